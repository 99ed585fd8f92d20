import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreSmokeAnswers } from './smoke-more.ts'

/** What messages of not smoking answer to something that the person wrote (TEXT-32). */
export const smokeAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'habit',
    text: 'A habit is easier to change when you know what to do instead. Say out loud what your hands will hold in place of a cigarette.',
    short: 'Choose what your hands will hold. No cigarette.',
    form: 'work',
    drill_sergeant: 'Say it out loud. Hold it at that moment.',
    kind_encouraging: 'A cup, a key, or a pen will do, as long as you know it beforehand.',
    teammate: 'Then we know what to reach for before the urge shows up.',
    wise_mentor: 'What you have settled in a quiet moment is easier to remember in a difficult one.',
    own: [
      {
        step: { text: 'Fetch the thing you chose, and hold it for a few breaths.', minutes: 1 },
        challenge: { text: 'Put that thing where your hand usually goes first.', seconds: 15 },
      },
      {
        step: { text: 'Choose a second thing to hold, for when the first is not near.', minutes: 1 },
        challenge: { text: 'Hold the second thing in one hand, then in both.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit is easier to interrupt when you see it coming. Copy your words onto a slip, and add what replaces the cigarette.',
    short: 'Copy your words onto a slip. Add what replaces smoking.',
    form: 'note',
    drill_sergeant: 'Fold the slip. Put it into your pocket.',
    kind_encouraging: 'In your pocket, it can remind you even when you are not thinking of it.',
    teammate: 'We keep the slip on us, so the habit can’t sneak up.',
    wise_mentor: 'Read it once before you put it away, and you will recognize the moment sooner.',
    own: [
      {
        step: { text: 'Read the slip aloud once, from the first word to the replacement.', minutes: 1 },
        challenge: { text: 'Do the first movement of the replacement, such as reaching for a cup.', seconds: 30 },
      },
      {
        step: { text: 'Put the slip into the pocket that your hand goes to first.', minutes: 1 },
        challenge: { text: 'Pull the slip out once by touch alone, and put it back.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit has less room when both hands hold something. Fill a cup before the moment you wrote about, and hold it throughout.',
    short: 'Full hands do not smoke. Fill a cup for that moment.',
    form: 'moment',
    drill_sergeant: 'Both hands on it. Until the moment is over.',
    kind_encouraging: 'Whatever you like to drink will do, even plain water.',
    teammate: 'Nobody lights up with both hands full, so we’ve got time on our side.',
    wise_mentor: 'When the urge comes, feel the weight of the cup, and let the urge pass.',
    own: [
      {
        step: { text: 'Choose the cup now, one that you need both hands to hold.', minutes: 1 },
        challenge: { text: 'Hold the empty cup for a few breaths, and find a good grip.', seconds: 30 },
      },
      {
        step: { text: 'Decide what will be in the cup, and check that you have it.', minutes: 1 },
        challenge: { text: 'Carry the cup to the place of that moment, and set it down.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Among people who smoke, an answer that you have practiced helps. Say out loud now: no cigarette for me, thank you.',
    short: 'Others offer cigarettes. Practice your answer: none for me, thanks.',
    form: 'work',
    drill_sergeant: 'Say it once more, in a friendly voice.',
    kind_encouraging: 'You can smile as you say it, and nobody needs a reason.',
    teammate: 'We’ve got our answer ready before anybody reaches for a pack.',
    wise_mentor: 'Words that you have said once do not have to be thought out in company.',
    own: [
      {
        step: { text: 'Choose what you will talk about right after your answer.', minutes: 1 },
        challenge: { text: 'Say the answer and the first words of that topic in one go.', seconds: 30 },
      },
      {
        step: { text: 'Decide where your hands will be as you answer: in pockets or on a table.', minutes: 1 },
        challenge: { text: 'Put your hands there, and give the answer once more.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'People offer fewer cigarettes when they know about your goal. Type one line that tells them, and save it, ready to send.',
    short: 'Tell the smokers. Type one line: no cigarettes, please.',
    form: 'prepare',
    drill_sergeant: 'Give no reasons. Save the line, ready to send.',
    kind_encouraging: 'You can send it before you meet them, or simply have it ready.',
    teammate: 'Before we meet anybody, we only have to press send.',
    wise_mentor: 'Ask for it plainly, since most people are glad to know how they can help.',
    own: [
      {
        step: { text: 'Add to the line what they may offer you instead, such as a seat.', minutes: 1 },
        challenge: { text: 'Choose the first person who should get the line.', seconds: 30 },
      },
      {
        step: { text: 'Read the line as a friend would, and shorten it by a word.', minutes: 1 },
        challenge: { text: 'Prepare a friendly reply for anybody who tries to talk you around.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'You can have the company without the smoking. Write down one question that you could ask somebody while others are smoking.',
    short: 'Company needs no cigarette. Write down one question.',
    form: 'note',
    drill_sergeant: 'Carry it along. Ask it while others smoke.',
    kind_encouraging: 'A simple question is enough, and it gives you something to look forward to.',
    teammate: 'While they’re at it, we’ve got a conversation going.',
    wise_mentor: 'Company is mostly talk, and the talk does not need a cigarette.',
    own: [
      {
        step: { text: 'Choose the person to whom you would put this question.', minutes: 1 },
        challenge: { text: 'Ask the question aloud once, in your usual voice, as practice.', seconds: 30 },
      },
      {
        step: { text: 'Think of a follow-up to your question, in case the first answer is short.', minutes: 1 },
        challenge: { text: 'Choose where you would stand to ask it, out of the smoke.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'What weighs on you can come out without smoking. Write one word for it on scrap paper, and tear the paper up.',
    short: 'Write the trouble in one word. Tear up the paper. No smoking.',
    form: 'work',
    drill_sergeant: 'Small pieces. Put them into the trash.',
    kind_encouraging: 'It does not have to be the right word, and nobody will read it.',
    teammate: 'We tear it small, and the hands have something to do.',
    wise_mentor: 'While the hands tear the paper, the urge has a little time to pass.',
    own: [
      {
        step: { text: 'Drop the scraps into the trash, and wash or wipe your hands.', minutes: 1 },
        challenge: { text: 'Lay your clean hands flat on something cool, and breathe out.', seconds: 30 },
      },
      {
        step: { text: 'Go to a window, and find something far off to look at.', minutes: 1 },
        challenge: { text: 'Keep your eyes on that far point for a few slow breaths.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Tension sends the hands looking for a cigarette. Press your palms together for one slow breath, and let both hands drop.',
    short: 'Tense hands want a cigarette. Press your palms together.',
    form: 'work',
    drill_sergeant: 'Take one breath. Let go. Hands stay empty.',
    kind_encouraging: 'You can do it again as often as the urge to smoke comes back.',
    teammate: 'We press, we let go, and the hands are calmer.',
    wise_mentor: 'Notice how the arms feel afterward, without any smoke.',
    own: [
      {
        step: { text: 'Interlace your fingers, and let both hands rest on something firm.', minutes: 1 },
        challenge: { text: 'Trace the edge of that surface with a finger from end to end.', seconds: 30 },
      },
      {
        step: { text: 'Find something cool to touch, such as a faucet, a glass, or a wall.', minutes: 1 },
        challenge: { text: 'Lay the inside of each wrist against the cool surface for a moment.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'When nothing else appeals, smoking looks like something to do. Take a sheet of paper, and fold it until it will not fold again.',
    short: 'Bored hands want to smoke. Fold one sheet of paper.',
    form: 'work',
    drill_sergeant: 'Sharp edges. Fold until it is tiny.',
    kind_encouraging: 'It is only paper, and it keeps your fingers busy while the urge goes by.',
    teammate: 'Let’s see how small we can get it.',
    wise_mentor: 'Folding keeps the fingers occupied, and an urge passes more easily then.',
    own: [
      {
        step: { text: 'Unfold the sheet, and count the fields that the creases make.', minutes: 2 },
        challenge: { text: 'Smooth the sheet, and draw a small mark in one field.', seconds: 45 },
      },
      {
        step: { text: 'Press the folded paper flat under something heavy, such as a book.', minutes: 1 },
        challenge: { text: 'Decide what the flat paper could hold or mark, such as a page.', seconds: 30 },
      },
    ],
  },
  ...moreSmokeAnswers,
]

import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreHandOverAnswers } from './hand-over-more.ts'

/** What messages of handing over answer to something that the person wrote (TEXT-32). */
export const handOverAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'perfect',
    text: 'A task can be good enough when somebody else does it differently. Below the top task on your list, write what has to be right.',
    short: 'Their way can be good enough. Write what the task needs.',
    form: 'note',
    drill_sergeant: 'One line under the task. The rest is theirs.',
    kind_encouraging: 'One line is plenty, and everything outside it may turn out another way.',
    teammate: 'Whatever we don’t write down is up to them.',
    wise_mentor: 'Whatever you leave unwritten is theirs to shape, and that is the point of handing over.',
    own: [
      {
        step: { text: 'Cross out whatever in that note is only a matter of taste.', minutes: 1 },
        challenge: { text: 'Next to it, write the name of somebody who could do the task.', seconds: 30 },
      },
      {
        step: { text: 'Add one thing about the task that somebody else may decide freely.', minutes: 1 },
        challenge: { text: 'Read the note as if the task were new to you, and close one gap.', seconds: 90 },
      },
    ],
  },
  {
    meets: 'perfect',
    text: 'A task that you hand over will not look like yours, and you can allow that. Say aloud once that another way is fine.',
    short: 'Handed over, a task looks different. Say aloud that it may.',
    form: 'work',
    drill_sergeant: 'Again. Until it sounds true.',
    kind_encouraging: 'You do not have to believe it entirely while you say it.',
    teammate: 'The first time we’ll hardly believe ourselves, and that’s normal.',
    wise_mentor: 'If one word is hard to say, you know what you still hold on to.',
    own: [
      {
        step: { text: 'Pick one task whose result may look different from yours.', minutes: 1 },
        challenge: { text: 'Name one good thing about the way somebody else might do it.', seconds: 45 },
      },
      {
        step: { text: 'Decide which single flaw you would correct, and which you would let pass.', minutes: 1 },
        challenge: { text: 'Say about the one that may pass: “This can stay as it is.”', seconds: 15 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Explaining takes time once, and doing everything yourself takes time every week. Say aloud how you would explain the first step of your next task.',
    short: 'Explaining takes time once. Explain your next task aloud.',
    form: 'work',
    drill_sergeant: 'Plain words. One breath. No side notes.',
    kind_encouraging: 'It may come out clumsy, since nobody has to follow it yet.',
    teammate: 'If we can say it in a breath, we can hand it over in a minute.',
    wise_mentor: 'Notice how little the other person needs to start.',
    own: [
      {
        step: { text: 'Note the part of your explanation that came out least clear.', minutes: 1 },
        challenge: { text: 'Replace that part with one short sentence, and read it aloud.', seconds: 90 },
      },
      {
        step: { text: 'Choose who could hear your explanation, and leave out what they already know.', minutes: 2 },
        challenge: { text: 'Write down the first sentence that they would still need.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A handover fits into a busy day when it has a form. Write what, who, and by when on a card to keep at hand.',
    short: 'Busy days need short handovers. Card: what, who, by when.',
    form: 'prepare',
    drill_sergeant: 'Block letters. Keep it at hand.',
    kind_encouraging: 'You do not have to fill it in yet, because it is there for the next task.',
    teammate: 'Next time we’re rushed, we only fill in the blanks.',
    wise_mentor: 'Anything that does not fit on the card can usually be left to the other person.',
    own: [
      {
        step: { text: 'Place the card where most new tasks reach you.', minutes: 1 },
        challenge: { text: 'Go through its points in your head with the next task you think of.', seconds: 60 },
      },
      {
        step: { text: 'Copy the points on the card into an empty message, and save it.', minutes: 2 },
        challenge: { text: 'Test the points on something small that you have handed over before.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Asking feels less awkward when you have heard yourself do it. Say aloud that you would like the other person to decide.',
    short: 'Handing over feels awkward at first. Say the request aloud.',
    form: 'work',
    drill_sergeant: 'Once with a full voice. No apology.',
    kind_encouraging: 'Your voice may shake, since this is only practice.',
    teammate: 'We practice it alone first, so it’s easier for real.',
    wise_mentor: 'Say it without a reason at the end, and it will sound like trust.',
    own: [
      {
        step: { text: 'Choose the first decision that you would hand over with this request.', minutes: 1 },
        challenge: { text: 'Repeat the request aloud, with that decision in it.', seconds: 30 },
      },
      {
        step: { text: 'Write the request as a text of no more than two sentences.', minutes: 2 },
        challenge: { text: 'Strike “sorry” and “only” from the text, if they are there.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'Fears about handing over are easier to weigh on paper. Write down what could happen, and below it, who could put it right.',
    short: 'Put the fear of handing over on paper. Write what could happen.',
    form: 'note',
    drill_sergeant: 'Below it: who could put it right.',
    kind_encouraging: 'Write it as badly as you imagine it, since the paper stays with you.',
    teammate: 'Once it’s written down, we can see how much of it is fixable.',
    wise_mentor: 'See whether it could be corrected, since a decision that can be corrected may be given away.',
    own: [
      {
        step: { text: 'On that paper, underline what could be put right within a day.', minutes: 1 },
        challenge: { text: 'Beside it, note the first thing that anybody would do then.', seconds: 60 },
      },
      {
        step: { text: 'Put a cross beside anything on that paper that has really happened before.', minutes: 1 },
        challenge: { text: 'Cover the lines without a cross, and look at what is left.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'Messages come to you even when somebody else could decide. Open the newest one with a question, and say aloud who could answer it.',
    short: 'Others can decide, too. Open the newest message with a question.',
    form: 'note',
    drill_sergeant: 'Say aloud who could answer it. One name.',
    kind_encouraging: 'Nothing has to be sent yet, and you may answer it yourself afterward.',
    teammate: 'If our own name comes out first, we try again.',
    wise_mentor: 'The name that comes first is often the right one.',
    own: [
      {
        step: { text: 'Find the words in that message that ask for the decision.', minutes: 1 },
        challenge: { text: 'Say aloud what somebody else would need to know before deciding.', seconds: 45 },
      },
      {
        step: { text: 'Check whether the question in that message was put to you alone.', minutes: 1 },
        challenge: { text: 'Start a reply with “The right person for this is,” and save it.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'message',
    text: 'Passing a message on is quick when the words are ready. Save a draft that asks the sender to decide.',
    short: 'Have words ready for messages. Type: please decide this.',
    form: 'prepare',
    drill_sergeant: 'Save it as your handover draft.',
    kind_encouraging: 'A friendly line is enough, and you can change it each time.',
    teammate: 'Next time we just paste it in and move on.',
    wise_mentor: 'A line that you write calmly sounds friendlier than one typed in haste.',
    own: [
      {
        step: { text: 'Put a short thank-you in front of the words you have ready.', minutes: 1 },
        challenge: { text: 'Look for one waiting message that those words would settle.', seconds: 60 },
      },
      {
        step: { text: 'Add to the draft by when you would like to hear the decision.', minutes: 1 },
        challenge: { text: 'Give the draft a subject by which you will find it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Some decisions do not have to stay with you. Tell {ally} that the next small choice is theirs: a meal, a time, a movie.',
    short: 'Tell {ally} the next small decision is theirs.',
    form: 'tell',
    drill_sergeant: 'Say it. Do not add your opinion.',
    kind_encouraging: 'They may choose something you would not have thought of, and that is fine.',
    teammate: 'If they pick something we wouldn’t, we go along.',
    wise_mentor: 'A choice that does not matter much is a good one for practice.',
    own: [
      {
        step: { text: 'Have an answer ready in case they ask you back: “You choose.”', minutes: 1 },
        challenge: { text: 'Say those two words aloud until they sound friendly.', seconds: 30 },
      },
      {
        step: { text: 'Mention a limit if there is one, such as a price or a place.', minutes: 1 },
        challenge: { text: 'Think of a choice that would surprise you, and decide to go along.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is easier to leave a decision alone when somebody may remind you. Ask {ally} to tell you when you take one back.',
    short: 'Ask {ally} to catch you taking decisions back.',
    form: 'tell',
    drill_sergeant: 'Then listen when it happens.',
    kind_encouraging: 'One word is enough, and you may laugh about it together.',
    teammate: 'We won’t notice it ourselves, so we borrow their ears.',
    wise_mentor: 'Thank them the first time they do it, and they will do it again.',
    own: [
      {
        step: { text: 'Suggest a short word that they can say when it happens.', minutes: 1 },
        challenge: { text: 'Practice what you will answer then: “Right, that one is yours.”', seconds: 30 },
      },
      {
        step: { text: 'Tell them about the last decision that you took back.', minutes: 1 },
        challenge: { text: 'Name aloud what you could have done instead of stepping in.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'trust',
    text: 'Others decide more freely when nobody looks over their shoulder. Mute one thread that they can settle without you.',
    short: 'Let others decide alone. Mute one thread.',
    form: 'work',
    drill_sergeant: 'Choose one they can settle. Do not look again.',
    kind_encouraging: 'You may feel a little uneasy at first, and the thread can stay muted all the same.',
    teammate: 'If they really need us, somebody will write to us directly.',
    wise_mentor: 'Notice the wish to look once more, and let it pass without opening the thread.',
    own: [
      {
        step: { text: 'Decide how long the thread will stay muted before you look in.', minutes: 1 },
        challenge: { text: 'Close the thread, and take out the next thing that only you can do.', seconds: 60 },
      },
      {
        step: { text: 'Type a last line for that thread: “Please settle this without me.”', minutes: 1 },
        challenge: { text: 'Look for a second thread in which your voice is not needed.', seconds: 60 },
      },
    ],
  },
  ...moreHandOverAnswers,
]

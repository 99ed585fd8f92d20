import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** More answers, beside those of `selfworth.ts`. */
export const moreSelfworthAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'afraid',
    text: 'You need not feel sure before you speak. Write down the first sentence that you would say.',
    short: 'Nervous? Write your first sentence.',
    form: 'prepare',
    drill_sergeant: 'One sentence. Read it. Pocket it.',
    kind_encouraging: 'It can be quite simple, such as a hello.',
    teammate: 'First line’s sorted, and the rest usually shows up.',
    wise_mentor: 'The beginning is the only part that has to be prepared.',
    own: [
      {
        step: { text: 'Say the sentence aloud, and drop any word that makes it smaller.', minutes: 1 },
        challenge: { text: 'Decide to whom you would say this sentence, and where.', seconds: 30 },
      },
      {
        step: { text: 'Add the sentence that comes second, in a few key words.', minutes: 1 },
        challenge: { text: 'Copy both onto something small enough for your hand.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'Self-worth is a big word, and it comes down to small acts. Pick one: a thank-you, a good mug, a no.',
    short: 'Where to begin? Thank-you, mug, or no.',
    form: 'note',
    drill_sergeant: 'Pick. Do. Done.',
    kind_encouraging: 'You can choose the one that makes you smile.',
    teammate: 'The mug. It’s obviously the mug. But we’re open to ideas.',
    wise_mentor: 'Choose the act, and let the feeling come when it likes.',
    own: [
      {
        step: { text: 'Do your pick in its smallest form: say it, pour it, or decline.', minutes: 2 },
        challenge: { text: 'Note in one word what it was, on whatever paper is near.', seconds: 15 },
      },
      {
        step: { text: 'Find an occasion for your pick that comes up anyway.', minutes: 1 },
        challenge: { text: 'Plan another of the three for a different day.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'It is hard to hear yourself in a full house. Take a chair in a corner, and call it yours for one song.',
    short: 'Full house? Take a chair. Call it yours.',
    form: 'work',
    drill_sergeant: 'Chair. Door. One song.',
    kind_encouraging: 'You can tell them that you will be right back.',
    teammate: 'We’ve put a flag on the armchair.',
    wise_mentor: 'A place of one’s own may be as small as a chair.',
    own: [
      {
        step: { text: 'Put something of yours on the chair, such as a sweater or a book.', minutes: 1 },
        challenge: { text: 'Sit down, and finish one thought that the noise had cut off.', seconds: 60 },
      },
      {
        step: { text: 'Turn the chair so that it faces away from the noise.', minutes: 1 },
        challenge: { text: 'Name from there one thing that you would like to do by yourself.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Around loud people it is easy to shrink. Decide beforehand on one thing that you want to say.',
    short: 'Loud company? Decide on one thing to say.',
    form: 'prepare',
    drill_sergeant: 'One thing. Early. Clear.',
    kind_encouraging: 'When it is said, you may lean back and listen.',
    teammate: 'We get ours in before the dessert does.',
    wise_mentor: 'Say it early, and you need not carry it around.',
    own: [
      {
        step: { text: 'Shorten this one thing until it fits into a single breath.', minutes: 1 },
        challenge: { text: 'Say it aloud once, a little louder than usual.', seconds: 15 },
      },
      {
        step: { text: 'Think of an opening that gets attention without shouting, such as a name.', minutes: 1 },
        challenge: { text: 'Put the opening before what you want to say, and try both aloud.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'There is always time for a sentence. Write one thing that you did right today, wherever you are.',
    short: 'No time? One sentence. One thing done right.',
    form: 'note',
    drill_sergeant: 'Write. Close. Go.',
    kind_encouraging: 'It can stand on a receipt.',
    teammate: 'Bus stop, back of the hand, done. We’re efficient.',
    wise_mentor: 'A half sentence is enough, as long as you wrote it.',
    own: [
      {
        step: { text: 'Underline the word in your sentence that says what you did.', minutes: 1 },
        challenge: { text: 'Slip the sentence into a pocket or a case that you open often.', seconds: 15 },
      },
      {
        step: { text: 'Add what made this thing possible: patience, a friend, or practice.', minutes: 1 },
        challenge: { text: 'Date the sentence, and leave room for the next one below.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'bored',
    text: 'If kind words sound hollow, use facts. Write down what you did since you got up.',
    short: 'Kind words hollow? Write facts.',
    form: 'note',
    drill_sergeant: 'Got up. Did this. Did that.',
    kind_encouraging: 'It will be longer than you thought.',
    teammate: 'Look at that list, and we thought we’d done nothing.',
    wise_mentor: 'Leave out how well you did each thing.',
    own: [
      {
        step: { text: 'Add one fact that nobody saw.', minutes: 1 },
        challenge: { text: 'Count the facts, and put the number at the bottom.', seconds: 30 },
      },
      {
        step: { text: 'Mark every fact that did somebody good, yourself included.', minutes: 1 },
        challenge: { text: 'Read the marked facts aloud, without adding a judgment.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Others keep better records of you than you do. Ask {ally} for one thing that you do well.',
    short: 'Ask {ally} for one thing you do well.',
    form: 'tell',
    drill_sergeant: 'Ask. No arguing. Thanks.',
    kind_encouraging: 'You can say that it is homework.',
    teammate: 'We write it down before we can talk it away.',
    wise_mentor: 'Take the first answer, since it came by itself.',
    own: [
      {
        step: { text: 'Write the answer down word for word, without softening it.', minutes: 1 },
        challenge: { text: 'Think of the last time that you did this thing.', seconds: 30 },
      },
      {
        step: { text: 'Say thank you for the answer, and nothing that weakens it.', minutes: 1 },
        challenge: { text: 'Choose a small way to do this thing once more soon.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'It is nice to hear good news from somebody you like. Tell {ally} one thing that you are pleased with.',
    short: 'Tell {ally} one thing you are pleased with.',
    form: 'tell',
    drill_sergeant: 'One thing. No buts.',
    kind_encouraging: 'It may be small, and it will be heard kindly.',
    teammate: 'We lead with it, before the weather.',
    wise_mentor: 'You need not play it down afterward.',
    own: [
      {
        step: { text: 'Add how it came about, in one sentence that begins with “I.”', minutes: 1 },
        challenge: { text: 'Keep some trace of it, such as a photo or a note.', seconds: 60 },
      },
      {
        step: { text: 'Mention who or what helped you with the thing that pleases you.', minutes: 1 },
        challenge: { text: 'Decide what comes next with it, if anything does.', seconds: 30 },
      },
    ],
  },
]

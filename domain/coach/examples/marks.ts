import type { Example } from '#domain/coach/examples/example.ts'

/** Complete texts of milestones, target dates and days after a note. */
export const MARK_EXAMPLES: readonly Example[] = [
  {
    situation: 'milestone_7',
    kind: 'reflect',
    tone: 'wise_mentor',
    facts:
      'Goal: Read a psalm every morning. Plan: When the coffee is ready, I will sit by the window and read. Obstacle: the radio. In their words: Retired; his other goal is "Cook for one again" (gentle). Run 7.',
    answer: {
      message:
        'Seven mornings with the psalm. Something made them possible, and it is worth knowing what: the coffee, the window, the hour, or the radio staying off. Write it down while it is fresh. It will be useful on a morning that is less willing.',
      steps: [
        { text: 'Write down what made the seven mornings easy.', minutes: 2 },
        { text: 'Read today’s psalm slowly, then one verse of it again.', minutes: 4 },
        { text: 'Leave the book open for tomorrow.', minutes: 1 },
      ],
      challenge: { text: 'Leave the radio off for a minute after you close the book.', seconds: 60 },
    },
  },
  {
    situation: 'milestone_30',
    kind: 'save',
    tone: 'drill_sergeant',
    facts:
      'Goal: Pay off the credit card. Plan: When the mail comes, I will open every envelope at the kitchen table. Obstacle: I don’t open the letters. In their words: I want to sleep without doing sums. Run 30.',
    answer: {
      message:
        'Thirty days. On the log. No celebration with a bigger plan. Same table. Same order: mail comes, envelopes open. One extra line today. Write down what the newest statement says is left. Date it. Carry on.',
      steps: [
        { text: 'Bring today’s mail to the table and open it.', minutes: 2 },
        { text: 'Write down the balance from the newest statement.', minutes: 3 },
        { text: 'Put that page on top of the box.', minutes: 1 },
      ],
      challenge: { text: 'Tell one person: thirty days. No details needed.', seconds: 30 },
    },
  },
  {
    situation: 'milestone_90',
    kind: 'stop',
    tone: 'kind_encouraging',
    facts:
      'Goal: Quit smoking. Plan: When I have my coffee, I will hold the cup with both hands and stay inside. Obstacle: the break at eleven with Tom. In their words: I want to run after my niece and still talk. Run 90.',
    answer: {
      message:
        'Ninety days. At the start you wrote: “I want to run after my niece and still talk.” How near that is, only you can say. Today you could choose what to keep from the plan. The cup in both hands may stay simply because you like it.',
      steps: [
        { text: 'Write which hour was the hard one then, and which is now.', minutes: 3 },
        { text: 'Choose the part of the plan that stays.', minutes: 1 },
        { text: 'Tell one person the number.', minutes: 2 },
      ],
      challenge: { text: 'Say “ninety days” out loud to somebody who will know what it means.', seconds: 30 },
    },
  },
  {
    situation: 'target_eve',
    kind: 'recover',
    tone: 'kind_encouraging',
    facts:
      'Goal: Walk to the bakery without a stick. Plan: When the kettle is on, I will do the sheet. Obstacle: I’m afraid it gives way. In their words: Exercises from the physio sheet, morning and evening. Target tomorrow.',
    answer: {
      message:
        'Tomorrow is the day you set for the bakery. You also wrote “I’m afraid it gives way.” There is room for both. Today, go through the way in your head, decide where you could rest, and who might come along. The stick may come too.',
      steps: [
        { text: 'Do the exercise you mind least, as on any other day.', minutes: 4 },
        { text: 'Write down where on the way you could sit.', minutes: 2 },
        { text: 'Ask someone to walk with you.', minutes: 2 },
      ],
      challenge: { text: 'Choose what you will buy there, and put the money by the door.', seconds: 60 },
    },
  },
  {
    situation: 'target_day',
    kind: 'finish',
    tone: 'drill_sergeant',
    facts:
      'Goal: Finish the first draft of my thesis. Plan: When I sit down in the library, I will open the chapter before my email. Obstacle: I reread instead of writing. In their words: I want to hand in something I would show my grandmother. Target today.',
    answer: {
      message:
        'Today is the date. It is a first draft. Gaps are allowed if they are marked. Write the last line. Save the file. Send it to one reader. Then step away from the desk. That is an order too.',
      steps: [
        { text: 'Write the last sentence of the conclusion.', minutes: 4 },
        { text: 'Mark every open place with the same sign.', minutes: 4 },
        { text: 'Save the file and send it to one reader.', minutes: 1 },
      ],
      challenge: { text: 'Tell one person: the draft exists.', seconds: 30 },
    },
  },
  {
    situation: 'after_target',
    kind: 'save',
    tone: 'kind_encouraging',
    facts:
      'Goal: Pay off the credit card. Plan: When the mail comes, I will open every envelope at the kitchen table. Obstacle: I don’t open the letters. In their words: I want to sleep without doing sums. Target yesterday.',
    answer: {
      message:
        'Yesterday was the date you set for the card. If it is paid, this goal has done its work and can be closed. If something is left, the date was an estimate and the plan still holds: mail, table, envelope. Look once, then decide.',
      steps: [
        { text: 'Look up the balance.', minutes: 3 },
        { text: 'Write one word: closed, later, or smaller.', minutes: 1 },
        { text: 'Put a new date into the goal, if there is one.', minutes: 1 },
      ],
      challenge: { text: 'Write one line: what made opening letters easier.', seconds: 60 },
    },
  },
  {
    situation: 'note_hard',
    kind: 'stop',
    tone: 'wise_mentor',
    facts:
      'Goal: Stop shouting at my kids. Plan: When I hear my voice go up, I will go to the sink and run cold water over my hands. Obstacle: the last ten minutes before school. In their words: I want them to tell me things when they are fifteen. Note “hard. lost it over a shoe”.',
    answer: {
      message:
        'You wrote yesterday: “hard. lost it over a shoe.” A shoe is a small thing that arrives at a bad minute, and the minute can be made easier. Shoes can stand in pairs by the door before anyone is tired. Do that part today, and leave the rest.',
      steps: [
        { text: 'Choose the place where the shoes will stand tonight.', minutes: 2 },
        { text: 'Get one more thing ready that is often missing.', minutes: 3 },
        { text: 'Walk to the sink once, as practice.', minutes: 1 },
      ],
      challenge: { text: 'If you want to, tell your child that you were too loud and are sorry.', seconds: 30 },
    },
  },
  {
    situation: 'note_easy',
    kind: 'stop',
    tone: 'drill_sergeant',
    facts:
      'Goal: Quit smoking. Plan: When I have my coffee, I will hold the cup with both hands and stay inside. Obstacle: the break at eleven with Tom. In their words: I want to run after my niece and still talk. Note “easy. tea instead of coffee”.',
    answer: {
      message:
        'Your note: “easy. tea instead of coffee.” Useful. Repeat it. Same hour. Same tea. Same side of the door. No higher target today. Easy means that the plan fits.',
      steps: [
        { text: 'Put the tea where the coffee stands.', minutes: 1 },
        { text: 'Tell Tom that you are on tea at eleven.', minutes: 1 },
        { text: 'Find one other moment for the tea, and write it down.', minutes: 2 },
      ],
      challenge: { text: 'Drink the first sips inside, both hands on the cup.', seconds: 60 },
    },
  },
]

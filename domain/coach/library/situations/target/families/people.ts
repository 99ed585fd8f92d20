import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** Something with other people that has a date. The day before, and the day itself (TEXT-37). */
export const peopleDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'You named what gets in the way: {obstacle}. Decide today what you will do if it comes tomorrow, and tell one person.',
        'Decide today what will have to wait tomorrow, so that this does not. Tell whoever it concerns, in one line.',
      ],
      short: [
        'Known obstacle: {obstacle}. Decide what you do then. Tell one person today.',
        'Decide what waits tomorrow. Tell whoever it concerns. One line.',
      ],
      meets: ['late', 'message', 'phone', 'stress', 'tired'],
      step: { text: 'Write the one line that makes room for it tomorrow.', minutes: 2 },
      challenge: { text: 'Block that hour in your calendar.', seconds: 30 },
    },
    {
      text: [
        'Tomorrow the plan is the same: {when}, {then}. Today you can tell the others at what time they may expect you.',
        'Settle the time and the place with the others today, in one line. Tomorrow then begins with a hello, and not with a question.',
      ],
      short: [
        'Same plan tomorrow: {when}, {then}. Tell the others when to expect you.',
        'Settle time and place today. One line to the others. Done.',
      ],
      step: {
        text: 'Write {ally} at what time you will be there tomorrow.',
        twin: 'Write the others at what time you will be there tomorrow.',
        minutes: 2,
      },
      challenge: { text: 'Set an alarm for the minute when you have to leave.', seconds: 30 },
    },
    {
      text: [
        'Write down the one thing you would like to ask or say tomorrow, in the words that you would use at the table.',
      ],
      short: ['Write down one thing to ask or say tomorrow. Table words, no speech.'],
      instead: {
        text: [
          'You noted {last_note}. Decide what you do if that comes up tomorrow as well, and write the one line that you will send then.',
        ],
        short: ['Your note: {last_note}. It may come up tomorrow. Decide what you do. Write the line you send then.'],
        step: { text: 'Write the line that you will send if it comes up.', minutes: 2 },
        challenge: { text: 'Save that line where you find it with one tap.', seconds: 30 },
      },
      step: { text: 'Write the first sentence that you want to say tomorrow.', minutes: 3 },
      challenge: { text: 'Say that sentence aloud, in an ordinary voice.', seconds: 15 },
    },
    {
      text: [
        'You wrote why: {why}. Choose one small thing for tomorrow that answers it: a question, a dish, an hour without a screen.',
        'Choose one small thing to bring tomorrow: a picture, a story of last week, or a question whose answer you do not know.',
      ],
      short: [
        'Your reason: {why}. Choose one small thing for tomorrow that answers it.',
        'Choose one thing to bring tomorrow. A picture, a story, or a question.',
      ],
      step: { text: 'Write the one small thing for tomorrow on a slip.', minutes: 2 },
      challenge: { text: 'Put that slip into the pocket of what you will wear.', seconds: 15 },
    },
    {
      text: [
        'The plan can stay when the date is over: {when}, {then}. Ask the others which day matters most to them.',
        'Look at how often it worked, and on what days. Pick the next such day after the date as well, and ask whether it suits the others.',
      ],
      short: [
        'The plan can stay: {when}, {then}. Ask the others which day matters most. Note it.',
        'Check on which days it worked. Pick the next one after the date. Ask the others.',
      ],
      step: {
        text: 'Ask {ally} which day after the date matters most.',
        twin: 'Ask the others which day after the date matters most.',
        minutes: 2,
      },
      challenge: { text: 'Mark that day in your calendar.', seconds: 15 },
    },
  ],
  target_day: [
    {
      text: [
        'Today as planned: {when}, {then}. What is left undone can wait until tomorrow.',
        'Begin early enough to arrive without hurry. What is left undone can wait until tomorrow.',
      ],
      short: [
        'Order of the day: {when}, {then}. Unfinished things wait until tomorrow.',
        'Leave early. Arrive without hurry. Unfinished things wait until tomorrow.',
      ],
      step: { text: 'Put away what could still call you back.', minutes: 2 },
      challenge: { text: 'Put the phone in a drawer before you begin.', seconds: 15 },
    },
    {
      text: ['Ask one question today, and wait for the whole answer. It does not have to be about the goal.'],
      short: ['Ask one question. Wait for the whole answer. Add nothing.'],
      step: {
        text: 'Write down one question for {ally}.',
        twin: 'Write down one question for the person you will see.',
        minutes: 2,
      },
      challenge: { text: 'Let somebody finish a story without adding yours.', seconds: 120 },
    },
    {
      text: [
        'Tell them today what these weeks have been like for you, in a sentence. They may have noticed something that you have not.',
      ],
      short: ['Tell them how these weeks were. A sentence is enough. Then ask what they noticed.'],
      step: { text: 'Write the sentence that you will tell them.', minutes: 2 },
      challenge: { text: 'Ask one person what they have noticed.', seconds: 60 },
    },
    {
      text: [
        'You noted {last_note}. Leave that outside today, or say it first and be done with it. Then look at who is there.',
        'Look at who is there today before you look at how it goes. One person may be glad of a word from you.',
      ],
      short: [
        'Your note: {last_note}. Leave it outside. Or say it first. Then look at who is there.',
        'Look at who is there. One of them gets a word from you. Start with that.',
      ],
      step: { text: 'Choose the person who gets a word from you today.', minutes: 1 },
      challenge: { text: 'Thank one person for one exact thing.', seconds: 60 },
    },
    {
      text: [
        'Before the day ends, name the next time, and let somebody else choose it. Nothing needs to be said about the date.',
      ],
      short: ['Before the day ends, name the next time. Let them choose. Write it down.'],
      step: {
        text: 'Ask {ally} when the next time should be.',
        twin: 'Ask the others when the next time should be.',
        minutes: 2,
      },
      challenge: { text: 'Write the next time where everybody can see it.', seconds: 30 },
    },
  ],
}

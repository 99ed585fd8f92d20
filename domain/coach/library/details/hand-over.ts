import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of handing over decisions. */
export const handOverDetails: readonly Detail[] = [
  {
    text: 'Choose one decision that may come out differently from yours. Hand it over today, and say that you mean it.',
    short: 'Pick one decision. Accept a different answer. Hand it over.',
    form: 'tell',
  },
  {
    text: 'When somebody asks you for a decision, ask what they would do. Wait for the whole answer.',
    short: 'Somebody wants a decision. Ask what they would do.',
    form: 'moment',
  },
  {
    text: 'Write down one decision that you keep only because you are faster. Write beside it who could learn to make it.',
    short: 'Name a decision you keep for speed. Write another name beside it.',
    form: 'note',
  },
  {
    text: 'Choose a decision to hand over, and write down its limits: an amount and a date. The rest is theirs.',
    short: 'Set the limit and the date. The decision is theirs.',
    form: 'note',
  },
  {
    text: 'In a meeting, people often stop discussing when you have spoken. In the next one, give your opinion last.',
    short: 'In the meeting, speak last. Look at the one who knows.',
    form: 'moment',
  },
  {
    text: 'People bring a decision back when they are afraid of being corrected. Tell one of them which mistakes are all right.',
    short: 'Say which mistakes are allowed. Then hand over the decision.',
    form: 'tell',
  },
  {
    text: 'After handing over a decision, it is tempting to ask too early. Write down the day on which you will ask.',
    short: 'Set the day when you ask about the decision. Not before.',
    form: 'note',
  },
  {
    text: 'Small decisions are practice for larger ones. Hand over a very small one today: a time, a color, or a seat.',
    short: 'Give away a small decision: a time, a color, a seat.',
    form: 'tell',
  },
  {
    text: 'If you know a better way today, keep it to yourself once. Let the decision stand unless it does harm.',
    short: 'If you know better, keep it. Let their decision stand.',
    form: 'moment',
  },
  {
    text: 'Find one message that asks you for a decision. Forward it to somebody closer to it, with the words “Your call.”',
    short: 'Forward one message with “Your call.” That hands over the decision.',
    form: 'tell',
  },
  {
    text: 'Think of who decides when you are ill. Leave one decision to that person today, although you are well.',
    short: 'Who decides when you are ill? Let them decide today.',
    form: 'tell',
  },
  {
    text: 'List the decisions that you made yesterday. Mark the one that somebody else could have made.',
    short: 'List yesterday’s decisions. Mark the one to hand over.',
    form: 'note',
  },
  {
    text: 'Nobody can decide without the facts. Send the one document that the next decision depends on.',
    short: 'Send the document that the decision depends on. Facts first.',
    form: 'tell',
  },
  {
    text: 'Silence often means that somebody is thinking. When you have asked for a decision, take a slow breath and say nothing.',
    short: 'Ask, then stay silent. Let them decide.',
    form: 'moment',
  },
  {
    text: 'When somebody tells you their decision, say only “Do it.” Then it stays theirs, and you give no grade.',
    short: 'Say only “Do it.” Their decision needs no grade.',
    form: 'moment',
  },
  {
    text: 'Ask one person what they noticed after a decision of theirs. Leave out what you would have done.',
    short: 'Ask what they saw after their decision. Only listen.',
    form: 'tell',
  },
  {
    text: 'Think of a decision for which the second-best answer is good enough. Hand over that one first.',
    short: 'Find a decision where second best is enough. Hand it over.',
    form: 'tell',
  },
  {
    text: 'Look through your calendar for a meeting that somebody else prepares. Ask that person to lead it.',
    short: 'Give one meeting to the person who prepares it.',
    form: 'tell',
  },
  {
    text: 'Quiet people seldom speak once the others have begun. Ask the quietest one first about the next decision.',
    short: 'Ask the quietest person first. The decision starts there.',
    form: 'moment',
  },
  {
    text: 'Write one sentence that lets others decide without you, such as a limit for small purchases.',
    short: 'Write one rule so that others can decide.',
    form: 'note',
  },
  {
    text: 'Leave one thread or one meeting today in which you are not needed. Tell the others that they decide.',
    short: 'Leave one thread. The decision happens without you.',
    form: 'tell',
  },
  {
    text: 'If you take a decision back, people will ask you next time. Let one stand that you would have made differently.',
    short: 'Let one decision stand that you would have changed.',
    form: 'moment',
  },
  {
    text: 'Choose a decision that can be undone within a day. Hand it over, and say that it can be undone.',
    short: 'Choose a decision that can be undone. Hand it over.',
    form: 'tell',
  },
  {
    text: 'Thank one person today for making a decision, before anybody knows how it turns out.',
    short: 'Thank one person for a decision. Do not mention the result.',
    form: 'tell',
  },
]

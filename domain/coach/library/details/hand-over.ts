import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of handing over decisions. */
export const handOverDetails: readonly Detail[] = [
  {
    text: 'A decision is only yours to give if another answer is all right. Hand over one today, and say so.',
    short: 'Pick one decision. Accept a different answer. Hand it over.',
    form: 'tell',
  },
  {
    text: 'When somebody asks you for a decision, ask what they would do. Wait for the whole answer.',
    short: 'If somebody wants a decision, ask for theirs.',
    form: 'moment',
  },
  {
    text: 'Being faster is a common reason to keep a decision. Write down one that you keep for it, and who could learn it.',
    short: 'Write down one decision. Beside it, who could learn it.',
    form: 'note',
  },
  {
    text: 'A decision with limits is easier to take over. Choose one, and write down an amount and a date for it.',
    short: 'Choose one decision. Write its limits: an amount, a date.',
    form: 'note',
  },
  {
    text: 'In a meeting, people often stop discussing when you have spoken. In the next one, give your opinion last.',
    short: 'In the next meeting, let others speak first.',
    form: 'moment',
  },
  {
    text: 'People bring a decision back when they are afraid of being corrected. Tell one of them which mistakes are all right.',
    short: 'Hand over one decision. Say which mistakes are all right.',
    form: 'tell',
  },
  {
    text: 'After handing over a decision, it is tempting to ask too early. Write down the day on which you will ask.',
    short: 'Write the day you ask about a decision. Not earlier.',
    form: 'note',
  },
  {
    text: 'Small decisions are practice for larger ones. Hand over a very small one today: a time, a color, or a seat.',
    short: 'Give away a small decision: a time, a color, a seat.',
    form: 'tell',
  },
  {
    text: 'A better way is not always worth taking the decision back. If you know one today, keep it to yourself once.',
    short: 'If you know a better way, say nothing. Their decision stands.',
    form: 'moment',
  },
  {
    text: 'Whoever is closest to a question often decides it best. Forward one such message with the words “Your call.”',
    short: 'Forward one message with “Your call.” That hands over the decision.',
    form: 'tell',
  },
  {
    text: 'Some decisions get made without you when you are ill. Leave one of them to that person today.',
    short: 'Who decides when you are ill? Let them decide today.',
    form: 'tell',
  },
  {
    text: 'Yesterday’s decisions show what you still hold. List them, and mark the one that somebody else could have made.',
    short: 'List yesterday’s decisions. Mark the one to hand over.',
    form: 'note',
  },
  {
    text: 'Nobody can decide without the facts. Send the one document that the next decision depends on.',
    short: 'Choose one decision. Send its facts to whoever makes it.',
    form: 'tell',
  },
  {
    text: 'Silence often means that somebody is thinking. When you have asked for a decision, take a slow breath and say nothing.',
    short: 'Ask for a decision. Then say nothing until it comes.',
    form: 'moment',
  },
  {
    text: 'When somebody tells you their decision, say only “Do it.” Then it stays theirs, and you give no grade.',
    short: 'Somebody tells you a decision: say only “Do it.”',
    form: 'moment',
  },
  {
    text: 'People learn from a decision when they look back at it. Ask one person what they noticed after theirs.',
    short: 'Ask somebody how their decision went. Only listen.',
    form: 'tell',
  },
  {
    text: 'For some decisions the second-best answer is good enough. Hand over one of those today.',
    short: 'Find a decision where second best is enough. Hand it over.',
    form: 'tell',
  },
  {
    text: 'Whoever prepares a meeting can also lead it. Ask that person for one, and let them decide there.',
    short: 'Let the one who prepares a meeting lead it.',
    form: 'tell',
  },
  {
    text: 'Quiet people seldom speak once the others have begun. Ask the quietest one first about the next decision.',
    short: 'In the next decision, ask the quietest person first.',
    form: 'moment',
  },
  {
    text: 'A rule answers a question before it is asked. Write one that lets others decide, such as a limit for small purchases.',
    short: 'Write one rule so that others can decide.',
    form: 'note',
  },
  {
    text: 'In some threads, others can decide without you. Leave one of them today, and tell them that they decide.',
    short: 'Leave one message thread. Say that they decide.',
    form: 'tell',
  },
  {
    text: 'If you take a decision back, people will ask you next time. Let one stand that you would have made differently.',
    short: 'Let one decision stand that you would have changed.',
    form: 'moment',
  },
  {
    text: 'A decision that can be undone is a safe one to give away. Choose one, and hand it over today.',
    short: 'Choose a decision that can be undone. Hand it over.',
    form: 'tell',
  },
  {
    text: 'Thanks for the result come too late to encourage anybody. Thank one person for deciding, before you know how it turns out.',
    short: 'Thank one person for a decision. Do not mention the result.',
    form: 'tell',
  },
]

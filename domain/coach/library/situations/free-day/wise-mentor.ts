import type { LibraryMessage } from '#domain/coach/library/entry.ts'
import type { Frame } from '#domain/coach/library/frame.ts'

/** Messages of Wise Mentor on a day that the goal does not ask for. They name the next one and lead to a preparation (TEXT-30). */
export const restDayMessages: readonly LibraryMessage[] = [
  {
    text: 'Nothing is required of you today, for {coming}. You have decided on the beginning: {when}, {then}. Turn to other things.',
    twin: 'Nothing is required of you today, for {coming}. Choose a calm moment for the step below, and then turn to other things.',
  },
  {
    text: '{coming}. You have named what might be difficult: {obstacle}. You have also decided what to do that day: {then}. Wait with the rest.',
    twin: '{coming}. It is sufficient to prepare one thing before that day, and the step below is such a thing. Wait with the rest.',
    byKind: {
      recover:
        '{coming}. You have named what worries you: {obstacle}. Decide to put that to a doctor or therapist who knows you in these words, and do not test it beforehand.',
    },
  },
  {
    text: 'You wrote at the beginning: {why}. That reason may rest today, as {coming}. Attend only to the step below, and leave the day to other things.',
    twin: 'Leave today to other things, as {coming}. Attend only to the step below, and do it without hurry.',
  },
  {
    text: 'You have decided on this: {plan} That is for later, and {coming}. Consider once whether it still suits you, and wait.',
    twin: 'There is a time for it, and it is not today: {coming}. What can be prepared in a few minutes stands below. Choose a quiet moment for it.',
  },
  {
    text: 'You left this note: {last_note}. It asks for no answer today, since {coming}. Do the step below with some care, and the beginning will be easier.',
    twin: 'You need not keep it in mind on the days between, since {coming}. Do the step below with some care, and the beginning will be easier.',
  },
  {
    text: '{coming}. One act will be sufficient that day, and you have chosen it: {then}. If somebody has to know the hour, tell them today.',
    twin: 'If somebody has to know that {coming}, today is a good day to say so. Choose one person, and tell them. Then attend to the step below.',
  },
  {
    text: 'You foresaw what might be difficult: {obstacle}. It need not be met today, for {coming}. Choose to make one thing easier beforehand, and it stands below.',
    twin: 'Whatever may be difficult need not be met today, for {coming}. Choose to make one thing easier beforehand, and it stands below.',
    byKind: {
      recover:
        'You foresaw a worry: {obstacle}. It is worth a question to a doctor or therapist who knows you before the day comes, and {coming}. Choose to wait with everything else.',
    },
  },
  {
    text: 'The reason is yours, and it will keep: {why}. {coming}. Spend a few calm minutes on what stands below.',
    twin: '{coming}, and what you intend will keep until then. Spend a few calm minutes on what stands below, and regard that as sufficient.',
  },
  {
    text: 'Do not begin early, since {coming}. The days between are meant for other things, and the step below asks for a few minutes of them.',
  },
  {
    text: '{coming}. Consider it settled, and spare yourself the thought of it. A single preparation is left, and you find it below.',
  },
  {
    text: 'It is sufficient that you know the day: {coming}. Choose whether to do the step below now or later, and be free of the matter afterward.',
  },
  {
    text: 'A day without a task may remain one, and {coming}. If you wish to do something for it all the same, choose what stands below and nothing larger.',
  },
]

/** Messages of Wise Mentor on such a day for a goal with a topic: a detail that can be prepared (TEXT-30). */
export const restDayFrames: readonly Frame[] = [
  { text: 'Let today be for getting ready, as {coming}. {detail}', holds: ['prepare', 'note'] },
  { text: '{coming}. Decide today on one thing that can be done beforehand. {detail}', holds: ['prepare', 'note'] },
  {
    text: 'What is ready beforehand asks for no decision on the day. {detail} Then wait, for {coming}.',
    holds: ['prepare', 'note'],
  },
  {
    text: 'Leave the matter itself alone, since {coming}. {detail} Turn to other things afterward.',
    holds: ['prepare', 'note'],
  },
  {
    text: 'Choose one preparation, and do it calmly. {detail} There is time, as {coming}.',
    holds: ['prepare', 'note'],
  },
  { text: 'Consider what can be spared on the day itself, for {coming}. {detail}', holds: ['prepare', 'note'] },
]

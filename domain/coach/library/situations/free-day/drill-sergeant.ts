import type { LibraryMessage } from '#domain/coach/library/entry.ts'
import type { Frame } from '#domain/coach/library/frame.ts'

/** Messages of Drill Sergeant on a day that the goal does not ask for. They name the next one and lead to a preparation (TEXT-30). */
export const restDayMessages: readonly LibraryMessage[] = [
  {
    text: 'No order for today. {coming}. The first move is set: {when}, {then}. Leave it alone until then. Dismissed.',
    twin: 'No order for today. {coming}. One step stands below. Do it. Then leave the whole thing alone. Dismissed.',
  },
  {
    text: '{coming}. Obstacle named: {obstacle}. Order for the day: {then}. Until then, do the step below. Carry on.',
    twin: '{coming}. Prepare one thing and no more. Read the line under this. Work without hurry. Then take the day off. Carry on.',
    byKind: {
      recover:
        '{coming}. You named a worry: {obstacle}. Take that line to your next appointment. Ask how much is right. No tests before that. At ease.',
    },
  },
  {
    text: 'Reason on file: {why}. {coming}. No early start. The step below is the whole order. Then off duty. Dismissed.',
    twin: 'No early start. {coming}. You find the whole order underneath. It is short. Then you are off duty. Dismissed.',
  },
  {
    text: 'Your plan stands: {plan} Read it once today. {coming}. Change one word or none. Do the step below. Dismissed.',
    twin: 'Today is for equipment and paper only. {coming}. It takes minutes. Finish before the next meal. Nothing more is asked.',
  },
  {
    text: 'Last note on file: {last_note}. No answer needed today. {coming}. Do the step below. It helps with the start. Carry on.',
    twin: 'Do not carry it around. {coming}. Get the small step out of the way. Then think of something else. Carry on.',
  },
  {
    text: '{coming}. The order for that day: {then}. Today, tell one person the hour. One sentence will do. Then at ease.',
    twin: 'Somebody may need to know the day. {coming}. Tell that person in one line. Leave everything else for later. At ease.',
  },
  {
    text: 'You reported what may block it: {obstacle}. Not due today. {coming}. Make one thing easier in advance. It stands below. Carry on.',
    twin: 'No duty today. {coming}. Make one thing easier in advance. Once is plenty. Stop there. Carry on.',
    byKind: {
      recover:
        'You reported a worry: {obstacle}. Do not push against it. {coming}. Ask a doctor or a therapist before that. Today is light. At ease.',
    },
  },
  {
    text: 'You wrote why: {why}. That holds until the day. {coming}. One preparation is ordered. It stands below. Off duty after that.',
    twin: 'The day is set. {coming}. One preparation is ordered, and only one. Do it now or after the meal. At ease then.',
  },
  {
    text: 'A free day. {coming}. Take the step below. Check it with one look. Then put it out of your mind. Dismissed.',
  },
  {
    text: 'Look ahead once. {coming}. One part can be ready by then. Get that done while it is quiet. Stand down.',
  },
  {
    text: 'Hold your position. {coming}. No practice until then. Only the small job below is yours today. Finish it. Carry on.',
  },
  {
    text: 'Time is on your side. {coming}. Use a few minutes of it. Spend the rest as you like. Dismissed.',
  },
]

/** Messages of Drill Sergeant on such a day for a goal with a topic: a detail that can be prepared (TEXT-30). */
export const restDayFrames: readonly Frame[] = [
  { text: 'No practice today. {coming}. Prepare one thing. {detail} Then off duty.', holds: ['prepare', 'note'] },
  {
    text: '{coming}. This can be done early. {detail} Nothing more is ordered. Dismissed.',
    holds: ['prepare', 'note'],
  },
  { text: 'Today’s whole order is a small one. {detail} {coming}. Until then, at ease.', holds: ['prepare', 'note'] },
  { text: 'Free day. {coming}. Get this ready. {detail} Carry on.', holds: ['prepare', 'note'] },
  { text: 'Get ahead of the day. {detail} {coming}. Leave it alone until then.', holds: ['prepare', 'note'] },
  { text: 'Preparation only. {detail} {coming}. No early start. Dismissed.', holds: ['prepare', 'note'] },
]

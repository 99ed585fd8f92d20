import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'You know your own detour: {obstacle}. It rarely looks like a detour when it starts. Decide what its first sign is, a gesture or a thought, and choose one thing you will do today on seeing it.',
    twin: 'Consider where the goal {title} tends to lose its hour. It rarely looks like a loss when it starts. Decide what the first sign is, a gesture or a thought, and choose one thing you will do on seeing it.',
  },
  {
    text: 'What stands in the way has been named, and by you: {obstacle}. It depends on circumstances, as most things do: an hour, a room, a tool in reach. Choose one of these, and leave it out of today.',
    twin: 'Whatever stands in the way of the goal {title} depends on circumstances: an hour, a room, a tool in reach. Choose one of these today and leave it out. The others may remain as they are.',
  },
  {
    text: 'There is a sentence of yours about the difficult part: {obstacle}. You can expect it today without quarreling with it. Decide what will be lying ready at that hour, within reach of your hand, and put it there now.',
    twin: 'If you had to say now what will interrupt the goal {title} today, what would it be? Write it down plainly. Then decide what will be lying ready at that hour, within reach of your hand.',
  },
  {
    text: 'You wrote {obstacle}. Leave aside whether it ought to be so. Suppose that it happens today at its usual hour, and decide what remains possible in the minute after it. That remainder is what you can rely on.',
    twin: 'Suppose that today goes wrong in its usual place and the goal {title} loses its hour. Decide now what would still be possible afterward, in a minute or so. That remainder is the plan you can rely on.',
  },
  {
    text: 'An obstacle that has words can be met before it arrives. Yours has these: {obstacle}. Choose the last ordinary moment before it, when nothing is pulling yet, and put your first movement there.',
    twin: 'Before every difficulty there is a last ordinary moment, in which nothing is pulling yet. Find that moment in your day and put one small movement for the goal {title} into it. The difficulty may then come late.',
  },
  {
    text: 'Consider what this sentence asks for, since you wrote it with care: {obstacle}. Perhaps it asks for more distance, perhaps for a shorter day’s work. Decide which, and arrange today by your decision.',
    twin: 'Does the goal {title} need more distance from what disturbs it, or simply a shorter day’s work? Decide between these today. Arrange one thing by your decision, a door or an hour, and leave the rest unarranged.',
  },
  {
    text: 'By your own account it comes down to this: {obstacle}. You need not be rid of it to have a good day. Choose what will have the first turn, it or your goal, and decide it by where you sit.',
    twin: 'Something else will want the first turn today, before the goal {title} has had its own. Decide which of them goes first, and decide it with furniture: where you sit, what lies open, what stays in another room.',
  },
  {
    text: 'This has been in your way often enough to have a name: {obstacle}. Tell it to one person today, or to a page, without asking for advice. What has been said plainly is easier to wait for.',
    twin: 'Say plainly to one person, or to a page, what makes the goal {title} hard. Ask for no advice. What has been said plainly is easier to wait for, and you may notice it earlier when it comes today.',
  },
]

/** 403 of whatever a done goal does not take. Apart, because most operations need no other text of this file. */
export const DONE_REFUSAL = 'This goal is done. Choose “Not Done Yet” first.'

/** Texts of a goal that is done (GOAL-20 to GOAL-23). The page loads them with the button. */
export const doneMessages = {
  title: 'Done',
  did: 'I Did It',
  /** The same of a gentle goal, which nothing praises (CARE-3). */
  mark: 'Mark as Done',
  marking: 'Saving...',
  waits: 'You are offline. Marking a goal as done needs a connection.',
  failed: 'Failed to mark the goal as done. Please try again.',
  /** Where no moment opens. */
  marked: 'The goal is done. Its days are kept.',
  fold: 'Mark this goal as done',
  foldHint: 'It makes room for another goal.',
  /** Of a gentle goal, which nothing pushes on (CARE-18). */
  gentleHint: 'It is kept under “Done.”',
  explain: 'It gets no more messages, check-ins, or emails. Its days stay, and you can take it back.',
  targetTitle: 'Is it done?',
  target: 'Today is the day you chose. If you did it, say so.',
  /** On the card of a goal that is past its target date by `ago` days. */
  reached: (ago: number) =>
    `This goal reached its date ${ago === 1 ? 'yesterday' : `${ago} days ago`}. Say that it is done, give it a new date, or let it go.`,
  pastGentle: 'If it is done, you can mark it as done.',
  past: 'If it is done, say so: that makes room for another goal.',
  /** 400: about `done` in a request that changes other fields too. */
  alone: 'must be the only change',
  notYet: 'Not Done Yet',
  takingBack: 'Taking It Back...',
  takenBack: 'This goal is open again.',
  takeBackFailed: 'Failed to take the goal back. Please try again.',
  listed: (date: string) => `Done on ${date}.`,
  /** `days` as they are shown: '41 days'. */
  checkedIn: (days: string) => `You checked in on ${days}.`,
  pageTitle: 'This goal is done',
  ground: 'You find it on your dashboard, under “Done.”',
  settings: 'Goals that you finished. Their days are kept.',
} as const

/** Texts of the undo of a check-in. The page loads them with the undo. */
export const undoMessages = {
  undo: 'Undo',
  undoing: 'Undoing...',
  /** Heard after 'Undo', which stands beside the check-in. */
  what: 'check-in',
  askTitle: 'Undo this check-in?',
  ask: 'What you said about today goes with it. This can’t be brought back.',
  keep: 'Keep It',
  confirm: 'Undo Check-In',
  undone: 'Undone. Today is open.',
  /** On a day that the goal does not ask for, which is never open (STREAK-9, STREAK-11), and without an answer of the server. */
  undoneUnasked: 'Undone. Today is not checked in.',
  otherDay: 'must be today',
  closed: 'The streak was reset after this check-in, so the check-in stays.',
  words: 'must be true, because what was said of the day is removed with its check-in',
  ended: 'That day has ended. Its check-in stays.',
  failed: 'The check-in could not be undone. Please try again.',
} as const

/** Texts of the undo beside a check-in that is done. */
export const undoMessages = {
  undo: 'Undo',
  undoing: 'Undoing...',
  /** Heard after 'Undo', which stands beside the check-in. */
  what: 'check-in',
  askTitle: 'Undo this check-in?',
  ask: 'What you said about today goes with it. This can’t be brought back.',
  keep: 'Keep it',
  confirm: 'Undo check-in',
} as const

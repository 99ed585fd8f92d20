export const offlineMessages = {
  slowTitle: 'Five Circles is slow to answer.',
  title: 'You are offline.',
  unreachableTitle: 'Five Circles cannot be reached.',
  goalsAsOf: (when: string) => `These are your goals as of ${when}.`,
  works: 'You can check in: it is kept here and sent when you are back. Nudges and changes wait until then.',
  textWaits: 'Today’s message of this goal is not on this device. It comes when you are back.',
  textWaitsForAnswer: 'Today’s message of this goal is not on this device. It comes when there is an answer again.',
  nudgeWaits: 'You are offline. A nudge needs a connection.',
  resetWaits: 'You are offline. A reset needs a connection: try again when you are back.',
  asideWaits: 'You are offline. Setting a goal aside needs a connection: try again when you are back.',
  deleteWaits: 'You are offline. Deleting needs a connection: try again when you are back.',
  visitor: 'What you see here stays. Everything else waits until you are back.',
} as const

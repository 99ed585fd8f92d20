/** Asked before typed words or changed settings are lost (PAGE-32, PAGE-33). */
export const unsavedMessages = {
  title: 'Leave without saving?',
  settings: 'Your changes in Settings are not saved yet.',
  goal: 'Your changes to this goal are not saved yet.',
  stay: 'Keep Editing',
  leave: 'Leave Without Saving',
} as const

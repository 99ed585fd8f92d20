/** Texts of the moments at a milestone. */
export const milestoneMessages = {
  title: {
    '7': 'The first week',
    '30': 'Thirty days',
    '90': 'Ninety days',
    '365': 'A year',
    target: 'The day you chose',
  },
  lead: {
    '7': 'Seven days in a row.',
    '30': 'Thirty days in a row.',
    '90': 'Ninety days in a row.',
    '365': 'A year of days in a row.',
    target: 'Your date is here.',
  },
  more: {
    '7': 'A week ago this was an intention. Now it has a place in your day.',
    '30': 'A month of days, and each of them was one decision.',
    '90': 'Three months. What was new in the first week is ordinary now.',
    '365': 'Every season, every kind of weather, and you were there.',
    target: 'You chose this day, and you are here on it.',
  },
  inARow: 'days in a row',
  kept: (days: number) => (days === 1 ? 'day kept' : 'days kept'),
  describe: (figure: string, unit: string, title: string, date: string) => `${figure} ${unit}: ${title}. ${date}.`,
  keep: 'Keep the picture',
  saved: 'The picture is in your downloads.',
  failed: 'The picture could not be made. Please try again.',
  share: 'Share',
  close: 'Close',
} as const

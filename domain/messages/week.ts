const countHours = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`

export const weekMessages = {
  title: 'Your week',
  kept: (kept: number, asked: number) => (kept === 0 ? 'Your week.' : `${kept} of ${asked} days kept.`),
  /** Local dates, such as 'April 19 to April 25'. */
  span: (from: string, to: string) => `Your week from ${from} to ${to}.`,
  hours: (kept: number, planned: number) =>
    `The kept days stand for ${kept === planned ? 'all' : `${kept} of the`} ${countHours(planned)} you planned.`,
  wheel: 'Hours of the kept days and hours planned',
  circleHours: (circle: string, kept: number, planned: number) => `${circle} ${kept} of ${planned}.`,
  nothingTitle: 'There is no week to look at yet.',
  nothing: 'The Sunday letter shows the week before it. None of your goals had a day in that week.',
  nextWeek: (days: string) => `From today on: ${days}.`,
  leave: 'Leave It as It Is',
  /** The form of a goal has no pause, its page has. */
  pause: 'Pause This Goal',
  pauseLink: 'Pause this goal on its page',
  chosen: 'The days are chosen.',
  chosenNote: 'They apply from today. Earlier days stay as they are.',
  failed: 'The days could not be changed. Please try again.',
  back: 'Dashboard',
} as const

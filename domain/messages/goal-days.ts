const inDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** Words about the days of a goal on its page: marking yesterday, rest days, a pause, and how the days are counted. */
export const goalDaysMessages = {
  title: 'Your days',
  keptOf: (days: number) => `of ${days}`,
  keptFact: 'Kept',
  keptOfAll: (kept: number, days: number, ended: boolean) => `${kept} of ${ended ? '' : 'the last '}${inDays(days)}`,
  firstDay: 'Your first day',
  keptOfTheLast: (kept: number, days: number, ended: boolean) =>
    `${kept} of ${ended ? '' : 'the last '}${inDays(days)} kept`,
  bestRun: (days: number) => `Best run, ${inDays(days)}`,
  lastDays: (days: number, kept: number, missed: number) =>
    `The last ${inDays(days)}: ${kept} checked in, ${missed} missed.`,
  yesterdayTitle: 'And yesterday?',
  yesterday: (day: string) =>
    `${day} has no check-in. If you did it, say so until noon. It counts, and it is labeled as late.`,
  markYesterday: 'Mark Yesterday',
  restTitle: 'Would rest days help?',
  rest: (count: number) =>
    `${count === 2 ? 'Two' : count} a month. A single missed day becomes a rest day by itself, and the run goes on. Never two in a row.`,
  useRest: 'Use Rest Days',
  noRest: 'No, Thank You',
  restNote: 'They begin with the next miss. You can turn them off where you edit the goal.',
  pauseTitle: 'Pause this goal',
  pauseHint: 'A first and a last day. The run waits.',
  pauseHolds: (first: string, last: string) => `${first} to ${last}`,
  pauseFirst: 'First day',
  pauseLast: 'Last day',
  pauseFirstWrong: 'Choose today or a later day, at most a year ahead.',
  pauseLastWrong: 'Choose the first day or a later one. A pause has at most 180 days.',
  setPause: 'Set Pause',
  cancelPause: 'Cancel the Pause',
  endPause: 'End the Pause',
} as const

/** Words of 'How is this counted?' (STREAK-9 to STREAK-13). */
export const countedMessages = {
  title: 'How is this counted?',
  lead: 'Your streak is',
  leadRun: (since: string) => `: the days you checked in since ${since}.`,
  leadNone: '. The next check-in begins a run.',
  leadEnded: ' at the end of the target date.',
  lastBreak: (day: string) => `The last break was ${day}.`,
  best: (days: number) => `Your best run is ${inDays(days)}.`,
  caption: 'The sum of your streak',
  checkedIn: 'Checked in',
  restDay: 'Rest day',
  restDays: (dates: string) => `${dates}. It keeps the run and adds nothing.`,
  notChosen: 'Not chosen',
  notChosenDays: (chosen: string) => `You chose ${chosen}. Other days neither add nor break.`,
  paused: 'Paused',
  pausedDays: (dates: string) => `${dates}. The run waits.`,
  late: 'Marked late',
  lateDays: (dates: string) => `${dates}, on the next morning. It counts.`,
  included: 'included',
  sum: 'Day streak',
  chosen: (chosen: string) => `Chosen days: ${chosen}.`,
  restUsed: (used: number, all: number) => `Rest days this month: ${used} of ${all} used.`,
  month:
    'looks at the last 30 days: the chosen ones since the goal began. The first day and today count once they are kept.',
  monthEnded: 'looks at the last 30 days up to the target date: the chosen ones since the goal began.',
  fewDays: 'The days kept are counted from the third day on. The first day and today count once they are kept.',
  monthPaused: (days: number) => `${days === 1 ? '1 day' : `${days} days`} of pause are left out of both.`,
  days: inDays,
} as const

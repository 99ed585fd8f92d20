const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'] as const

const inWords = (count: number): string => NUMBERS[count] ?? String(count)

/** 'A', 'A and B', 'A, B and C'. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Words of the dashboard's rows and offers (PAGE-25, PAGE-26). */
export const dashboardMessages = {
  /** Beside the date, while the last known goals are shown (PAGE-30). */
  updating: 'Updating…',
  rows: 'Your goals today',
  inFull: 'Today, in full',
  rowCheckIn: (title: string) => `Check in today: ${title}`,
  rowDone: (title: string) => `Checked in today: ${title}`,
  /** In place of a check-in. */
  rowSun: { closed: 'No check-in', off: 'Not a chosen day', paused: 'Paused' },
  rowOff: 'Not today',
  rowPaused: (last: string) => `Paused until ${last}`,
  rowEnded: 'Target date passed',
  rowOpen: (hour: string) => `Open until ${hour}`,
  rowGentle: 'Nothing is due',
  rowAtRisk: (hour: string) => `At risk until ${hour}`,
  /** Before noon, and from then on. */
  readMorning: 'Read This Morning',
  openToday: 'Open Today',
  openNow: (open: number, minutes: number) =>
    `${inWords(open)} ${open === 1 ? 'is' : 'are'} open. About ${minutes} minutes.`,
  inviteTitle: (without: number) => {
    if (without === 0) return 'All five circles on one panel'
    return without === 1 ? 'One circle has no goal yet' : `${inWords(without)} circles have no goal yet`
  },
  inviteCircles: (withGoal: number, without: readonly string[]) => {
    const has = `${inWords(withGoal)} ${withGoal === 1 ? 'has' : 'have'} a goal`
    return without.length === 0
      ? 'Your five circles. Each has a goal.'
      : `Your five circles. ${has}; ${listed(without)} ${without.length === 1 ? 'has' : 'have'} none yet.`
  },
  invite: (without: readonly string[]) =>
    without.length === 0
      ? 'Each of your circles has a goal.'
      : `${listed(without)} ${without.length === 1 ? 'is' : 'are'} still outlined.`,
  inviteRoom: (goals: number, nudges: number) => `Pro Plan has room for ${goals} goals, with ${nudges} nudges a day.`,
  invitePanel:
    'Its circle dashboard shows, for each circle, the days you kept in the last 30, the hours your goals plan against the hours you want, and where the next goal would help most.',
} as const

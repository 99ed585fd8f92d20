const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'] as const

/** Words of the screens of the morning at `/today` (PAGE-22). */
export const todayMessages = {
  title: 'Today',
  close: 'Close today’s goals',
  /** The figure of the goals that are due today. `at` counts from 1. */
  progress: (at: number, all: number, open: number) =>
    `Goal ${at} of ${all}. ${open === 0 ? 'None is open.' : open === 1 ? 'One is open.' : `${open} are open.`}`,
  allDone: (all: number) => {
    if (all === 1) return 'Your goal is checked in.'
    return all === 2 ? 'Both are checked in.' : `All ${NUMBERS[all] ?? all} are checked in.`
  },
  steps: "Today's Micro-Plan",
  stepsIfYouLike: 'If you like',
  challenge: "Today's Challenge",
  start: 'Start the timer',
  pause: 'Pause the timer',
  goOn: 'Go on with the timer',
  again: 'Start the timer again',
  started: 'The time is running.',
  running: (gone: number) => `Running. ${gone} ${gone === 1 ? 'second' : 'seconds'} done.`,
  paused: (gone: number) => `Paused after ${gone} ${gone === 1 ? 'second' : 'seconds'}.`,
  halfTime: 'Half the time is over.',
  over: 'The time is over. Well done.',
  openUntil: (hour: string) => `Open until ${hour}.`,
  inARow: (days: number) => (days === 1 ? 'day in a row' : 'days in a row'),
  iAmHere: 'I am here',
  goalIsSafe: 'Or close this. Your goal is safe.',
  next: 'Next Goal',
  nextNamed: (title: string) => `Next: ${title}`,
  checkedIn: 'Checked in',
  justNow: 'Checked in just now',
  gentleDone: 'You were here today',
  fullTitle: 'The sky is full.',
  /** `when`: the hour and, if it is not the device's, the zone. */
  opensTomorrow: 'It opens again tomorrow at',
  opensToday: 'It opens again at',
  back: 'Back to Your Goals',
  nothingTitle: 'Nothing is due today.',
  nothing: 'No goal is open now. Your goals and their days are kept.',
  noGoalsTitle: 'No goal yet.',
  noGoals: 'A morning begins with one goal. Choose it, and its first message is written at once.',
  noText: 'There is no message on this device for today. You can check in all the same.',
  failed: 'Today’s message could not be read. You can check in all the same.',
  offline:
    'Today’s messages are on this device. Ticked steps and check-ins are kept here, and check-ins are sent when you are back.',
  offlineLift: 'Your check-in is kept here and sent when you are back.',
} as const

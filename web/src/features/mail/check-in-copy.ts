import { undoMessages } from '#domain/messages/undo.ts'

/** Words of the page that a mail's check-in link opens. `day` and `until` are written out for the reader. */
export const checkInPageCopy = {
  title: 'Check in',
  checkIn: 'Check In Today',
  checkingIn: 'Checking In...',
  undo: 'Undo',
  undoing: 'Undoing...',
  openApp: 'Open Five Circles',
  signIn: 'Sign In for Today',
  signInPlain: 'Sign In',
  tryAgain: 'Try Again',
  open: {
    lead: 'Have you kept today? Then lift the sun.',
    gentle: 'If you did something for it today, you can note it here. If not, nothing is due.',
    ground: (until: string) =>
      `This link belongs to this goal and this day. It works until ${until} on this device’s clock, and opens nothing else.`,
  },
  undone: undoMessages.undone,
  checkedIn: {
    lead: 'Checked in. Today’s sun is up.',
    gentle: 'Noted for today.',
    ground: (until: string) => `Pressed by mistake? You can undo it until ${until} on this device’s clock.`,
  },
  already: {
    lead: (at: string) => `Already checked in, today at ${at}.`,
    gentle: 'Already noted for today.',
    ground: 'Nothing was counted twice. The next email brings its own link.',
  },
  run: (days: number) => (days === 1 ? 'day kept' : 'days in a row'),
  ended: { title: 'That day has ended', lead: (day: string) => `This link was for ${day}.` },
  early: {
    title: 'That day has not begun',
    lead: (day: string) => `This link is for ${day}. It works once that day begins.`,
  },
  closed: {
    title: 'Nothing to check in here',
    lead: 'This goal takes no check-in now. You can see how it stands after signing in.',
  },
  invalid: {
    title: 'This link has ended',
    lead: 'It is not valid any more. You can check in after signing in.',
    ground: 'Was the email forwarded to you? Then simply close this page. Nothing has changed.',
  },
  incomplete: {
    title: 'This link is not complete',
    lead: 'Open it once more from the email, or check in after signing in.',
  },
  failed: { title: 'The goal could not be loaded' },
} as const

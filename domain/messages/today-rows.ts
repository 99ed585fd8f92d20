/** Texts of today’s goals that the dashboard shares with the screens of the morning (PAGE-22, PAGE-25). */
export const todayRowMessages = {
  challengeLead: 'Two minutes:',
  create: 'Create Your First Goal',
  finish: 'See the Whole Sky',
  readOn: 'Read on',
  today: 'Checked in today',
  /** On a card of the dashboard without a text. */
  unread: 'Open the plan to read today’s message.',
  /** On a card without a text whose day asks for nothing: opening it shows none. */
  unwritten: {
    done: 'Checked in today. Nothing more is due.',
    off: 'A free day. Nothing is due today.',
    paused: 'Paused. Nothing is due today.',
  },
} as const

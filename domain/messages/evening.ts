const countGoals = (count: number): string => `${count} goals are still open today`

/** Words of the evening question (EVENING-1 to EVENING-4), in settings, mails and notifications. */
export const eveningMessages = {
  title: 'Evening question',
  note: 'Comes only when a day is still open. One question, two answers.',
  off: 'Off',
  byMail: 'Email',
  quiet: 'Days that are still open stay quiet in the evening.',
  askAt: 'Ask me at',
  chooseTime: 'Choose a time, such as 9:00 PM.',
  goesTo: (email: string) => `Goes to ${email}, only for days that are still open.`,
  byPush: 'Push',
  willAsk: 'Your browser will ask whether Five Circles may notify you on this device.',
  allow: 'Allow on this device',
  allowing: 'Waiting for your browser...',
  allowed: 'This device may notify you.',
  notAllowed: 'This device was not added. Please try again.',
  blockedTitle: 'Notifications are blocked for this site.',
  blocked:
    'Allow them in your browser’s site settings and come back, or choose Email. Until then the question comes by email.',
  homeScreenTitle: 'Add Five Circles to your home screen first.',
  homeScreen: 'Press Share, then Add to Home Screen, and open it from there. Until then the question comes by email.',
  unsupportedTitle: 'This browser cannot show notifications.',
  unsupported: 'The question comes by email, or on another device that you allow.',
  thisDevice: 'This device',
  since: (date: string) => `Since ${date}`,
  remove: 'Remove',
  removeDevice: (device: string) => `Remove ${device}`,
  product: 'Five Circles',
  checkedIn: 'Checked in',
  checkIn: 'Check in',
  notToday: 'Not today',
  openToday: 'Open today',
  unknownService: 'must be an address of a known push service',
  /** One open goal. `title` is shortened by the caller. */
  one: {
    subject: (title: string) => `Still open: ${title}`,
    preheader: 'If it is done, one tap checks it in. Nothing more comes today.',
    push: 'If it is done, check in and call it a day.',
    lead: 'Today is still open. If it is done, check in and call it a day. If it is not, a smaller version counts, and leaving it open is an answer too.',
  },
  /** Several open goals. */
  several: {
    subject: countGoals,
    preheader: 'Check in what is done, and leave the rest. Nothing more comes today.',
    lead: 'Check in what is done. What is not done may stay open, and a smaller version counts.',
  },
  ground: 'There is one question an evening, and only while a day is open. Not today needs no reply.',
  stop: 'Stop the evening question',
  why: 'You get this because you switched on the evening question.',
} as const

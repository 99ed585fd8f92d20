/** Words of the morning's push (EVENING-11), in settings and notifications. */
export const morningMessages = {
  title: 'Morning notification',
  note: 'In addition to the email.',
  alsoPush: 'Also as a notification',
  alsoPushNote: 'When the email leaves, on the devices that you allow',
  push: 'Your message and your steps are here.',
  /** Where the day is kept before the mail is sent. */
  donePush: 'Your check-in is in. Nothing more is asked today.',
  quietPush: 'Nothing is due. Read it when it suits you.',
} as const

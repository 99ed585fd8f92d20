export const mailMessages = {
  unsubscribed: 'You will get no more wake-up mails for this goal.',
  linkInvalid: 'This link is not valid any more.',
} as const

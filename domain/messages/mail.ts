export const mailMessages = {
  unsubscribed: {
    goal: 'You will get no more wake-up emails for this goal.',
    all: 'You will get no more emails about your goals.',
    letter: 'You will get no more Sunday letters.',
    evening: 'You will not be asked in the evening any more.',
  },
  linkIncomplete: 'goal: must be given, or else a list',
  linkInvalid: 'This link is not valid any more.',
} as const

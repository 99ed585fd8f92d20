/** Words of the choice at the head of Create Goal and of the interview (PAGE-27). */
export const beginMessages = {
  title: 'Where shall we begin?',
  lead: 'Both lead to a message in the morning. You can do the other one whenever you like.',
  one: {
    name: 'One goal now',
    time: '1 minute',
    lead: 'Write one sentence you could keep in the morning. That is all we need for tomorrow.',
    action: 'Create One Goal',
  },
  whole: {
    name: 'The whole picture',
    time: '15 to 20 minutes',
    lead: 'Five circles, how each one is and how much it matters. Then a report on your week, and goals that come from it. You can stop and go on later.',
    action: 'Begin the Interview',
  },
  later: 'Only looking around?',
  dashboard: 'Go to the empty dashboard',
  /** A link to the form of one goal, in a sentence. */
  createOne: 'Create one goal',
  /** In the interview, for a person who chose one goal. */
  choseOne: 'You chose one goal now.',
  addressVerified: 'Your address is verified',
  addressVerifiedLead: 'You opened the link in another tab. Go on there, or here.',
  goOnHere: 'Go On Here',
  closeOther: 'You can close the tab that you do not need.',
} as const

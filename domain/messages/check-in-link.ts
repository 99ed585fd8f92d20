export const checkInLinkMessages = {
  otherAccount: (email: string) => `This check-in link is for ${email}. Please log in with the correct account.`,
  logInAs: (email: string) => `Please log in as ${email} to complete your check-in from the email link.`,
  logIn: 'Please log in to complete your check-in from the email link.',
  pressTitle: 'One press is left',
  press: 'Press Check In Today to keep this day.',
} as const

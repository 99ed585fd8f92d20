/** Texts of a session and of a lost connection, apart from those of the sign-in, which few screens need. */
export const sessionMessages = {
  network: 'Network error. Please check your internet connection and try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  profileSyncTimeout: 'Profile sync timeout',
  signInAgain: 'Your session has ended. Please sign in again.',
} as const

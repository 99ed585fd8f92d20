export const accountMessages = {
  notYours: 'is not this account',
  profileMissing: 'Your profile is not ready yet. Please try again.',
  needsEmail: 'This sign-in carries no verified email address.',
  notFound: 'Account not found',
  severalAccounts: 'Several accounts have this address. Name the account by its id.',
  closing: 'This account is being deleted.',
  confirmDeletion: 'must be the email address of this account',
  cannotCancel: 'Your subscription could not be canceled, so nothing was deleted. Please try again later.',
} as const

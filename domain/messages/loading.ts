export const loadingMessages = {
  lateTitle: 'This is taking too long.',
  late: 'Five Circles did not answer in time.',
} as const

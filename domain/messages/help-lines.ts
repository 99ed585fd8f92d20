/** Apart from the other texts of a crisis, because every dashboard carries it. */
export const helpLineMessages = {
  /** Stands in place of the help lines where the page cannot load them. */
  unloaded: 'You do not have to be alone with this. Help lines in each country:',
} as const

/** The time of a zone as a name on a button: 'Berlin Time'. */
const onButton = (time: string): string => time.replace(/ time$/, ' Time')

/** Words about the zone of a person's mornings (DAY-8). */
export const zoneMessages = {
  /** `mine`: '7:00 AM Eastern time'; split, because the page emphasizes it. */
  setTo: (mine: string, here: string) =>
    ['Your mornings are set to ', mine, `, which is ${here} where you are.`] as const,
  use: (there: string) => `Use ${onButton(there)}`,
  keep: (mine: string) => `Keep ${onButton(mine)}`,
  setting: 'Setting...',
  moved: (mine: string) => `Your mornings come in ${mine} now.`,
  kept: (mine: string) => `Your mornings stay on ${mine}.`,
  failed: 'The zone was not changed. Please try again.',
} as const

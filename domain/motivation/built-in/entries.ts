/** What the built-in library is made of. Durations are part of the data: a longer one does not compile. */

type Step = { minutes: 1 | 2 | 3 | 4; text: string }
type Challenge = { seconds: 15 | 30 | 45 | 60 | 90 | 120; text: string }

/** Three steps that follow from each other. */
type Plan = readonly [Step, Step, Step]

export type CircleEntries = { plans: readonly Plan[]; challenges: readonly Challenge[] }

export const coachMessages = {
  /** `endsAt` names the hour and zone at which the day turns. */
  dayLimit: (n: number, endsAt: string) =>
    `You have asked the coach ${n} times today. Please come back after ${endsAt}.`,
} as const

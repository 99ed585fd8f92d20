/** The query key of a person's profile and plan, which the settings show. */
export const profileKey = (personId: string) => ['profile', personId] as const

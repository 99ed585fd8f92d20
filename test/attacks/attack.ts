import type { Person } from '#test/support/people.ts'
import type { Stack } from '#test/support/stack.ts'
import { dumpTable, type Item } from '#test/support/table-dump.ts'

/** The shared parts of the attacks: a running product, a seeded random source, and the number of rounds. */
export type Attack = {
  stack: () => Stack
  random: () => number
  /** 1 in `npm test`; `npm run attacks` sets more. */
  rounds: number
}

/** Every stored item of a user, in the format of the table engine. */
export const readItems = async (stack: Stack, { id }: Pick<Person, 'id'>): Promise<Item[]> =>
  (await dumpTable(stack.product)).filter((item) => JSON.stringify(item.pk).includes(id))

/** Creates a user with a profile and one goal. */
export const personWithGoal = async (stack: Stack, title: string): Promise<{ person: Person; goalId: string }> => {
  const person = await stack.person()
  await stack.api(person, 'create-user-profile', {})
  const { body } = await stack.api(person, 'create-goal', { title })
  await stack.product.travel.idle()
  return { person, goalId: String(Object(body.goal).id) }
}

/** Titles and streaks as the API returns them. */
export const readGoals = async (stack: Stack, person: Person): Promise<{ title: string; streak_count: number }[]> => {
  const { body } = await stack.api(person, 'fetch-user-goals', {})
  return Array.isArray(body.goals) ? body.goals : []
}

import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { DAY_MS } from '#domain/time/units.ts'
import { asked, type Journey } from '#test/support/journey.ts'
import { createPerson, type SomePerson } from '#test/support/signed-in.ts'
import type { Had } from '#test/support/visitors.ts'
import { createVisit, type Visit } from './walk.ts'

/** People with plans and with check-ins. */

export type Walker = Visit & SomePerson & { journey: Journey }

export const walker = async (journey: Journey, person: SomePerson, has: Pick<Had, 'inFull'> = {}): Promise<Walker> => ({
  ...person,
  ...(await createVisit(journey, (await person.visit(has)).page)),
  journey,
})

type Goals = { title: string; [field: string]: unknown }[]

/** A unique, short address. */
export const createEmail = () => `maren.${randomUUID().slice(0, 6)}@example.com`

export const someone = async (journey: Journey, goals: Goals = []): Promise<Walker> =>
  walker(journey, await createPerson(journey, { email: createEmail(), goals }))

export type Tier = 'personal' | 'pro_plan' | 'strategic_advisory'

/** Pays on the emulator's page. The webhook may arrive after the answer. */
export const buy = async ({ ask }: Pick<SomePerson, 'ask'>, tier: Tier) => {
  const { url } = await ask('create-checkout', tier === 'personal' ? {} : { tier })
  const paid = await fetch(`${String(url)}/pay`, {
    method: 'POST',
    body: new URLSearchParams({ card: 'works' }),
    redirect: 'manual',
  })
  if (paid.status !== 303) throw new Error(`Paying answered ${paid.status}.`)
}

export const subscriber = async (journey: Journey, tier: Tier): Promise<SomePerson> => {
  const person = await createPerson(journey, { email: createEmail() })
  await buy(person, tier)
  await person.ask('sync-subscription')
  return person
}

const time = z.object({ now: z.string() })

const readClock = async (journey: Journey): Promise<number> =>
  Date.parse(time.parse(await asked(`${journey.url}/_local/clock`)).now)

const instantIn = async (journey: Journey, days: number): Promise<string> =>
  new Date((await readClock(journey)) + days * DAY_MS).toISOString()

/** The date this many days from now, in UTC. */
export const dayFrom = async (journey: Journey, days: number): Promise<string> =>
  (await instantIn(journey, days)).slice(0, 10)

/** Moves the clock by whole days. */
export const goBy = async (journey: Journey, days: number) => journey.skipTo(await instantIn(journey, days))

const created = z.object({ goal: z.object({ id: z.string() }) })

export const createGoal = async ({ ask }: Pick<SomePerson, 'ask'>, goal: Goals[number]): Promise<string> =>
  created.parse(await ask('create-goal', goal)).goal.id

/** Days that a check-in may be late (STREAK-5). */
const LATE = 6

/**
 * Moves the clock through days with check-ins: `kept(goal)` gives the days, as days before the end. The goals must exist.
 */
export const mornings = async (
  journey: Journey,
  person: SomePerson,
  days: number,
  kept: Record<string, (daysAgo: number) => boolean>,
) => {
  for (let left = days; left > 0; left -= LATE) {
    const step = Math.min(left, LATE)
    await goBy(journey, step)
    await person.again()
    const now = await readClock(journey)
    const told: Promise<unknown>[] = []
    for (const [goalId, has] of Object.entries(kept)) {
      const tell = async () => {
        for (let late = step; late >= 0; late -= 1) {
          const daysAgo = left - step + late
          // The last day of a step is the first one of the next.
          if (late === step && left !== days) continue
          if (has(daysAgo))
            await person.ask('check-in', { goalId, checkedInAt: new Date(now - late * DAY_MS + 1).toISOString() })
        }
      }
      told.push(tell())
    }
    await Promise.all(told)
  }
}

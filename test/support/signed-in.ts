import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import type { BrowserContext, Page } from 'playwright-core'
import * as z from 'zod/mini'
import { type GoalView, goalView } from '#domain/goals/goal.ts'
import { asked, type Journey } from './journey.ts'
import { type Person, type Place, signIn, signUp } from './people.ts'
import type { Had } from './visitors.ts'

/** A signed-in person, created without the forms, for journeys that do not test the sign-in. */

export type SomePerson = {
  person: Person
  goals: GoalView[]
  /** Calls an operation as this person. Throws unless it returns 200. */
  ask(operation: string, body?: Record<string, unknown>): Promise<Record<string, unknown>>
  /** Signs the person in again, after a clock change or a change of their groups. */
  again(): Promise<void>
  /** A browser context with the session and an empty page. `inFull`: with service worker and animations. */
  visit(has?: Pick<Had, 'inFull'>): Promise<{ page: Page; context: BrowserContext }>
}
export type SignedIn = Pick<SomePerson, 'person' | 'goals' | 'ask'> & {
  /** An empty page of that context. */
  page: Page
  context: BrowserContext
}

type Wanted = { email?: string; goals?: { title: string }[] }

const pageConfig = z.object({ userPoolId: z.string(), userPoolClientId: z.string() })
const time = z.object({ now: z.string() })
const answer = z.record(z.string(), z.unknown())

const readPlace = async (journey: Journey): Promise<Place> => {
  const { userPoolId, userPoolClientId } = pageConfig.parse(await asked(`${journey.url}/config.json`))
  return {
    url: journey.url,
    model: { userPool: { id: userPoolId, clientId: userPoolClientId } },
    clock: { now: async () => Date.parse(time.parse(await asked(`${journey.url}/_local/clock`)).now) },
    mail: { list: ({ to }) => journey.mailsTo(to) },
  }
}

/** A session as Amplify stores it, with the offset of the product's clock. */
const keptSession = (place: Place, person: Person) => {
  const { username, iat = 0 } = decodeJwt<{ username: string }>(person.accessToken)
  const prefix = `CognitoIdentityServiceProvider.${place.model.userPool.clientId}`
  const session = {
    LastAuthUser: username,
    [`${username}.idToken`]: person.idToken,
    [`${username}.accessToken`]: person.accessToken,
    [`${username}.refreshToken`]: person.refreshToken,
    [`${username}.clockDrift`]: String(iat * 1000 - Date.now()),
  }
  return Object.entries(session).map(([name, value]) => ({ name: `${prefix}.${name}`, value }))
}

/** A new person with a profile and these goals (bodies of `create-goal`), without a browser. */
export const createPerson = async (
  journey: Journey,
  { email = `person-${randomUUID()}@example.com`, goals = [] }: Wanted = {},
): Promise<SomePerson> => {
  const place = await readPlace(journey)
  let person = await signUp(place, email)
  const ask: SomePerson['ask'] = async (operation, body = {}) =>
    answer.parse(
      await asked(`${journey.url}/api/${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${person.idToken}` },
        body: JSON.stringify(body),
      }),
    )
  await ask('create-user-profile')
  const made: GoalView[] = []
  for (const goal of goals) made.push(z.parse(goalView, (await ask('create-goal', goal)).goal))
  return {
    person,
    goals: made,
    ask,
    again: async () => {
      person = await signIn(place, email, person.password)
    },
    visit: ({ inFull = false } = {}) => journey.visitor({ kept: keptSession(place, person), inFull }),
  }
}

/**
 * A new person with a profile and these goals (bodies of `create-goal`), signed in in a separate browser context. A given
 * address must be unique among the journeys.
 */
export const signedIn = async (
  journey: Journey,
  { inFull = false, ...wanted }: Wanted & Pick<Had, 'inFull'> = {},
): Promise<SignedIn> => {
  const { person, goals, ask, visit } = await createPerson(journey, wanted)
  return { ...(await visit({ inFull })), person, goals, ask }
}

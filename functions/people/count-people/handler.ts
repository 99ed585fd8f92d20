import { shownPeople } from '#domain/social-proof.ts'
import { createPeopleStore, type PeopleStore } from '#functions/adapters/dynamodb/people-count.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { type EnvOf, readEnv, SOCIAL_PROOF, TABLE_NAME } from '#functions/runtime/env.ts'
import { type OpenOperation, openHttp } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'

export const Env = { TABLE_NAME, SOCIAL_PROOF }

type Deps = { people: Pick<PeopleStore, 'count'>; isShown: boolean }

/** Returns null in a stage that does not show the number (PLAN-18). */
export const countPeople =
  ({ people, isShown }: Deps): OpenOperation<typeof contract> =>
  async () => ({ success: true, people: isShown ? shownPeople(await people.count()) : null })

const live = (env: EnvOf<typeof Env>): Deps => ({
  people: createPeopleStore(createTable(env.TABLE_NAME)),
  isShown: env.SOCIAL_PROOF === 'actual',
})

export const handler = openHttp(contract, () => countPeople(live(readEnv(Env))))

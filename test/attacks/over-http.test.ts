import { afterAll, beforeAll } from 'vitest'
import { seededRandom } from '#test/support/random.ts'
import { type Stack, startStack } from '#test/support/stack.ts'
import type { Attack } from './attack.ts'
import { attackOtherPeople } from './other-people.ts'
import { attackPayments } from './payments.ts'
import { attackWithRaces } from './races.ts'
import { attackWithTexts } from './texts.ts'
import { attackWithZones } from './zones.ts'

/** Attacks on one whole product over HTTP. `npm run attacks -- --rounds 20 --seed 7` runs more of them. */

const rounds = Number(process.env.ATTACK_ROUNDS ?? 1)
const seed = Number(process.env.ATTACK_SEED ?? 20_261_122)

let stack: Stack

beforeAll(async () => {
  // Noon in New York, half a minute after a tick.
  stack = await startStack({ now: Date.parse('2026-11-24T17:00:30Z'), adjustments: { throttled: false } })
}, 120_000)
afterAll(() => stack?.stop())

const attack: Attack = { stack: () => stack, random: seededRandom(seed), rounds }

attackOtherPeople(attack)
attackWithTexts(attack)
attackWithZones(attack)
attackWithRaces(attack)
attackPayments(attack)

import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { shuffled } from '#test/support/random.ts'
import { dumpTable } from '#test/support/table-dump.ts'
import { type Attack, personWithGoal } from './attack.ts'

/** Zone names on which date libraries disagree, former names, offsets, and invalid names. */
const NAMES = [
  'IST',
  'EST',
  'EST5EDT',
  'PST8PDT',
  'GMT+0',
  'Etc/GMT-14',
  'US/Eastern',
  'Asia/Calcutta',
  'Asia/Kolkata',
  'Europe/Kiev',
  'SystemV/EST5',
  '+01:00',
  'UTC+2',
  'Mars/Olympus',
  '',
  '\u200b',
  'Europe/Oslo\u0000',
  '__proto__',
  'constructor',
  'europe/oslo',
  'EUROPE/OSLO',
  'ACT',
  'AET',
  'JST',
  'PNT',
  'VST',
]
const queues = z.array(z.object({ name: z.string(), deadLetters: z.optional(z.array(z.unknown())) }))
const DISPATCHERS = ['dispatch-daily-generation', 'dispatch-wake-up-mails']

/** The name in random letter case. */
const inAnyCase = (name: string, random: () => number): string =>
  [...name].map((letter) => (random() < 0.5 ? letter.toUpperCase() : letter.toLowerCase())).join('')

export const attackWithZones = ({ stack, random, rounds }: Attack): void => {
  describe('a zone', () => {
    it('with an invalid name stops no schedule, and all spellings of a zone are stored as one', async () => {
      const attacker = await personWithGoal(stack(), 'Run')
      const variants = Array.from({ length: rounds * 15 }, () => inAnyCase('america/argentina/comodrivadavia', random))
      for (const zone of shuffled([...NAMES, ...variants], random)) {
        const { status } = await stack().api(attacker.person, 'update-profile', { zone })
        expect(status, zone).toBeLessThan(500)
      }
      const zones = (await dumpTable(stack().product)).filter(({ pk }) => JSON.stringify(pk).includes('ZONES'))
      expect(JSON.stringify(zones).length).toBeLessThan(4000)
      for (const name of DISPATCHERS) {
        const answer = await stack().local('POST', `schedules/${name}`)
        expect([name, answer.status]).toEqual([name, 200])
      }
      await stack().product.travel.idle()
      const { body } = await stack().local('GET', 'queues')
      expect(queues.parse(body).filter(({ deadLetters = [] }) => deadLetters.length > 0)).toEqual([])
    })
  })
}

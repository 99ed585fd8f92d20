import { describe, expect, it } from 'vitest'
import { runSimulation } from '../run-simulation.ts'

const TIMEOUT = 600_000

const NIGHT = ['--night-batch', '--days', '1', '--shards', '8', '--faults', 'throttle,fail,crash,duplicate,early']

describe('nights with batch jobs', () => {
  it(
    'leave no goal without content, and lose no mail, send none twice and none early (MAIL-1, MAIL-2, MAIL-5, MAIL-6, TEXT-27)',
    async () => {
      const { code, lines } = await runSimulation('--goals', '200', '--zones', '2', '--seed', '2', ...NIGHT)
      expect(lines.at(-1)).toMatch(/^200 goals, 1\d\d mails due: 0 lost, 0 twice, 0 early, 0 without content$/)
      expect(lines).toContainEqual(
        expect.stringMatching(
          /^night batch: [1-9]\d* jobs created and \d+ refused, [1-9]\d+ texts of jobs, [1-9]\d+ on demand, [1-9]\d* of an opened page/,
        ),
      )
      expect([code, lines]).toEqual([0, expect.any(Array)])
    },
    TIMEOUT,
  )

  it(
    'find each broken rule of the product (TEXT-3, TEXT-27, GOAL-16)',
    async () => {
      const broken = ['--mutate', 'fill,replaced-text,deleted-goal']
      const { code, lines } = await runSimulation('--goals', '150', '--zones', '1', '--seed', '1', ...broken, ...NIGHT)
      for (const found of [/^unfilled: \d/, /^rewritten: \d/, /^leftovers: \d/])
        expect(lines).toContainEqual(expect.stringMatching(found))
      expect(code).toBe(1)
    },
    TIMEOUT,
  )

  it(
    'have one job and all texts, whichever call of the batch functions the process dies at (ADR 255)',
    async () => {
      const { code, lines } = await runSimulation('--crash-kinds', '--night-batch')
      expect(lines.at(-1)).toMatch(
        /^\d+ crashes at 1\d calls of 1\d kinds, 9 mails a day: 0 lost, 0 twice, 0 early, 0 unasked, 0 faults of texts, 0 at most/,
      )
      expect(code).toBe(0)
    },
    TIMEOUT,
  )
})

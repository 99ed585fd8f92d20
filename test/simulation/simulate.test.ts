import { describe, expect, it } from 'vitest'
import { stages } from '../../infra/stages.ts'
import { runSimulation } from './run-simulation.ts'

const TIMEOUT = 600_000

const SMALL = [
  '--goals',
  '15',
  '--zones',
  '1',
  '--days',
  '1',
  '--seed',
  '5',
  '--faults',
  'crash,duplicate,throttle,early',
]

describe('the simulation', () => {
  it(
    'loses no mail, sends none twice or early, and none without content, with all faults (MAIL-1, MAIL-2, MAIL-5, MAIL-6, MAIL-10)',
    async () => {
      const { code, lines } = await runSimulation('--goals', '300', '--zones', '40', '--days', '3')
      expect(lines.at(-1)).toMatch(/^300 goals, 8\d\d mails due: 0 lost, 0 twice, 0 early, 0 without content$/)
      expect([code, lines]).toEqual([0, expect.any(Array)])
    },
    TIMEOUT,
  )

  it(
    'gives the same run for the same seed',
    async () => {
      const [one, other] = [await runSimulation(...SMALL), await runSimulation(...SMALL)]
      expect(one).toEqual(other)
    },
    TIMEOUT,
  )

  it.each([
    ['claim-condition', 'crash,duplicate,throttle', /[1-9]\d* twice/],
    ['too-early', 'early', /[1-9]\d* early/],
  ])(
    'finds a broken rule of the product and prints the replay: %s',
    async (mutation, faults, found) => {
      const options = ['--goals', '40', '--zones', '2', '--days', '1', '--faults', faults, '--mutate', mutation]
      const { code, lines } = await runSimulation('--seed', '4', ...options)
      expect([code, lines.at(-1), lines.at(-2)]).toEqual([
        1,
        expect.stringMatching(found),
        `npm run simulate -- --seed 4 ${options.join(' ')}`,
      ])
    },
    TIMEOUT,
  )

  it(
    'sends 300,000 mails of one zone and time within 15 minutes with the workers of prod, at most 0.4 SQS requests a mail',
    async () => {
      const { deliveryShards, deliveryWorkers, sesMaxPerSecond } = stages.prod
      const asProd = ['--shards', deliveryShards, '--workers', deliveryWorkers, '--rate', sesMaxPerSecond].map(String)
      const { lines } = await runSimulation(
        '--goals',
        '600',
        '--zones',
        '1',
        '--days',
        '1',
        '--faults',
        'none',
        ...asProd,
      )
      const [, perSecond = '0'] = /(\d+) a second in between/.exec(lines.join('\n')) ?? []
      const [, requests = 'unknown'] = /a mail costs ([\d.]+) SQS requests/.exec(lines.join('\n')) ?? []
      expect(300_000 / Number(perSecond)).toBeLessThanOrEqual(15 * 60)
      expect(Number(requests)).toBeLessThanOrEqual(0.4)
    },
    TIMEOUT,
  )

  it(
    'names a wrong option',
    async () => {
      const { code, lines } = await runSimulation('--faults', 'rain')
      expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining("not 'rain'")])
    },
    TIMEOUT,
  )
})

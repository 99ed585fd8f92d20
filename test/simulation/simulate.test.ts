import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** A run takes over the clock and the clients of its process, so each has a process of its own. */

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const TIMEOUT = 600_000

const runSimulation = async (...options: string[]): Promise<{ code: number | null; lines: string[] }> => {
  const child = spawn(process.execPath, [MAIN, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  const code = new Promise<number | null>((resolve) => void child.once('close', resolve))
  const [out, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, lines: `${out}${complaint}`.trim().split('\n') }
}

const SMALL = ['--goals', '15', '--zones', '1', '--days', '1', '--seed', '5']

describe('the simulation', () => {
  it(
    'loses no mail, sends none twice or early, and none without content, with all faults (MAIL-1, MAIL-2, MAIL-5, MAIL-6, MAIL-10)',
    async () => {
      const { code, lines } = await runSimulation('--goals', '120', '--zones', '6', '--days', '1')
      expect(lines.at(-1)).toMatch(/^120 goals, 1\d\d mails due: 0 lost, 0 twice, 0 early, 0 without content$/)
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
    'names a wrong option',
    async () => {
      const { code, lines } = await runSimulation('--faults', 'rain')
      expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining("not 'rain'")])
    },
    TIMEOUT,
  )
})

import { describe, expect, it } from 'vitest'
import { runSimulation } from '../run-simulation.ts'

const TIMEOUT = 600_000

describe('a day whose process dies at a call', () => {
  it(
    'loses no mail that can be sent again, and sends none twice or early, before and after each kind of call (MAIL-2)',
    async () => {
      const { code, lines } = await runSimulation('--crash-kinds')
      expect(lines.at(-1)).toMatch(
        /^\d+ crashes at \d+ calls of \d+ kinds, 9 mails a day: 0 lost, 0 twice, 0 early, 0 unasked, 0 faults of texts, \d at most once and unproven$/,
      )
      // These mails are sent at most once. Their process died between the claim and SES.
      expect(new Set(lines.flatMap((line) => /^remainder: ([^,]+)/.exec(line)?.[1] ?? []))).toEqual(
        new Set(['calm of calm', 'trial-ending of trial', 'evening of evening']),
      )
      expect(code).toBe(0)
    },
    TIMEOUT,
  )

  it(
    'is a violation when the events of SES mark nothing, and names the call at which the process died',
    async () => {
      const { code, lines } = await runSimulation(
        '--crash-kinds',
        '--crash-at',
        'SES SendRawEmail',
        '--mutate',
        'proof',
      )
      expect([code, lines.join('\n')]).toEqual([
        1,
        expect.stringMatching(/^twice: wake-up of \w+.*, crashed after send-mails SES SendRawEmail/m),
      ])
    },
    TIMEOUT,
  )
})

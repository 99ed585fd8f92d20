import { expect, it } from 'vitest'
import { trialWindow } from '#domain/billing/trial-window.ts'
import type { Day } from '#domain/time/day.ts'

const NEW_YORK = { zone: 'America/New_York', dayStartHour: 3 }
const LONDON = { zone: 'Europe/London', dayStartHour: 3 }

it.each<[string, string, typeof NEW_YORK, Day[], Day, Day]>([
  // Sign-ups at 10:00 and 0:30 in New York and at 2:42 in London.
  ['begins with the day of the sign-up', '2026-12-01T15:00:00Z', NEW_YORK, [], '2026-11-01', '2026-11-30'],
  ['begins with the check-in day', '2026-12-01T05:30:00Z', NEW_YORK, [], '2026-10-31', '2026-11-29'],
  ['begins with the check-in day', '2026-12-01T02:42:00Z', LONDON, ['2026-11-01'], '2026-10-31', '2026-11-29'],
  ['ends with a kept last day', '2026-12-01T15:00:00Z', NEW_YORK, ['2026-12-01'], '2026-11-02', '2026-12-01'],
  ['has all 31', '2026-12-01T15:00:00Z', NEW_YORK, ['2026-11-01', '2026-12-01'], '2026-11-01', '2026-12-01'],
  ['begins with a day kept further west', '2026-12-01T15:00:00Z', LONDON, ['2026-10-31'], '2026-10-31', '2026-11-29'],
])('the trial %s: %s in %o', (_, expiresAt, rule, kept, from, to) => {
  expect(trialWindow(expiresAt, rule, new Set(kept))).toEqual({ from, to })
})

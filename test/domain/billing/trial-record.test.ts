import { describe, expect, it } from 'vitest'
import { readTrialDays } from '#domain/billing/trial-record.ts'
import { recordCheckIn } from '#domain/streaks/run.ts'
import type { Day } from '#domain/time/day.ts'

const keep = (...days: Day[]) =>
  days.reduce<ReturnType<typeof recordCheckIn>>((run, day) => recordCheckIn(run, day), undefined)

const NEW_YORK = { zone: 'America/New_York', dayStartHour: 3 }

describe('readTrialDays (MAIL-23)', () => {
  it('counts a day of the trial once when several goals have it', () => {
    const days = readTrialDays(
      [
        { care: 'ordinary', run: keep('2026-10-30', '2026-11-01', '2026-11-03') },
        { care: 'ordinary', run: keep('2026-11-03', '2026-11-30', '2026-12-02') },
        { care: 'ordinary', run: undefined },
      ],
      '2026-12-01T17:00:00Z',
      NEW_YORK,
    )
    expect(days).toHaveLength(30)
    expect(days?.filter(({ kept }) => kept).map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-03', '2026-11-30'])
  })

  it('is absent without a check-in and for a person with a gentle goal', () => {
    expect(readTrialDays([{ care: 'ordinary', run: undefined }], '2026-12-01T17:00:00Z', NEW_YORK)).toBeUndefined()
    const run = keep('2026-11-02')
    expect(
      readTrialDays(
        [
          { care: 'ordinary', run },
          { care: 'gentle', run: undefined },
        ],
        '2026-12-01T17:00:00Z',
        NEW_YORK,
      ),
    ).toBeUndefined()
  })
})

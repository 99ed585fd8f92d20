import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/time/day.ts'
import { trialMail } from '#functions/reactions/delivery-queued/send-mails/templates/trial-mail.ts'

const writeEnded = (kept: number) => {
  const days = Array.from({ length: 30 }, (_, index) => ({ day: addDays('2026-03-18', index), kept: index < kept }))
  const given = { siteUrl: 'https://five.example', date: '2026-04-17', time: '07:00', lastDay: '2026-04-17' } as const
  const { html, text } = trialMail({ ...given, trial: 'ended', days })
  return `${html}\n${text}`
}

describe('the mail at the end of a trial (MAIL-23)', () => {
  it('counts the days that were kept', () => {
    expect(writeEnded(22)).toContain('22 of 30 days kept')
    expect(writeEnded(22)).toContain('Your 22 days stay yours.')
    expect(writeEnded(1)).toContain('Your 1 day stays yours.')
  })

  it('counts nothing for a person who kept no day', () => {
    expect(writeEnded(0)).toContain('Your goals are safe.')
    expect(writeEnded(0)).not.toMatch(/0 days|of 30|days you kept|&#183;/)
  })
})

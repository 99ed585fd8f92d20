import { describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { FRAMES } from '#domain/coach/library/frames/frames.ts'
import { tone as tones } from '#domain/goals/fields.ts'
import { addDays } from '#domain/time/day.ts'
import { inSituation } from '#test/domain/coach/support/situation-briefs.ts'
import { BRIEFS } from '#test/support/briefs.ts'

const THURSDAY = '2026-11-26'
const WEEKS = 16

/** A goal without a fact of the person, on one of its days: with one day a week, or with every day. */
const onThursday = (week: number, isWeekly: boolean): CoachBrief => {
  const date = addDays(THURSDAY, week * 7)
  const days = Array.from({ length: 13 }, (_, index) => ({
    date: addDays(date, index - 13),
    state: isWeekly && index !== 6 ? ('rest' as const) : ('kept' as const),
  }))
  return {
    ...inSituation(BRIEFS.P8, 'ordinary'),
    ...{ title: 'Choir on Thursdays', description: '', kind: 'relate', plan: null, obstacle: null, reason: null },
    ...{ interview: null, notes: [], run: 0, recent: [], weekday: 'Thursday', nextDay: null, date, days },
    weekdaysAsked: isWeekly ? 1 : 7,
  }
}

const listMessages = (isWeekly: boolean, tone: CoachBrief['tone']): string[] =>
  Array.from({ length: WEEKS }, (_, week) => writeBuiltInText({ ...onThursday(week, isWeekly), tone }).message)

describe('the message on the day of a goal that asks for few days (TEXT-30)', () => {
  it.each(tones.options)('says in some weeks, and not in all, that the day of the goal has come: %s', (tone) => {
    const dated = listMessages(true, tone).filter((message) => message.includes('our rehearsal is today'))
    expect(dated.length).toBeGreaterThanOrEqual(WEEKS / 4)
    expect(dated.length).toBeLessThanOrEqual((WEEKS * 3) / 4)
  })

  it('says “today” once in words of the frame that begin with it', () => {
    const frames = Object.values(FRAMES).flatMap(({ angles }) => Object.values(angles).flat())
    const dated = frames
      .flatMap(({ text, also = [] }) => [text, ...also])
      .filter((words) => words.startsWith('{today}'))
    expect(dated.length).toBeGreaterThan(100)
    expect(dated.filter((words) => /\btoday\b/iu.test(words.replace('{today}', '')))).toEqual([])
  })

  it('says nothing of it where each day is asked for', () => {
    expect(listMessages(false, 'teammate').join('\n')).not.toContain('is today')
  })
})

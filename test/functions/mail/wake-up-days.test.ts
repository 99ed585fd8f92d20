import { describe, expect, it } from 'vitest'
import { type WakeUp, wakeUpMail } from '#functions/reactions/delivery-queued/send-mails/templates/wake-up-mail.ts'
import { DONE, GOAL, links, page, props } from './support/wake-up.ts'

describe('the wake-up mail of a day', () => {
  it.each<[string, Partial<WakeUp>, string]>([
    ['a run', {}, '12 days in a row.'],
    ['one day kept', { streak_count: 1 }, '1 day kept. Today makes it two.'],
    ['a first day', { streak_count: 0, dayNumber: 1 }, 'Your first day.'],
    ['a fresh start', { streak_count: 0 }, 'One check-in starts a new run.'],
    ['a day already kept', { streak_count: 13, lastSevenDays: ['done'] }, '13 days in a row. Today is already kept.'],
  ])('has the text for %s', (_, given, line) => {
    expect(page(given).body.textContent?.replace(/\s+/g, ' ')).toContain(line)
    expect(wakeUpMail({ ...props, ...given }).text).toContain(line)
  })

  it.each<Partial<WakeUp>>([{}, { streakHidden: true, kept: { of: 12, days: 12 } }])(
    'has no sentence about the sun on the days of a run: %j (MAIL-9)',
    (given) => {
      expect(wakeUpMail({ ...props, ...given }).text).not.toContain('halfway up')
      expect(page(given).body.textContent).not.toContain('halfway up')
    },
  )

  it.each<[string, Partial<WakeUp>, string[], string[]]>([
    [
      'a missed day',
      { silent: 1, streak_count: 0, lastSevenDays: [...DONE, 'missed', 'open'], kept: { of: 26, days: 30 }, best: 12 },
      ['One step today', '26 of the last 30 kept. Your best run, 12 days, stays yours.', 'Open the draft.'],
      ['Write the next sentence.', 'Challenge', 'Change this goal'],
    ],
    [
      'three silent days',
      { silent: 3, streak_count: 0, kept: { of: 24, days: 30 } },
      ['A smaller step', '24 of the last 30 kept.', 'Change this goal'],
      ['Write the next sentence.', 'Challenge', 'once a week'],
    ],
    ['seven silent days', { silent: 7, streak_count: 0 }, ['A smaller step', 'Pause it'], ['Challenge', 'once a week']],
    [
      '14 silent days',
      { silent: 14, streak_count: 0 },
      ['we write once a week', 'A smaller step', 'Pause it, and no email comes'],
      ['Challenge', 'rest days'],
    ],
    ['a milestone', { streak_count: 30 }, ['30 days in a row'], ['A smaller step']],
    ['the eve of the target', { dayNumber: 89 }, ['One day to Apr 15.', 'Set a timer'], ['A smaller step']],
    [
      'the day after the target',
      { dayNumber: 91 },
      ['Choose What Comes Next', 'day 91'],
      ['Check In Today', 'Micro-Plan', 'Challenge', 'of 90'],
    ],
    [
      'a day that is kept already',
      { streak_count: 1, lastSevenDays: [...DONE, 'done', 'done'] },
      ['Today is already kept.', 'Open Today'],
      ['Check In Today', '1 day in a row', 'Twelve mornings', 'Open the draft.', 'Micro-Plan', 'Challenge'],
    ],
    [
      'a target date that is kept already',
      { dayNumber: 90, streak_count: 13, lastSevenDays: [...DONE, 'done', 'done'] },
      ['13 days in a row. Today is already kept.', 'Open Today', 'Set a timer'],
      ['Check In Today', 'halfway up'],
    ],
  ])('makes of %s what the day needs (MAIL-17)', (_, given, says, leavesOut) => {
    const mail = wakeUpMail({ ...props, ...given })
    const body = page(given).body.textContent?.replace(/\s+/g, ' ') ?? ''
    for (const part of says) {
      expect(body).toContain(part)
      expect(mail.text.replace(/\s+/g, ' ').toLowerCase()).toContain(part.toLowerCase())
    }
    for (const part of leavesOut) {
      expect(body).not.toContain(part)
      expect(mail.text.toLowerCase()).not.toContain(part.toLowerCase())
    }
  })

  it.each<[string, Partial<WakeUp>, string]>([
    ['an ordinary day', { streak_count: 6 }, 'Today’s sun is halfway up.'],
    ['an ordinary day of a month', { streak_count: 6, kept: { of: 26, days: 30 } }, '26 of the last 30 kept.'],
    ['a milestone', { streak_count: 7, kept: { of: 26, days: 30 } }, '26 of the last 30 kept.'],
    ['a kept day', { streak_count: 7, lastSevenDays: ['done'] }, 'Today is already kept.'],
    [
      'a missed day',
      { silent: 1, streak_count: 0, lastSevenDays: [...DONE, 'missed', 'open'], kept: { of: 26, days: 30 }, best: 12 },
      '26 of the last 30 kept.',
    ],
  ])('names no run on %s where the streak is hidden (STREAK-18)', (_, given, line) => {
    const { html, text, subject } = wakeUpMail({
      ...props,
      ...given,
      streakHidden: true,
      text: { ...props.text, message: 'Stay with chapter four.' },
    })
    expect(text.replace(/\s+/g, ' ')).toContain(line)
    for (const part of [html, text, subject]) expect(part).not.toMatch(/in a row|\b[67] days(?!:)|[Bb]est run|new run/)
  })

  it('ends the days with the target date on the day after it, which takes no check-in (MAIL-17)', () => {
    const days = page({ dayNumber: 91 }).querySelector('table[role="img"]')
    expect(days?.getAttribute('aria-label')).toBe(
      'Last 6 days: Wed checked in, Thu checked in, Fri checked in, Sat checked in, Sun checked in, Mon checked in.',
    )
  })

  it.each<[string, Partial<WakeUp>, Record<string, string>]>([
    [
      'yesterday was missed',
      { silent: 1, offersRest: true, lastSevenDays: [...DONE, 'missed', 'open'] },
      { 'Mark yesterday': 'goal/', 'Set rest days': 'dashboard?edit=' },
    ],
    [
      'yesterday was missed and it is noon',
      { silent: 1, offersRest: true, time: '12:00', lastSevenDays: [...DONE, 'missed', 'open'] },
      { 'Set rest days': 'dashboard?edit=' },
    ],
    [
      'the miss was before a day that is not chosen',
      { silent: 1, offersRest: true, lastSevenDays: [...DONE.slice(1), 'missed', 'off', 'open'] },
      { 'Set rest days': 'dashboard?edit=' },
    ],
    [
      'yesterday was missed, and rest days are not offered',
      { silent: 1, lastSevenDays: [...DONE, 'missed', 'open'] },
      { 'Mark yesterday': 'goal/' },
    ],
    ['three days were missed', { silent: 3 }, { 'Change this goal': 'dashboard?edit=' }],
    ['two weeks were missed', { silent: 14 }, { 'Pause this goal': 'goal/', 'Change this goal': 'dashboard?edit=' }],
    ['no day was missed', {}, {}],
  ])('offers what fits where %s (MAIL-21)', (_, given, offered) => {
    const {
      'Check In Today': _c,
      'Open motivation plan': _o,
      'Change the time': _t,
      Unsubscribe: _u,
      ...rest
    } = links(page({ streak_count: 0, ...given }))
    const expected = Object.entries(offered).map(([text, path]) => [text, `https://five.example/${path}${GOAL}`])
    expect(rest).toEqual(Object.fromEntries(expected))
  })

  it.each(['drill_sergeant', 'kind_encouraging', 'teammate', 'wise_mentor'] as const)(
    'has a message of %s without a count on a day that is kept already, another one the next day',
    (tone) => {
      const write = (dayNumber: number) =>
        page({ dayNumber, goal: { ...props.goal, tone }, streak_count: 13, lastSevenDays: [...DONE, 'done', 'done'] })
          .body.textContent
      expect(write(41)).not.toBe(write(42)?.replace('day 42', 'day 41'))
      for (const dayNumber of [41, 42]) expect(write(dayNumber)).toMatch(/log|nothing|checked in|this day is made/)
    },
  )

  it('shows the whole text that the person wrote on a day that is kept already', () => {
    const own = page({ own: true, streak_count: 13, lastSevenDays: [...DONE, 'done', 'done'] }).body.textContent
    expect(own).toContain('Twelve mornings in a row.')
    expect(own).toContain("Today's Challenge")
  })

  it('shows the whole text that the person wrote, also after a missed day', () => {
    const own = page({ silent: 1, streak_count: 0, own: true }).body.textContent
    expect(own).toContain('Set a timer for four minutes.')
    expect(own).toContain("Today's Challenge")
  })
})

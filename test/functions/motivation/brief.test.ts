import { beforeEach, describe, expect, it } from 'vitest'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { readHour } from '#domain/coach/day/goal-hour.ts'
import { generateDailyMotivations } from '#functions/reactions/generation-queued/generate-daily-motivations/handler.ts'
import { generateFirstMotivation } from '#functions/reactions/goal-created/generate-first-motivation/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { NOON, setUpFunctions } from '#test/support/functions.ts'
import { change, clear, put, subscribe } from '#test/support/reactions.ts'
import { createBriefReader } from './support/brief-reader.ts'

/** Days from noon of November 24, 2026, a Tuesday, in New York. */
const dayAfter = (days: number) => new Date(Date.parse(NOON) + days * 86_400_000).toISOString().slice(0, 10)
/** The night's work of a date begins at 2 AM in New York. */
const night = (date: string) => `${date}T07:00:00Z`

describe('the brief that a text is written from', () => {
  const product = setUpFunctions()
  let ann: Caller
  let reader: ReturnType<typeof createBriefReader>

  beforeEach(async () => {
    await clear()
    reader = createBriefReader()
    ann = await product.person()
  })

  const onPage = (goalId: string, fields?: { isNudge?: true }) => reader.onPage(ann, goalId, fields)
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const inTheNight = async (goalId: string, date: string): Promise<CoachBrief> => {
    product.at(night(date))
    const work = { zone: 'America/New_York', shard: 0, date }
    await generateDailyMotivations(reader.parts())(work, { receives: 1, log })
    return reader.theOne(goalId)
  }
  const checkIn = async (goalId: string, ...days: number[]) => {
    for (const day of days) {
      product.at(`${dayAfter(day)}T17:00:00Z`)
      expect((await product.as(ann, 'check-in', { goalId })).status).toBe(200)
    }
  }
  const upTo = (last: number) => Array.from({ length: last + 1 }, (_, day) => day)

  it('has the current time on the page and the goal’s time at night (TEXT-20)', async () => {
    const { id } = await product.goal(ann, { time_of_day: '21:30' })
    product.at('2026-11-24T17:42:00Z')
    const page = { date: '2026-11-24', weekday: 'Tuesday', localTime: '12:42', time_of_day: '21:30', dayNumber: 1 }
    expect(await onPage(id)).toMatchObject(page)
    expect(await inTheNight(id, '2026-11-25')).toMatchObject({
      date: '2026-11-25',
      weekday: 'Wednesday',
      localTime: '21:30',
      dayNumber: 2,
      silentDays: 0,
      days: [],
    })
  })

  it('has the current time for the first text of a goal, and the goal’s time for a mail after the nightly run (TEXT-20)', async () => {
    product.at('2026-11-25T09:00:00Z')
    const { id } = await product.goal(ann, { time_of_day: '06:15' })
    await generateFirstMotivation(reader.parts())({ userId: ann.sub, goalId: id })
    expect(reader.theOne(id)).toMatchObject({ date: '2026-11-25', localTime: '04:00', dayNumber: 1 })
    product.at('2026-11-26T07:30:00Z')
    const late = await product.goal(await subscribed(), { time_of_day: '06:15' })
    await generateFirstMotivation(reader.parts())({ userId: ann.sub, goalId: late.id })
    expect(reader.briefs.map(({ date, localTime, dayNumber }) => [date, localTime, dayNumber])).toEqual([
      ['2026-11-25', '02:30', 1],
      ['2026-11-26', '06:15', 2],
    ])
  })

  it.each([
    // The check-in day began at midnight, so the evening is ahead.
    [0, '02:30', 'ahead', 'ahead', 'ahead'],
    [0, '03:30', 'ahead', 'ahead', 'ahead'],
    [0, '05:30', 'over', 'ahead', 'ahead'],
    [3, '02:30', 'over', 'over', 'over'],
    [3, '03:30', 'ahead', 'ahead', 'ahead'],
    [3, '05:30', 'over', 'ahead', 'ahead'],
    [6, '02:30', 'ahead', 'over', 'over'],
    [6, '03:30', 'ahead', 'over', 'over'],
    [6, '05:30', 'over', 'over', 'over'],
  ])(
    'reads 05:00, 07:00 and 22:00 of a day that begins at %d as they are at %s (TEXT-20)',
    async (hour, time, ...read) => {
      const { id } = await product.goal(ann)
      await change(ann, 'ACCOUNT', { day_start_hour: hour })
      product.at(`2026-11-26T${time}:00-05:00`)
      const brief = await onPage(id)
      expect(brief.localTime).toBe(time)
      expect(['05:00', '07:00', '22:00'].map((goalHour) => readHour(goalHour, brief))).toEqual(read)
    },
  )

  it('reads the hours after a mail as ahead, also before the day-start hour (TEXT-20)', async () => {
    const { id } = await product.goal(ann, { time_of_day: '04:30' })
    await change(ann, 'ACCOUNT', { day_start_hour: 6 })
    const brief = await inTheNight(id, '2026-11-26')
    expect(['04:30', '07:00', '22:00'].map((goalHour) => readHour(goalHour, brief))).toEqual(['now', 'ahead', 'ahead'])
  })

  const subscribed = async (): Promise<Caller> => {
    await subscribe(ann, 'Pro Plan')
    return ann
  }

  it('counts one missed day after a streak', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id, ...upTo(9))
    expect(await inTheNight(id, dayAfter(11))).toMatchObject({
      run: 0,
      bestRun: 10,
      earlierBest: 10,
      silentDays: 1,
      earlierSilences: 0,
      keptOf14: 10,
      daysOf30: 11,
      dayNumber: 12,
      days: expect.arrayContaining([
        { date: dayAfter(9), state: 'kept' },
        { date: dayAfter(10), state: 'missed' },
      ]),
    })
  })

  it('counts 29 missed days and is not day 1', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id, 0)
    const brief = await inTheNight(id, dayAfter(30))
    expect(brief).toMatchObject({ dayNumber: 31, silentDays: 29, keptOf14: 0, run: 0, bestRun: 1 })
    expect(brief.days.map(({ state }) => state)).toEqual(Array.from({ length: 14 }, () => 'missed'))
  })

  it('tells after how many days the person returned', async () => {
    const { id } = await product.goal(ann)
    await checkIn(id, 0, 1, 11)
    expect(await inTheNight(id, dayAfter(12))).toMatchObject({ run: 1, silentDays: 0, returnedAfter: 9 })
  })

  it('has the day before the target and the target day by the calendar date', async () => {
    const { id } = await product.goal(ann, { target_date: '2026-11-26' })
    expect(await inTheNight(id, '2026-11-25')).toMatchObject({ target: '2026-11-26', daysToTarget: 1 })
    expect(await inTheNight(id, '2026-11-26')).toMatchObject({ daysToTarget: 0 })
    // 1 AM: the check-in day is still November 25, the calendar date is the target.
    await change(ann, `ACCOUNT#GOAL#${id}`, { target_date: '2026-11-28' })
    product.at('2026-11-28T06:00:00Z')
    expect(await onPage(id)).toMatchObject({ date: '2026-11-27', localTime: '01:00', daysToTarget: 0 })
  })

  it('has the texts of the last 7 days and whether each day was covered', async () => {
    const { id } = await product.goal(ann)
    for (const day of upTo(8)) await inTheNight(id, dayAfter(day + 1))
    await change(ann, `MOTIVATION#${id}#${dayAfter(8)}`, { message: 'Own words' })
    await checkIn(id, 8)
    const { recent } = await inTheNight(id, dayAfter(10))
    expect(recent.map(({ date }) => date)).toEqual([9, 8, 7, 6, 5, 4, 3].map(dayAfter))
    expect(recent[1]).toMatchObject({ message: 'Own words', kept: true, steps: expect.any(Array) })
    expect(recent.filter(({ kept }) => kept)).toHaveLength(1)
  })

  it('leaves out an earlier text that cannot be read, and logs it', async () => {
    const { id } = await product.goal(ann)
    await put(ann, `MOTIVATION#${id}#2026-11-23`, { message: 7 })
    product.logs.length = 0
    expect((await onPage(id)).recent).toEqual([])
    expect(product.logs).toContainEqual(expect.objectContaining({ message: 'bad item' }))
  })

  it('names only goals of the person, without gentle goals and goals in crisis (TEXT-22)', async () => {
    await subscribed()
    const { id } = await product.goal(ann, { title: 'Run' })
    await product.goal(ann, { title: 'Call mom' })
    await product.goal(ann, { title: 'Recover from burnout' })
    await product.goal(ann, { title: 'Kill myself by Friday' })
    await product.goal(ann, { title: 'Paint', is_active: false })
    await product.goal(await product.person('ben'), { title: 'Ben’s secret' })
    expect((await onPage(id)).otherGoals).toEqual(['Call mom'])
  })

  it('has the same facts for a nudge', async () => {
    const plan = { plan_when: 'it rains', plan_then: 'take the bus', obstacle: 'the hill' }
    const { id } = await product.goal(ann, { title: 'Ride to work', ...plan })
    await checkIn(id, 0)
    expect(await onPage(id, { isNudge: true })).toMatchObject({
      plan: { when: 'it rains', will: 'take the bus' },
      obstacle: 'the hill',
      checkedInToday: true,
      run: 1,
      localTime: '12:00',
    })
  })
})

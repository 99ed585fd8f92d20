import { describe, expect, it } from 'vitest'
import { type BriefSources, createCoachBrief, readMailMoment } from '#domain/coach/brief/create-brief.ts'
import { readSituation } from '#domain/coach/day/situation.ts'
import { createGoalItem } from '#domain/goals/create-goal-item.ts'
import type { Goal } from '#domain/goals/goal.ts'
import { EVERY_DAY } from '#domain/streaks/rhythm.ts'
import { type Run, recordCheckIn } from '#domain/streaks/run.ts'
import { account } from '#test/domain/coach/support/build-brief.ts'

const goal = (changes: Partial<Goal> = {}): Goal => ({
  ...createGoalItem(
    {
      title: 'Quit smoking',
      description: 'Since March. I want to run after my niece and still talk.',
      target_date: '2026-11-25',
      tone: 'drill_sergeant',
      time_of_day: '21:30',
      circle_type: 'Health & Fitness',
      weekly_commitment_hours: 2,
      circle_interview_data: null,
      kind: null,
      plan_when: 'I have my coffee',
      plan_then: 'stay inside',
      obstacle: 'the break at eleven with Tom',
      is_active: true,
    },
    // 11:30 PM of November 20 in New York.
    {
      id: 'goal_01K0000000000000000000000A',
      userId: 'sub-1',
      now: Date.parse('2026-11-21T04:30:00Z'),
      care: 'ordinary',
      care_reason: 'none',
    },
  ),
  ...changes,
})

const build = (changes: Partial<Goal> = {}, sources: Partial<BriefSources> = {}) => {
  const one = goal(changes)
  return createCoachBrief({
    account,
    goal: one,
    run: undefined,
    rhythm: EVERY_DAY,
    goals: [one],
    slots: 3,
    recent: [],
    notes: [],
    interview: null,
    moment: readMailMoment(one, '2026-11-24', '2026-11-24'),
    ...sources,
  })
}

describe('the brief of a day', () => {
  it('has the number of weekdays that the goal asks for, also after a pause (TEXT-30)', () => {
    const paused = { ...EVERY_DAY, pauses: [{ first: '2026-11-10', last: '2026-11-23' }] }
    expect(build({}, { rhythm: paused }).weekdaysAsked).toBe(7)
    expect(build({ title: 'Run on Tuesdays' }, { rhythm: paused }).weekdaysAsked).toBe(1)
    const chosen = { ...EVERY_DAY, weekdays: [{ from: '2026-11-01', days: [2, 4] }] }
    expect(build({ title: 'Run on Sundays' }, { rhythm: chosen }).weekdaysAsked).toBe(2)
  })

  it('has the words of the goal, its kind, and the time of its mail', () => {
    expect(build()).toMatchObject({
      userId: 'sub-1',
      goalId: 'goal_01K0000000000000000000000A',
      date: '2026-11-24',
      weekday: 'Tuesday',
      localTime: '21:30',
      time_of_day: '21:30',
      tone: 'drill_sergeant',
      title: 'Quit smoking',
      kind: 'stop',
      plan: { when: 'I have my coffee', will: 'stay inside' },
      obstacle: 'the break at eleven with Tom',
      reason: 'I want to run after my niece and still talk',
      weekly_hours: 2,
      // Made in the evening of November 20 in the person's zone.
      dayNumber: 5,
      slot: 0,
      slots: 3,
    })
  })

  it('has a plan only when both parts are written, and no obstacle when none is written', () => {
    expect(build({ plan_then: '' }).plan).toBeNull()
    expect(build({ plan_when: '' }).plan).toBeNull()
    expect(build({ obstacle: '' }).obstacle).toBeNull()
  })

  it.each([
    ['2026-11-24', 1],
    ['2026-11-25', 0],
    ['2026-11-26', -1],
  ])('counts the days to the target from the calendar date %s', (calendarDate, days) => {
    const moment = { date: '2026-11-24', openDay: '2026-11-24', calendarDate, localTime: '01:00', isInLastHours: true }
    expect(build({}, { moment })).toMatchObject({ date: '2026-11-24', target: '2026-11-25', daysToTarget: days })
    expect(build({ target_date: null }, { moment })).toMatchObject({ target: null, daysToTarget: null })
  })

  it('is at risk in the last hours of a day that ends the run, and never for a mail or a hidden streak (STREAK-2, STREAK-18)', () => {
    const run = recordCheckIn(undefined, '2026-11-23')
    const moment = {
      date: '2026-11-24',
      openDay: '2026-11-24',
      calendarDate: '2026-11-24',
      localTime: '22:00',
      isInLastHours: true,
    }
    expect(build({}, { run, moment })).toMatchObject({ atRisk: true, run: 1 })
    expect(build({}, { run, moment: { ...moment, isInLastHours: false } }).atRisk).toBe(false)
    expect(build({}, { run }).atRisk).toBe(false)
    const rest = { ...EVERY_DAY, rest: [{ from: '2026-11-01', on: true }] }
    expect(build({}, { run, moment, rhythm: rest }).atRisk).toBe(false)
    const hidden = build({}, { run, moment, account: { ...account, streak_hidden: true } })
    expect(hidden).toMatchObject({ atRisk: false, run: 0, bestRun: 0 })
  })

  it('tells of no missed day and of no run while yesterday can still be checked in (STREAK-2)', () => {
    const run = ['2026-11-21', '2026-11-22'].reduce<Run | undefined>((r, day) => recordCheckIn(r, day) ?? r, undefined)
    const moment = readMailMoment(goal(), '2026-11-24', '2026-11-23')
    const brief = build({ target_date: null }, { run, moment })
    expect(brief).toMatchObject({ run: 0, bestRun: 0, silentDays: 0, keptOf14: 2, daysOf30: 2 })
    expect(brief.days.map(({ state }) => state)).toEqual(['kept', 'kept', 'open'])
    expect(readSituation(brief)).toBe('ordinary')
    const kept = build({ target_date: null }, { run: run && recordCheckIn(run, '2026-11-23'), moment })
    expect(kept).toMatchObject({ run: 3, bestRun: 3, silentDays: 0 })
    // The day before that was missed: the text does not say "yesterday".
    const missed = build({ target_date: null }, { run: recordCheckIn(undefined, '2026-11-21'), moment })
    expect(missed).toMatchObject({ silentDays: 1 })
    expect(readSituation(missed)).toBe('ordinary')
  })

  it('takes a reason from what was said of the circle only while the goal is alone there', () => {
    const changes = { description: '' }
    const interview = { goal: 'I want to carry my daughter up the stairs.' }
    const reasonBeside = (other: Partial<Goal>) =>
      build(changes, { interview, goals: [goal(changes), goal({ id: 'goal_01K0000000000000000000000B', ...other })] })
        .reason
    expect(build(changes, { interview }).reason).toBe('I want to carry my daughter up the stairs')
    expect(reasonBeside({})).toBeNull()
    expect(reasonBeside({ is_active: false })).toBe('I want to carry my daughter up the stairs')
    expect(reasonBeside({ circle_type: 'Work' })).toBe('I want to carry my daughter up the stairs')
    // The goal's own interview is about this goal.
    const own = {
      circle_interview_data: {
        personalDefinition: '',
        currentChallenges: '',
        specificGoal: 'I want to breathe at night.',
      },
    }
    expect(
      build({ ...changes, ...own }, { goals: [goal(), goal({ id: 'goal_01K0000000000000000000000B' })] }).reason,
    ).toBe('I want to breathe at night')
  })

  it('says that the person is not at work where an active goal does or is about burnout (TEXT-33)', () => {
    const beside = (other: Partial<Goal>) =>
      build({}, { goals: [goal(), goal({ id: 'goal_01K0000000000000000000000B', ...other })] }).isOffWork
    expect(beside({})).toBe(false)
    expect(beside({ description: 'Signed off until January' })).toBe(true)
    expect(beside({ care: 'gentle', care_reason: 'burnout' })).toBe(true)
    expect(beside({ description: 'Signed off until January', is_active: false })).toBe(false)
  })

  it('uses the kind tone for a gentle goal and quotes no reason (CARE-3)', () => {
    const gentle = build({ care: 'gentle', care_reason: 'grief' })
    expect(gentle).toMatchObject({ tone: 'kind_encouraging', care: 'gentle', reason: null })
  })

  it('names only other goals that are active, ordinary and not past their date (TEXT-22)', () => {
    const other = (id: string, changes: Partial<Goal>) => goal({ id, target_date: null, ...changes })
    const goals = [
      goal(),
      other('b', { title: 'Call mom' }),
      other('c', { title: 'Recover from burnout', care: 'gentle' }),
      other('d', { title: 'Friday', care: 'crisis' }),
      other('e', { title: 'Paint', is_active: false }),
      other('f', { title: 'Marathon', target_date: '2026-11-23' }),
      other('g', { title: 'Thesis', target_date: '2026-11-24' }),
    ]
    expect(build({}, { goals }).otherGoals).toEqual(['Call mom', 'Thesis'])
  })

  it('has the texts of the last 7 days, newest first, with whether the day was kept', () => {
    const text = (date: string) => ({ date, message: `m ${date}`, micro_plan: ['step'], challenge: 'dare' })
    const run = recordCheckIn(undefined, '2026-11-22')
    const recent = ['2026-11-16', '2026-11-17', '2026-11-22', '2026-11-23', '2026-11-24'].map(text)
    expect(build({}, { recent, run }).recent).toEqual([
      { date: '2026-11-23', message: 'm 2026-11-23', steps: ['step'], challenge: 'dare', kept: false },
      { date: '2026-11-22', message: 'm 2026-11-22', steps: ['step'], challenge: 'dare', kept: true },
      { date: '2026-11-17', message: 'm 2026-11-17', steps: ['step'], challenge: 'dare', kept: false },
    ])
  })

  it('has the last 3 notes, newest first', () => {
    const note = (date: string) => ({ date, feeling: null, text: `note ${date}` })
    const notes = ['2026-11-20', '2026-11-23', '2026-11-22', '2026-11-21'].map(note)
    expect(build({}, { notes }).notes.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-22', '2026-11-21'])
  })

  it('prefers the interview answers of the goal and leaves out empty answers', () => {
    const said = { definition: 'Energy', challenges: '', hours: 4 }
    expect(build({}, { interview: said }).interview).toEqual({ definition: 'Energy', hours: 4 })
    const own = { personalDefinition: 'Breath', currentChallenges: 'Evenings', specificGoal: '' }
    expect(build({ circle_interview_data: own }, { interview: said }).interview).toEqual({
      definition: 'Breath',
      challenges: 'Evenings',
      hours: 4,
    })
    expect(build().interview).toBeNull()
  })

  it('uses the stored slot of the goal', () => {
    const goals = [goal(), { ...goal({ id: 'b' }), slot: 0 }]
    expect(build({}, { goals }).slot).toBe(1)
  })
})

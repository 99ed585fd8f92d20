import { describe, expect, it } from 'vitest'
import { estimateTokens } from '#domain/coach/brief/brief-budget.ts'
import { fitGoals, GOALS_TOKENS, type GoalOutline } from '#domain/coach/brief/person-brief.ts'

const createOutline = (title: string, changes: Partial<GoalOutline> = {}): GoalOutline => ({
  title,
  circle: 'Work',
  kind: 'finish',
  weekly_hours: 2,
  plan: { when: 'I sit down', will: 'open the chapter' },
  obstacle: 'my email',
  dayNumber: 9,
  run: 3,
  silentDays: 0,
  keptOf30: 7,
  daysOf30: 8,
  ...changes,
})
const render = (goals: readonly GoalOutline[]) => JSON.stringify(goals, null, 2)
const titles = (goals: readonly GoalOutline[]) => goals.map(({ title }) => title)

describe('the token budget of a person’s goals (COACH-13)', () => {
  it('leaves three ordinary goals unchanged', () => {
    const goals = ['one', 'two', 'three'].map((title) => createOutline(title))
    expect(fitGoals(goals, render)).toEqual(goals)
  })

  it('leaves out obstacles, then plans, then goals after the third, each from the last goal', () => {
    const goals = ['one', 'two', 'three', 'four', 'five'].map((title) => createOutline(title))
    const first = fitGoals(goals, render, estimateTokens(render(goals)) - 1)
    expect(first.map(({ obstacle, plan }) => [obstacle === null, plan === null])).toEqual([
      ...Array.from({ length: 4 }, () => [false, false]),
      [true, false],
    ])
    const bare = goals.map((goal) => ({ ...goal, obstacle: null }))
    const second = fitGoals(goals, render, estimateTokens(render(bare)) - 1)
    expect(second.map(({ obstacle, plan }) => [obstacle, plan === null])).toEqual([
      ...Array.from({ length: 4 }, () => [null, false]),
      [null, true],
    ])
    expect(titles(fitGoals(goals, render, 0))).toEqual(['one', 'two', 'three'])
  })

  it('fits the longest titles of any script, with plans and obstacles', () => {
    const long = '𠀀'.repeat(100)
    const goals = Array.from({ length: 10 }, () =>
      createOutline(long, { plan: { when: long.repeat(3), will: long.repeat(3) }, obstacle: long.repeat(3) }),
    )
    const fitted = fitGoals(goals, render)
    expect(estimateTokens(render(fitted))).toBeLessThanOrEqual(GOALS_TOKENS)
    expect(titles(fitted)).toEqual([long, long, long])
  })

  it('cuts titles from the last goal when nothing else is left', () => {
    const long = '<'.repeat(100)
    const goals = Array.from({ length: 3 }, () => createOutline(long))
    const escaped = (some: readonly GoalOutline[]) => render(some).replaceAll('<', '\\u003c')
    const fitted = fitGoals(goals, escaped)
    expect(estimateTokens(escaped(fitted))).toBeLessThanOrEqual(GOALS_TOKENS)
    expect(titles(fitted)).toEqual([long, long, `${'<'.repeat(59)}…`])
  })
})

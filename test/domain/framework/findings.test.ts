import { describe, expect, it } from 'vitest'
import { listFindings } from '#domain/framework/findings.ts'
import { createInterview } from '#test/support/interview.ts'
import { debtor } from '#test/support/people/debtor.ts'

const questions = (...given: Parameters<typeof createInterview>) =>
  listFindings(createInterview(...given)).map(({ question }) => question)

describe('the findings that the consultant asks about (INTERVIEW-11)', () => {
  it('are empty when no answer is missing or contradictory', () => {
    expect(listFindings(createInterview())).toEqual([])
  })

  it.each<[string, Parameters<typeof createInterview>[0], RegExp]>([
    ['a missing challenge', { lifeContext: { primary_challenge: '' } }, /Step 1, .*needs: Primary Challenge/],
    ['a missing priority', { lifeContext: { primary_90_day_priority: '' } }, /Step 2, .*still needs: 90-Day Priority/],
    ['a missing definition', { work: { personal_definition: '' } }, /Step 6, Work, .*still needs: Personal Definition/],
    [
      'all that a step lacks',
      { spiritual: { personal_definition: '', success_definition_90_days: '', ideal_time_per_week: 0 } },
      /Spiritual.*Personal Definition, 90-Day Success Definition, Time Allocation/,
    ],
    [
      'importance without hours',
      { personal_development: { importance_level: 9, ideal_time_per_week: 0 } },
      /Personal Development an importance of 9 of 10, and no hours/,
    ],
    [
      'more hours than the week has',
      { friends_family: { ideal_time_per_week: 50 } },
      /want 68 hours a week.*leave 63 hours, so 5 hours have no place\. You also wrote “Dinner at home four evenings a week” and “A finished draft/,
    ],
    [
      'a great change of what is full already',
      {
        health_fitness: {
          current_satisfaction: 10,
          importance_level: 10,
          current_time_per_week: 4,
          ideal_time_per_week: 14,
        },
      },
      /Health & Fitness matters 10 to you and stands at 10 already.*from 4 hours a week to 14 hours/,
    ],
    [
      'fewer hours than now',
      { work: { current_time_per_week: 12, ideal_time_per_week: 4 } },
      /Work 12 hours a week now and want to give it 4 hours, although it matters 8/,
    ],
    [
      'many hours for what matters little',
      { work: { importance_level: 2, current_satisfaction: 2, ideal_time_per_week: 15 } },
      /Work matters 2 of 10 .*15 hours/,
    ],
    [
      'a wide gap that gets no more time',
      { personal_development: { current_time_per_week: 5 } },
      /Personal Development matters 9 to you and stands at 3, and its 5 hours a week are to stay/,
    ],
  ])('include %s with name and figures', (_, changes, expected) => {
    const asked = questions(changes)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatch(expected)
  })

  it('never ask to put off sleep in a week that does not hold all wishes', () => {
    const [short] = listFindings(debtor.interview)
    expect(debtor.interview.circleData.health_fitness.success_definition_90_days).toBe(
      'In bed at eleven, with the light off.',
    )
    expect(short?.question).toContain(
      'You also wrote “Extra Saturdays at the garage until the card is paid” and “Every envelope opened at the kitchen table.”',
    )
  })

  it('include a week with more hours than it has', () => {
    const asked = questions({
      lifeContext: { work_hours_per_week: 80, commute_hours_per_week: 0 },
      friends_family: { current_time_per_week: 32, ideal_time_per_week: 15 },
    })
    expect(asked[0]).toMatch(/have 41 hours a week now, and work, sleep and commute leave 39 hours/)
    expect(asked[1]).toContain('You give Friends & Family 32 hours a week now')
  })

  it('include a week without available hours', () => {
    const lifeContext = { work_hours_per_week: 80, sleep_hours_per_night: 10, commute_hours_per_week: 20 }
    expect(questions({ lifeContext })[0]).toMatch(/want 30 hours.*leave no hours at all, so 32 hours/)
  })

  it('are ordered missing, contradictory, widest gap, with one finding for each circle', () => {
    const found = listFindings(
      createInterview({
        lifeContext: { primary_90_day_priority: '' },
        spiritual: { importance_level: 10, current_satisfaction: 1, ideal_time_per_week: 0, current_time_per_week: 8 },
        friends_family: { ideal_time_per_week: 50, current_time_per_week: 1 },
        work: { current_time_per_week: 20, ideal_time_per_week: 19 },
      }),
    )
    expect(found.map(({ names }) => names[0])).toEqual(['90-Day Priority', 'hours', 'Spiritual', 'Work'])
  })
})

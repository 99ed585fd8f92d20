import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  CIRCLES,
  circleInterviewData,
  DEFAULT_TIME_OF_DAY,
  DEFAULT_TONE,
  description,
  goalId,
  TONE_LABELS,
  timeOfDay,
  tone,
  weeklyCommitmentHours,
} from '#domain/goals/fields.ts'

const readError = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

describe('the fields of a goal', () => {
  it('have their tones, labels, circles and defaults (GOAL-5, GOAL-6, GOAL-7)', () => {
    expect(tone.options).toEqual(['drill_sergeant', 'kind_encouraging', 'teammate', 'wise_mentor'])
    expect(TONE_LABELS).toEqual({
      drill_sergeant: 'Drill Sergeant',
      kind_encouraging: 'Kind & Encouraging',
      teammate: 'Teammate',
      wise_mentor: 'Wise Mentor',
    })
    expect(CIRCLES).toEqual(['Spiritual', 'Friends & Family', 'Work', 'Personal Development', 'Health & Fitness'])
    expect([DEFAULT_TONE, DEFAULT_TIME_OF_DAY]).toEqual(['kind_encouraging', '07:00'])
  })

  it.each(['00:00', '07:05', '19:59', '20:00', '23:59'])('accept the time %s (GOAL-6)', (value) => {
    expect(timeOfDay.parse(value)).toBe(value)
  })

  it.each([
    '24:00',
    '30:00',
    '7:00',
    '07:60',
    '07:0a',
    '0a:00',
    '2a:00',
    '07:00 ',
    ' 07:00',
    '107:00',
    '07:001',
    '07:005',
  ])('refuse the time %j (GOAL-6)', (value) => expect(readError(timeOfDay, value)).toBe('must be a time as HH:MM'))

  it.each([0, 0.25, 1.2, 7.75, 168])('accept %d hours a week (GOAL-8)', (value) => {
    expect(weeklyCommitmentHours.parse(value)).toBe(value)
  })

  it.each([
    [-0.25, 'must be 0 or more'],
    [168.25, 'must be at most 168 hours'],
    [0.01, 'must be in steps of 0.05 hours'],
  ])('refuse %d hours a week: %s (GOAL-8)', (value, words) =>
    expect(readError(weeklyCommitmentHours, value)).toBe(words),
  )

  it('trim the description and the interview answers before counting their length (GOAL-3)', () => {
    expect(description.parse(`  ${'a'.repeat(300)}  `)).toBe('a'.repeat(300))
    expect(description.safeParse('a'.repeat(301)).success).toBe(false)
    const data = { personalDefinition: ` ${'a'.repeat(1000)} `, currentChallenges: ' b ', specificGoal: ' c ' }
    expect(circleInterviewData.parse(data)).toEqual({
      personalDefinition: 'a'.repeat(1000),
      currentChallenges: 'b',
      specificGoal: 'c',
    })
    expect(circleInterviewData.parse({})).toEqual({})
    expect(circleInterviewData.safeParse({ specificGoal: 'a'.repeat(1001) }).success).toBe(false)
    expect(circleInterviewData.safeParse({ other: '' }).success).toBe(false)
  })

  it('accept only well-formed ids', () => {
    const id = 'goal_01JRT0000000000000000000A1'
    expect(goalId.parse(id)).toBe(id)
    for (const other of [`x${id}`, `${id}0`, id.slice(0, -1), 'goal_A', id.toLowerCase(), id.replace('A1', 'I1')])
      expect(readError(goalId, other)).toBe('is not a goal id')
  })

  it('describe themselves in the published schema', () => {
    expect(z.toJSONSchema(timeOfDay)).toMatchObject({ description: 'A local time, HH:MM' })
    expect(z.toJSONSchema(goalId)).toMatchObject({ description: 'The id of a goal' })
  })
})

import type { CircleInterviewData } from '#domain/goals/fields.ts'

/** What a person wrote of a goal: all of it is screened. */
export type GoalWords = {
  title: string
  description: string | null
  circle_interview_data: CircleInterviewData | null
  plan_when: string
  plan_then: string
  obstacle: string
}

/** The record has every field of the words, or it is a type error. This module has no rules, so it is small in every bundle. */
const FIELDS: Record<keyof GoalWords, true> = {
  title: true,
  description: true,
  circle_interview_data: true,
  plan_when: true,
  plan_then: true,
  obstacle: true,
}

/** Whether a change sets one of the words. An undefined field stays as it is. */
export const setsWords = (changes: Record<string, unknown>): boolean =>
  Object.keys(FIELDS).some((name) => changes[name] !== undefined)

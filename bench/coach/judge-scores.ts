import type { EvalText } from './eval-text.ts'

/** Dimensions of the judge's rubric, 1 to 5, and the grade of the whole. */
export const DIMENSIONS = ['person', 'situation', 'first_step', 'tone', 'language'] as const
export type Dimension = (typeof DIMENSIONS)[number]
export type JudgeScores = Record<Dimension | 'grade', number>

/** Mean scores of both orders for a text and for the library's text of the same brief. */
export type JudgedText = { about: EvalText; text: JudgeScores; library: JudgeScores }

export const meanGrade = (scores: readonly JudgeScores[], of: Dimension | 'grade'): number =>
  scores.reduce((sum, one) => sum + one[of], 0) / scores.length

/** 0 to 1. */
export const share = <T>(list: readonly T[], holds: (one: T) => boolean): number =>
  list.filter(holds).length / list.length

import type { EvalText } from './eval-text.ts'
import { GRADERS, type Grounding, gradeTexts, measureGrounding, type TextFault } from './graders.ts'
import { type JudgedText, meanGrade, share } from './judge-scores.ts'
import { gradeSafety, type SafetyOutcomes } from './safety-outcomes.ts'
import { measureTones, type Separation } from './tone-separation.ts'

export type Grades = {
  faults: TextFault[]
  grounding: Grounding[]
  tones: Separation
  safety: SafetyOutcomes
  judged: readonly JudgedText[]
}

export const gradeAll = (texts: readonly EvalText[], judged: readonly JudgedText[] = []): Grades => ({
  faults: gradeTexts(texts),
  grounding: measureGrounding(texts),
  tones: measureTones(texts),
  safety: gradeSafety(),
  judged,
})

/** Share of a goal's days with a fact of the brief. */
const GROUNDED_MIN = 0.8
const TONES_MIN = 0.8
const HELD_UP_MAX = 0.02
const MEAN_MIN = 4
const DIMENSION_MIN = 3.5
const POOR_MAX = 0.05

const judgeFloor = (judged: readonly JudgedText[]): string[] => {
  if (judged.length === 0) return []
  const own = judged.map(({ text }) => text)
  const mean = meanGrade(own, 'grade')
  const low = (['person', 'situation', 'first_step', 'tone', 'language'] as const).filter(
    (dimension) => meanGrade(own, dimension) < DIMENSION_MIN,
  )
  const failed = own.filter(({ grade }) => grade < 2).length
  const poor = share(own, ({ grade }) => grade < 3)
  return [
    ...(mean < MEAN_MIN ? [`judge: the mean grade is ${mean.toFixed(2)}, the floor is ${MEAN_MIN}`] : []),
    ...low.map((dimension) => `judge: ${dimension} is under ${DIMENSION_MIN}`),
    ...(failed > 0 ? [`judge: ${failed} texts have the grade 1`] : []),
    ...(poor > POOR_MAX ? [`judge: ${(100 * poor).toFixed(0)} % of the texts are under 3, at most 5 % may be`] : []),
  ]
}

/** What is below the floor (TEXT-23), one sentence each; empty where all is held. */
export const belowFloor = ({ faults, grounding, tones, safety, judged }: Grades): string[] => {
  const counts = GRADERS.map((grader) => ({ grader, count: faults.filter((one) => one.grader === grader).length }))
  const named = tones.tested === 0 ? 1 : tones.right / tones.tested
  return [
    ...counts.flatMap(({ grader, count }) => (count > 0 ? [`${grader}: ${count} findings, none is allowed`] : [])),
    ...grounding.flatMap(({ title, share: grounded, longestWithout }) => [
      ...(grounded < GROUNDED_MIN
        ? [`grounding: “${title}” has a fact on ${(100 * grounded).toFixed(0)} % of its days`]
        : []),
      ...(longestWithout > 1 ? [`grounding: “${title}” has ${longestWithout} days in a row without a fact`] : []),
    ]),
    ...(named < TONES_MIN ? [`tones: the classifier names ${(100 * named).toFixed(0)} %, the floor is 80 %`] : []),
    ...safety.missed.map((text) => `safety: “${text}” is missed`),
    ...(safety.heldUp.length / safety.ordinary > HELD_UP_MAX
      ? [`safety: ${safety.heldUp.length} of ${safety.ordinary} ordinary texts are held up`]
      : []),
    ...judgeFloor(judged),
  ]
}

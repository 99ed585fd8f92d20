import type { Interview } from '#domain/interview/answers.ts'
import type { ReportProse } from './report.ts'
import type { ReportFrame } from './report-frame.ts'
import { writeInsight } from './report-text/insights.ts'
import { oddsWords } from './report-text/odds-words.ts'
import { writeRecommendation } from './report-text/recommendations.ts'
import { writeSummary } from './report-text/summary.ts'
import { createTelling, type HeldGoal } from './report-text/telling.ts'
import { describeSource, timeSummary } from './report-text/time.ts'

/** The report without a model: the counted figures in plain sentences, around what the person wrote (FRAMEWORK-11). */

export const BUILT_IN_REPORT = 'built-in-report/5'

/** `seed` chooses among wordings of the same facts. `goals` are those that the person has. */
export const builtInReport = (
  interview: Interview,
  frame: ReportFrame,
  { seed = 0, goals = [] }: { seed?: number; goals?: readonly HeldGoal[] } = {},
): ReportProse => {
  const telling = createTelling(interview, frame, { seed, goals })
  return {
    executive_summary: writeSummary(telling),
    key_insights: frame.insights.flatMap((insight) => writeInsight(telling, insight) ?? []),
    priority_recommendations: frame.recommended.flatMap((circle, rank) => {
      const plan = telling.plan(circle)
      return plan ? [writeRecommendation(telling, plan, rank)] : []
    }),
    time_summary: timeSummary(telling),
    sources: frame.moves.map((move) => describeSource(telling, move)),
    ...oddsWords(telling),
  }
}

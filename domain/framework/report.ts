import * as z from 'zod/mini'
import { circleKey } from '#domain/interview/circles.ts'
import { REASONS } from '#domain/safety/outcome.ts'
import { ODDS_LEVELS } from './odds.ts'
import type { ReportFrame } from './report-frame.ts'

/** The consultant's report (FRAMEWORK-3): prose and counted figures. */

export const coachSource = z.enum(['model', 'built-in'])
export type CoachSource = z.infer<typeof coachSource>

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** What a writer fills in, for the insights, recommendations and moves of a frame, in its order. */
export const reportProse = z.strictObject({
  /** Two paragraphs. */
  executive_summary: text(1200),
  key_insights: z.array(z.strictObject({ title: text(120), text: text(500) })),
  priority_recommendations: z.array(z.strictObject({ title: text(120), text: text(500) })),
  time_summary: text(600),
  /** The source of the hours of each move. */
  sources: z.array(text(120)),
  odds_summary: text(400),
  speaks_for: text(500),
  speaks_against: text(500),
})
export type ReportProse = z.infer<typeof reportProse>

const consultantReport = z.strictObject({
  executive_summary: z.string(),
  key_insights: z.array(
    z.strictObject({
      circle: circleKey,
      figure: z.string(),
      figure_label: z.string(),
      title: z.string(),
      text: z.string(),
    }),
  ),
  priority_recommendations: z.array(z.strictObject({ circle: circleKey, title: z.string(), text: z.string() })),
  time_optimization_strategy: z.strictObject({
    summary: z.string(),
    moves: z.array(z.strictObject({ from: z.string(), circle: circleKey, hours: z.number() })),
    total_hours: z.number(),
  }),
  success_probability_assessment: z.strictObject({
    /** Null where no odds are set (FRAMEWORK-13). */
    odds_in_ten: z.nullable(z.int()),
    level: z.nullable(z.enum(ODDS_LEVELS)),
    summary: z.string(),
    speaks_for: z.string(),
    speaks_against: z.string(),
  }),
})
export type ConsultantReport = z.infer<typeof consultantReport>

/** The figures of one circle, as the report draws them; hours are per week. */
const circleFigures = z.strictObject({
  circle: circleKey,
  name: z.string(),
  satisfaction: z.number(),
  importance: z.number(),
  gap: z.number(),
  current: z.number(),
  ideal: z.number(),
  allocated: z.number(),
  change: z.number(),
  short: z.number(),
})

/** The framework's analysis (FRAMEWORK-2) and the figures of the report's plots. */
export const frameworkAnalysis = z.strictObject({
  circles_created: z.int(),
  total_ideal_time: z.number(),
  available_time: z.number(),
  has_time_conflict: z.boolean(),
  missing_time: z.number(),
  open_time: z.number(),
  total_current_time: z.number(),
  /** Hours a week that are spoken for before any circle. */
  spoken_for: z.strictObject({ sleep: z.number(), job: z.number(), commute: z.number() }),
  circles: z.array(circleFigures),
  /** The circles that get less than is wanted for them. */
  conflicts: z.array(circleKey),
  begin_with: circleKey,
  consultant_report: consultantReport,
  source: coachSource,
  /**
   * Circles with a subject of gentle care; empty where a model is worried without naming one. Absent in an ordinary report, and
   * in frameworks from before it was stored.
   */
  gentle: z.optional(z.array(z.strictObject({ circle: circleKey, reason: z.enum(REASONS) }))),
})
export type FrameworkAnalysis = z.infer<typeof frameworkAnalysis>

const createReport = (frame: ReportFrame, prose: ReportProse): ConsultantReport => ({
  executive_summary: prose.executive_summary,
  key_insights: frame.insights.map(({ circle, figure, figure_label }, at) => ({
    circle,
    figure,
    figure_label,
    title: prose.key_insights[at]?.title ?? '',
    text: prose.key_insights[at]?.text ?? '',
  })),
  priority_recommendations: frame.recommended.map((circle, at) => ({
    circle,
    title: prose.priority_recommendations[at]?.title ?? '',
    text: prose.priority_recommendations[at]?.text ?? '',
  })),
  time_optimization_strategy: {
    summary: prose.time_summary,
    moves: frame.moves.map(({ circle, hours }, at) => ({ from: prose.sources[at] ?? '', circle, hours })),
    total_hours: frame.moves.reduce((total, { hours }) => total + hours, 0),
  },
  success_probability_assessment: {
    odds_in_ten: frame.odds.odds_in_ten,
    level: frame.odds.level,
    summary: prose.odds_summary,
    speaks_for: prose.speaks_for,
    speaks_against: prose.speaks_against,
  },
})

/** True where the prose has one text for each place of the frame. */
export const fits = (frame: ReportFrame, prose: ReportProse): boolean =>
  prose.key_insights.length === frame.insights.length &&
  prose.priority_recommendations.length === frame.recommended.length &&
  prose.sources.length === frame.moves.length

export const createAnalysis = (frame: ReportFrame, prose: ReportProse, source: CoachSource): FrameworkAnalysis => {
  const { sleep, job, commute, ...week } = frame.week
  return {
    circles_created: frame.plans.length,
    ...week,
    spoken_for: { sleep, job, commute },
    circles: frame.plans,
    conflicts: frame.plans.filter(({ short }) => short > 0).map(({ circle }) => circle),
    begin_with: frame.recommended[0] ?? 'spiritual',
    consultant_report: createReport(frame, prose),
    source,
    ...(frame.circumstances.isGentle && {
      gentle: frame.circumstances.gentle.map(({ circle, reason }) => ({ circle, reason })),
    }),
  }
}

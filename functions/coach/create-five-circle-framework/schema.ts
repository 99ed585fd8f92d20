import * as z from 'zod/mini'
import { fits, type ReportProse, reportProse } from '#domain/framework/report.ts'
import { CIRCLES, circleType } from '#domain/goals/fields.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { toPlainLine, toPlainText } from '#functions/adapters/bedrock/plain-text.ts'
import { type AnswerFault, Unusable } from '#functions/adapters/bedrock/question.ts'
import { checkCalm, checkGentleFigures } from '#functions/coach/check-calm.ts'
import { checkFigures, checkProse, listOwnWords } from '#functions/coach/check-prose.ts'
import { type Concern, concern, concernSchema } from '#functions/coach/concern.ts'
import { tellBounds } from '#functions/coach/tell-bounds.ts'
import { type ReportInput, reportData } from './prompt.ts'

const titled = z.strictObject({ circle: circleType, title: z.string(), text: z.string() })
const answer = z.strictObject({
  executive_summary: z.string(),
  key_insights: z.array(titled),
  priority_recommendations: z.array(titled),
  time_summary: z.string(),
  sources: z.array(z.string()),
  odds_summary: z.string(),
  speaks_for: z.string(),
  speaks_against: z.string(),
  concern,
})

const text = { type: 'string' }
const titledSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { circle: { type: 'string', enum: [...CIRCLES] }, title: text, text },
    required: ['circle', 'title', 'text'],
    additionalProperties: false,
  },
}

export const answerSchema = {
  name: 'framework_report',
  description: 'The prose of a framework report.',
  schema: {
    type: 'object',
    properties: {
      executive_summary: { type: 'string', description: 'Two paragraphs, separated by one line break.' },
      key_insights: titledSchema,
      priority_recommendations: titledSchema,
      time_summary: text,
      sources: { type: 'array', description: 'Where the hours of each move come from, in order.', items: text },
      odds_summary: text,
      speaks_for: text,
      speaks_against: text,
      concern: concernSchema,
    },
    required: [
      'executive_summary',
      'key_insights',
      'priority_recommendations',
      'time_summary',
      'sources',
      'odds_summary',
      'speaks_for',
      'speaks_against',
      'concern',
    ],
    additionalProperties: false,
  },
}

const ODDS = /(\d+)\s*(?:of|in|out of|\/)\s*(?:10|ten)(?!\d)/gi
/** Odds must equal the computed ones, and are absent where none are set (FRAMEWORK-13). */
const saysOdds = (text: string, odds: number | null) =>
  [...text.matchAll(ODDS)].every(([, said]) => Number(said) === odds)

type Titled = z.infer<typeof titled>
const plainTitled = ({ title, text }: Titled) => ({ title: toPlainLine(title), text: toPlainLine(text) })
const joinCircles = (parts: readonly Titled[]) => parts.map(({ circle }) => circle).join('|')

const listTexts = ({ key_insights, priority_recommendations, sources, ...rest }: ReportProse): string[] => [
  ...Object.values(rest),
  ...[...key_insights, ...priority_recommendations].flatMap(({ title, text }) => [title, text]),
  ...sources,
]

/** A model's report: its prose, or how the person's words worry it. */
export type WrittenReport = { concern: 'none'; prose: ReportProse } | { concern: Exclude<Concern, 'none'> }

/**
 * Parses the model's prose as plain text, one part per place of the frame and in its order (COACH-1). Undefined where it does not fit
 * the schema; `Unusable` with what is wrong where a text breaks its bounds, or it states an amount that the domain did not count (COACH-4) or says what no prose may
 * hold (`checkProse`).
 */
export const readReport = (json: unknown, input: ReportInput): WrittenReport | Unusable | undefined => {
  const raw = answer.safeParse(json)
  if (!raw.success) return undefined
  if (raw.data.concern !== 'none') return { concern: raw.data.concern }
  const prose = readProse(raw.data, input)
  return prose instanceof Unusable ? prose : { concern: 'none', prose }
}

const fault = (isBroken: boolean, rule: string, tell: string): AnswerFault[] => (isBroken ? [{ rule, tell }] : [])

/** What is wrong with the words of a report. */
const checkWords = (prose: ReportProse, input: ReportInput): AnswerFault[] => {
  const { odds, circumstances } = input.frame
  const texts = listTexts(prose)
  const shown = texts.join('\n')
  const own = listOwnWords(input.interview, input.history)
  return [
    ...checkProse(shown, own, input.goals),
    ...fault(
      !saysOdds(prose.odds_summary, odds.odds_in_ten) ||
        (odds.odds_in_ten === null && texts.some((one) => !saysOdds(one, null))),
      'odds',
      odds.odds_in_ten === null
        ? 'It states odds. None are set here.'
        : `The odds are ${odds.odds_in_ten} of 10. State no others.`,
    ),
    ...checkCalm(shown, { load: circumstances, own }),
    ...checkGentleFigures(shown, circumstances),
    ...checkFigures(shown, reportData(input)),
  ]
}

/** Whether an answer has the circles of the frame, in its order. */
const hasCircles = (said: z.infer<typeof answer>, { insights, recommended }: ReportInput['frame']): boolean =>
  joinCircles(said.key_insights) === insights.map(({ circle }) => CIRCLE_NAMES[circle]).join('|') &&
  joinCircles(said.priority_recommendations) === recommended.map((key) => CIRCLE_NAMES[key]).join('|')

const readProse = (said: z.infer<typeof answer>, input: ReportInput): ReportProse | Unusable => {
  if (!hasCircles(said, input.frame))
    return new Unusable([
      {
        rule: 'circles',
        tell: 'Write one entry for each of “insights” and of “recommended”, in their order and with their circle.',
      },
    ])
  const read = reportProse.safeParse({
    executive_summary: toPlainText(said.executive_summary),
    key_insights: said.key_insights.map(plainTitled),
    priority_recommendations: said.priority_recommendations.map(plainTitled),
    time_summary: toPlainLine(said.time_summary),
    sources: said.sources.map(toPlainLine),
    odds_summary: toPlainLine(said.odds_summary),
    speaks_for: toPlainLine(said.speaks_for),
    speaks_against: toPlainLine(said.speaks_against),
  })
  if (!read.success) return new Unusable(tellBounds(read.error))
  if (!fits(input.frame, read.data))
    return new Unusable([
      {
        rule: 'sources',
        tell: `sources: there are ${read.data.sources.length}, write ${input.frame.moves.length}, one for each of “moves”.`,
      },
    ])
  const faults = checkWords(read.data, input)
  return faults.length > 0 ? new Unusable(faults) : read.data
}

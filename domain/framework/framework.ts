import * as z from 'zod/mini'
import { circleType } from '#domain/goals/fields.ts'
import { type Interview, interview } from '#domain/interview/answers.ts'
import { CIRCLE_KEYS, CIRCLE_NAMES } from '#domain/interview/circles.ts'
import { type ConversationEntry, conversation } from '#domain/interview/conversation.ts'
import type { Care } from '#domain/safety/outcome.ts'
import { wordPrints } from '#domain/safety/word-print.ts'
import { type FrameworkAnalysis, frameworkAnalysis } from './report.ts'

/** A circle of a stored framework (FRAMEWORK-1). */
export const circleProfile = z.strictObject({
  circle_name: circleType,
  personal_definition: z.string(),
  /** Hours a week that the plan gives it. */
  weekly_hours_allocated: z.number(),
  current_challenges: z.string(),
  specific_goal: z.string(),
})
export type CircleProfile = z.infer<typeof circleProfile>

/** A stored framework with its analysis and the interview answers (FRAMEWORK-1, FRAMEWORK-2). */
export const frameworkView = z.strictObject({
  user_email: z.nullable(z.string()),
  created_at: z.string(),
  circle_profiles: z.array(circleProfile),
  analysis: frameworkAnalysis,
  interview,
  /** The consultant's chat. Absent in frameworks from before it was stored. */
  conversation: z.optional(conversation),
  /** Hashes of the answers that the person called read wrongly (CARE-9). Absent without any. */
  read_wrongly: z.optional(wordPrints),
})
export type FrameworkView = z.infer<typeof frameworkView>

/** A stored framework. `care` is that of the interview; a framework from before it was stored has none. */
export type Framework = FrameworkView & { user_id: string; prompt_version: string; care?: Care | undefined }

/** The circles of a framework; the challenge is the one that the interview asks for once, in its first step. */
const createCircleProfiles = (answers: Interview, { circles }: FrameworkAnalysis): CircleProfile[] => {
  const plans = new Map(circles.map(({ circle, allocated }) => [circle, allocated]))
  return CIRCLE_KEYS.map((circle) => ({
    circle_name: CIRCLE_NAMES[circle],
    personal_definition: answers.circleData[circle].personal_definition,
    weekly_hours_allocated: plans.get(circle) ?? 0,
    current_challenges: answers.lifeContext.primary_challenge,
    specific_goal: answers.circleData[circle].success_definition_90_days,
  }))
}

export type MadeFramework = { analysis: FrameworkAnalysis; promptVersion: string; care: Care }

/** `now` in epoch milliseconds. */
export const createFrameworkItem = (
  owner: { id: string; email: string | undefined },
  {
    interview: answers,
    chat,
    readWrongly = [],
  }: { interview: Interview; chat: readonly ConversationEntry[]; readWrongly?: readonly string[] },
  { analysis, promptVersion, care }: MadeFramework,
  now: number,
): Framework => ({
  user_id: owner.id,
  user_email: owner.email ?? null,
  created_at: new Date(now).toISOString(),
  circle_profiles: createCircleProfiles(answers, analysis),
  analysis,
  interview: answers,
  conversation: [...chat],
  ...(readWrongly.length > 0 && { read_wrongly: [...readWrongly] }),
  prompt_version: promptVersion,
  care,
})

export const viewFramework = ({ user_id: _, prompt_version: __, care: ___, ...shown }: Framework): FrameworkView =>
  shown

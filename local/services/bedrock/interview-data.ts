import * as z from 'zod/mini'
import { type InterviewDraft, LIFE_STAGES } from '#domain/interview/answers.ts'
import { CIRCLE_KEYS, CIRCLE_NAMES } from '#domain/interview/circles.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'

/** The interview data in the prompts, and the interview that it was made from. */

const circleData = z.object({
  name: z.string(),
  personal_definition: z.string(),
  success_in_90_days: z.string(),
  satisfaction: z.nullable(z.number()),
  importance: z.nullable(z.number()),
  hours_now: z.nullable(z.number()),
  hours_wanted: z.nullable(z.number()),
})

export const interviewFields = {
  life_stage: z.enum(LIFE_STAGES),
  primary_challenge: z.string(),
  priority_for_90_days: z.string(),
  hours_a_week: z.object({ job: z.nullable(z.number()), commute: z.nullable(z.number()) }),
  sleep_hours_a_night: z.nullable(z.number()),
  circles: z.array(circleData),
}
const interviewObject = z.object(interviewFields)

export const conversationField = z.array(z.strictObject({ role: z.enum(['consultant', 'user']), said: z.string() }))

export const readChat = (conversation: z.infer<typeof conversationField>): ConversationEntry[] =>
  conversation.map(({ role, said }) => ({ role, content: said }))

const EMPTY = {
  personal_definition: '',
  success_in_90_days: '',
  satisfaction: null,
  importance: null,
  hours_now: null,
  hours_wanted: null,
}

export const readInterview = (data: z.infer<typeof interviewObject>): InterviewDraft => {
  const readAnswers = (name: string) => {
    const said = data.circles.find((circle) => circle.name === name) ?? EMPTY
    return {
      personal_definition: said.personal_definition,
      success_definition_90_days: said.success_in_90_days,
      current_satisfaction: said.satisfaction,
      importance_level: said.importance,
      current_time_per_week: said.hours_now,
      ideal_time_per_week: said.hours_wanted,
    }
  }
  const [spiritual, friends_family, work, personal_development, health_fitness] = CIRCLE_KEYS.map((key) =>
    readAnswers(CIRCLE_NAMES[key]),
  )
  const none = readAnswers('')
  return {
    lifeContext: {
      life_stage: data.life_stage,
      primary_challenge: data.primary_challenge,
      primary_90_day_priority: data.priority_for_90_days,
      work_hours_per_week: data.hours_a_week.job,
      sleep_hours_per_night: data.sleep_hours_a_night,
      commute_hours_per_week: data.hours_a_week.commute,
    },
    circleData: {
      spiritual: spiritual ?? none,
      friends_family: friends_family ?? none,
      work: work ?? none,
      personal_development: personal_development ?? none,
      health_fitness: health_fitness ?? none,
    },
  }
}

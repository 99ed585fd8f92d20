import type { CircleAnswers, Interview } from '#domain/interview/answers.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'

/** One of the ten people by whom the coach's texts are read and graded (shared/coach/voice.md, issue 10). */
export type PersonRecord = {
  /** P1 to P10 of voice.md. */
  id: string
  who: string
  interview: Interview
  chat: ConversationEntry[]
}

/** `scores`: satisfaction, importance, hours a week now, hours a week wanted. */
export const answers = (
  personal_definition: string,
  scores: readonly [satisfaction: number, importance: number, current: number, ideal: number],
  success_definition_90_days: string,
): CircleAnswers => ({
  personal_definition,
  current_satisfaction: scores[0],
  importance_level: scores[1],
  current_time_per_week: scores[2],
  ideal_time_per_week: scores[3],
  success_definition_90_days,
})

/** A conversation of questions and answers in turn. */
export const talk = (...turns: readonly (readonly [question: string, answer: string])[]): ConversationEntry[] =>
  turns.flatMap(([question, answer]) => [
    { role: 'consultant' as const, content: question },
    { role: 'user' as const, content: answer },
  ])

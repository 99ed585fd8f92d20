import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import type { CircleType, Tone } from '#domain/goals/fields.ts'
import type { CircleAnswers, Interview } from '#domain/interview/answers.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'

/** One of the ten people by whom the coach's texts are read and graded (TEXT-23). */
export type PersonRecord = {
  /** P1 to P10. */
  id: string
  who: string
  interview: Interview
  chat: ConversationEntry[]
  /** IANA zone. */
  zone: string
  goals: readonly PersonGoal[]
}

/** The result of a check-in day: covered or missed. */
type Mark = 'k' | 'm'

/** A goal as the person wrote it, and its record. */
export type PersonGoal = {
  title: string
  description: string
  tone: Tone
  kind: GoalKind
  circle: CircleType
  /** HH:MM. */
  time: string
  weeklyHours: number | null
  plan: { when: string; will: string } | null
  obstacle: string
  /** Days from the first day of the script to the target date. */
  targetIn: number | null
  /** The days before the script, oldest first; empty for a goal that begins with it. */
  before: readonly Mark[]
  /** Fourteen days. Each text is written before the day's check-in. */
  script: readonly Mark[]
  /** Notes of check-ins, by day of the script from 0. */
  notes: Readonly<Record<number, { feeling: 'easy' | 'right' | 'hard' | null; text: string }>>
}

/** Marks of a record written as letters: `kkm`. Throws `RangeError` for another letter. */
const marks = (letters: string): Mark[] =>
  [...letters].map((letter) => {
    if (letter !== 'k' && letter !== 'm') throw new RangeError(`A record has no day ${letter}.`)
    return letter
  })

type GoalWords = Pick<PersonGoal, 'title' | 'tone' | 'kind' | 'circle' | 'time'>

/** A goal with what its person left out: `script` and `before` as letters. */
export const goal = (
  words: GoalWords,
  {
    script,
    before = '',
    ...more
  }: Partial<Omit<PersonGoal, 'before' | 'script'>> & { script: string; before?: string },
): PersonGoal => ({
  description: '',
  weeklyHours: null,
  plan: null,
  obstacle: '',
  targetIn: null,
  notes: {},
  ...words,
  ...more,
  before: marks(before),
  script: marks(script),
})

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

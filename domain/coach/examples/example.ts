import type { Situation } from '#domain/coach/day/situation.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import type { Tone } from '#domain/goals/fields.ts'

/** A complete answer that the prompt shows, with the facts that it was written from. */
export type Example = {
  situation: Situation
  kind: GoalKind
  tone: Tone
  /** Of an example that is not in English. */
  language?: 'de'
  facts: string
  answer: {
    message: string
    steps: readonly { text: string; minutes: number }[]
    challenge: { text: string; seconds: number }
  }
}

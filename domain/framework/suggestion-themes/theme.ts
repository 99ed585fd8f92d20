import type { Size, SuggestionKind } from '#domain/framework/suggestions.ts'
import type { CircleType } from '#domain/goals/fields.ts'

/** One thing to suggest. `how` follows 'Ten minutes every morning: ' and states no amount itself. */
export type Idea = Size & {
  /** A verb phrase of at most 60 characters, without a figure. */
  title: string
  how: string
  /** The part of the day, where it has one. */
  part?: 'morning' | 'evening'
}

/** Ideas for what a person wrote about: one or more for each kind. */
export type SuggestionTheme = {
  about: RegExp
  /** Whether the words mean this wherever they stand in the circle's answers, also beside those of another theme. */
  anywhere?: true
  /** The circles in which these words mean this; all without it. */
  circles?: readonly CircleType[]
  ideas: Record<SuggestionKind, readonly [Idea, ...Idea[]]>
}

/** `size` is minutes and days a week. */
export const idea = (
  title: string,
  how: string,
  [minutes, days]: readonly [number, number],
  part?: Idea['part'],
): Idea => ({
  title,
  how,
  minutes,
  days,
  ...(part && { part }),
})

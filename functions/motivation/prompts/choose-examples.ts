import type { Situation } from '#domain/coach/day/situation.ts'
import { DAY_EXAMPLES } from '#domain/coach/examples/days.ts'
import type { Example } from '#domain/coach/examples/example.ts'
import { MARK_EXAMPLES } from '#domain/coach/examples/marks.ts'
import { TONE_EXAMPLES } from '#domain/coach/examples/tones.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import type { Tone } from '#domain/goals/fields.ts'

export const EXAMPLES: readonly Example[] = [...DAY_EXAMPLES, ...MARK_EXAMPLES]
const SHOWN = 2

const closeness = (one: Example, to: { situation: Situation; kind: GoalKind }): number =>
  (one.situation === to.situation ? 2 : 0) + (one.kind === to.kind ? 1 : 0)

/** The two complete texts whose situation, and then whose kind, is nearest. A German text is shown for a German goal only. */
export const nearestExamples = (to: { situation: Situation; kind: GoalKind; isGerman: boolean }): readonly Example[] =>
  EXAMPLES.filter(({ language }) => language === undefined || to.isGerman)
    .toSorted((one, other) => closeness(other, to) - closeness(one, to))
    .slice(0, SHOWN)

/** Five messages of a tone, for the stable part of a prompt. */
export const showTone = (tone: Tone): string =>
  TONE_EXAMPLES[tone].map(({ facts, message }) => `Facts: ${facts}\nMessage: ${message}`).join('\n\n')

/** Complete texts, for the part of a prompt that changes. */
export const showExamples = (examples: readonly Example[]): string =>
  examples
    .map(
      ({ tone, facts, answer }) =>
        `Facts: ${facts} Tone: ${tone}.\nAnswer: ${JSON.stringify({ ...answer, concern: 'none' })}`,
    )
    .join('\n\n')

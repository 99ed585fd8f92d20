import { quoteTitle } from '#domain/coach/words/quotes.ts'
import { bearsOn, circleOfAnswer } from '#domain/framework/chat-circles.ts'
import { occasionIn } from '#domain/framework/occasions.ts'
import type { ReportFrame } from '#domain/framework/report-frame.ts'
import { firstSaid, type OwnSentence } from '#domain/framework/said.ts'
import { likeness } from '#domain/framework/shared-words.ts'
import type { CirclePlan } from '#domain/framework/week.ts'
import type { CircleType } from '#domain/goals/fields.ts'
import type { Interview } from '#domain/interview/answers.ts'
import { CIRCLE_NAMES, type CircleKey } from '#domain/interview/circles.ts'
import { isCalm, isRest } from './calm-quotes.ts'

/** A goal that the person has. */
export type HeldGoal = { title: string; circle: CircleType | null }

/** What the sections of a built-in report are written from. */
export type Telling = {
  interview: Interview
  frame: ReportFrame
  said: readonly OwnSentence[]
  plan: (circle: CircleKey) => CirclePlan | undefined
  /** One of several wordings, chosen by the seed. */
  pick: (wordings: readonly [string, ...string[]]) => string
  /** What success in a circle is, in the person's words; what the circle means where that cannot be quoted. */
  wish: (circle: CircleKey) => string | undefined
  /** What a circle means; its wish where that cannot be quoted. */
  meaning: (circle: CircleKey) => string | undefined
  challenge: string | undefined
  priority: string | undefined
  /** The sentence of the chat that is nearest to a circle, the challenge and the priority. None of an answer about another circle. */
  chatOn: (circle: CircleKey) => string | undefined
  /** When in the week the person placed a circle: 'on Sundays'. Undefined with shifts, which move every day and hour. */
  occasion: (circle: CircleKey) => string | undefined
  /** A sentence of a circle that a gentle text may repeat. */
  calm: (circle: CircleKey) => string | undefined
  /** The one goal of a gentle report in the person's words: what success is in its circle, and after burnout only a wish for rest. */
  calmGoal: (circle: CircleKey) => string | undefined
  /** The title of the first goal that the person has in a circle, in quotation marks. */
  goalIn: (circle: CircleKey) => string | undefined
  /** Both texts of a circle, as typed. */
  readText: (circle: CircleKey) => string
}

/** Burnout has one goal, which is rest, whatever else the person wrote of. */
export const hasBurnout = ({ circumstances }: Pick<ReportFrame, 'circumstances'>): boolean =>
  circumstances.gentle.some(({ reason }) => reason === 'burnout')

/** Whether a circle shares a word with the 90-day priority (FRAMEWORK-23). */
export const isOfPriority = (
  { priority, readText }: Pick<Telling, 'priority' | 'readText'>,
  circle: CircleKey,
): boolean => priority !== undefined && likeness(priority, readText(circle)) > 0

export const createTelling = (
  interview: Interview,
  frame: ReportFrame,
  { seed, goals }: { seed: number; goals: readonly HeldGoal[] },
): Telling => {
  const { said } = frame.circumstances
  const readText = (circle: CircleKey) => {
    const { personal_definition, success_definition_90_days } = interview.circleData[circle]
    return `${personal_definition} ${success_definition_90_days}`
  }
  const inCircle = (circle: CircleKey) => [
    ...said.filter((one) => one.circle === circle && one.place === 'success'),
    ...said.filter((one) => one.circle === circle && one.place === 'definition'),
  ]
  const challenge = firstSaid(said, 'challenge')
  const priority = firstSaid(said, 'priority')
  const chatOn = (circle: CircleKey) => {
    const text = `${readText(circle)} ${challenge ?? ''} ${priority ?? ''}`
    return said
      .filter((one) => one.place === 'chat' && bearsOn(interview, one, circle))
      .map(({ quote }) => ({ quote, near: likeness(quote, text) }))
      .toSorted((a, b) => b.near - a.near || b.quote.length - a.quote.length)[0]?.quote
  }
  return {
    interview,
    frame,
    said,
    readText,
    plan: (circle) => frame.plans.find((plan) => plan.circle === circle),
    pick: (wordings) => wordings[Math.abs(seed) % wordings.length] ?? wordings[0],
    wish: (circle) => inCircle(circle)[0]?.quote,
    meaning: (circle) => firstSaid(said, 'definition', circle) ?? inCircle(circle)[0]?.quote,
    challenge,
    priority,
    chatOn,
    goalIn: (circle) => {
      const goal = goals.find((one) => one.circle === CIRCLE_NAMES[circle])
      return goal && quoteTitle(goal.title)
    },
    calm: (circle) => inCircle(circle).find(({ quote }) => isCalm(quote))?.quote,
    calmGoal: (circle) => {
      const may = hasBurnout(frame) ? isRest : isCalm
      return inCircle(circle).find(({ place, quote }) => place === 'success' && may(quote))?.quote
    },
    occasion: (circle) => {
      if (frame.circumstances.shifts) return undefined
      const answers = said.filter((one) => one.place === 'chat' && circleOfAnswer(interview, one) === circle)
      return [...inCircle(circle), ...answers].map(({ quote }) => occasionIn(quote)).find((when) => when !== undefined)
    },
  }
}

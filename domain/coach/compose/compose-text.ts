import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { isGrounded } from '#domain/coach/checks/goal.ts'
import { isWithinBand } from '#domain/coach/checks/length.ts'
import type { Angle } from '#domain/coach/day/angle.ts'
import { isOfTarget, readSituation, type Situation } from '#domain/coach/day/situation.ts'
import type { Slot } from '#domain/coach/library/entry.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import type { TextDay } from '#domain/coach/slots/fill-entry.ts'
import { readFacts, type SlotFacts, withoutSlots } from '#domain/coach/slots/slot-facts.ts'
import { findWornFacts } from '#domain/coach/slots/worn-facts.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { chooseMessage, isQuiet } from './choose-message.ts'
import { chooseChallenge } from './day-challenge.ts'
import { choosePlan } from './day-plan.ts'

export type ComposedText = Required<MotivationText> & { angle: Angle; situation: Situation }

/** The slots that a silent day does not speak of. */
const RECORD: ReadonlySet<Slot> = new Set(['kept', 'run'])
/** Another text of the same day: days further along the rotation, and what the day said already. */
export type OtherText = { offset?: number; earlier?: readonly MotivationText[] }

/** The facts of a brief. A day may ask for several texts, and the screening of quotes takes longest. */
const factsFor = memoizeByObject((brief: CoachBrief): SlotFacts => readFacts(brief))

/** The facts with the title beside the record, for a text that would have no word of the goal. */
const withTitle = (facts: SlotFacts): SlotFacts => {
  const kept = facts.values.get('kept')
  const title = facts.values.get('title')
  if (kept === undefined || title === undefined) return facts
  return { ...facts, values: new Map(facts.values).set('kept', `${kept} for the goal ${title}`) }
}

/**
 * The library's text of a goal's day (TEXT-5): a message by the day's situation or else its angle, a plan of prepare, do and
 * close, and a challenge. The same brief gives the same text.
 */
export const composeText = (library: Library, brief: CoachBrief, other: OtherText = {}): ComposedText => {
  const { offset = 0, earlier = [] } = other
  const situation = readSituation(brief)
  const all = factsFor(brief)
  const isOwn = library.SITUATIONS[situation] !== undefined || isOfTarget(situation)
  const facts = isQuiet({ brief, situation }) && !isOwn ? withoutSlots(all, RECORD) : all
  const said = [...earlier.map((text) => ({ ...text, steps: text.micro_plan })), ...brief.recent]
  const day: TextDay = { brief, offset, said, situation, facts }
  const compose = (messageFacts: SlotFacts): ComposedText => {
    const { angle, filled: message } = chooseMessage(library, day, messageFacts)
    const steps = choosePlan(library, day, [message])
    const challenge = chooseChallenge(library, day, [message, ...steps])
    return {
      message: message.text,
      micro_plan: steps.map(({ text }) => text),
      step_minutes: steps.map(({ minutes }) => minutes),
      challenge: challenge.text,
      challenge_seconds: challenge.seconds,
      angle,
      situation,
    }
  }
  const fresh = withoutSlots(facts, findWornFacts(facts, said, situation))
  const best = compose(fresh)
  if (isGrounded(best, brief)) return best
  const named = compose(withTitle(fresh))
  return isGrounded(named, brief) && isWithinBand(named.message, brief.tone, situation) ? named : best
}

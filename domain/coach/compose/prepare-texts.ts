import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { Detail, FreeDayTexts, FreePlan } from '#domain/coach/library/frame.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import { goesWithDetail, readFit } from '#domain/coach/topics/places.ts'
import { DETAILS_MIN } from '#domain/coach/topics/title-fit.ts'
import type { TopicTexts } from '#domain/coach/topics/topic.ts'
import { findDetails, findTopicTexts } from '#domain/coach/topics/topic-texts.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import { measurePair, measurePart } from './near-parts.ts'
import { findCommon } from './nearness.ts'
import { entryAt } from './pick-entry.ts'
import { pointsBack } from './points-back.ts'

/** First words of steps and challenges that put something in place, look something up or tell somebody. */
const PREPARES =
  /^(?:Ask|Charge|Check|Clear|Choose|Circle|Empty|Fetch|Fill|Find|Hang|Lay|List|Look up|Mark|Move|Pack|Pick|Place|Plan|Put|Set|Sort|Stick|Tape|Tell|Text|Tidy|Wipe)\b/u

/** Words after a preparation that ask for the goal itself after all, or for today. */
const THEN_DOES =
  /,? and (?:start|drink|write|read|reply|answer|make|say|begin|sing|play|stitch|knit|crochet|sew|eat|work|speak|brush|floss|practice)\b|\b(?:tonight|today)\b/u

const enough = <T>(list: readonly T[]): readonly T[] | undefined => (list.length >= DETAILS_MIN ? list : undefined)

/** The steps of a topic that prepare it, each with its challenge if that prepares something, too, else with the nearest one that does. */
const pairPreparing = memoizeByObject((texts: TopicTexts): readonly FreePlan[] | undefined => {
  const prepares = <T extends { text: string }>(list: readonly T[]) =>
    enough(list.filter(({ text }) => PREPARES.test(text) && !THEN_DOES.test(text)))
  const [steps, challenges] = [prepares(texts.steps), prepares(texts.challenges)]
  if (steps === undefined || challenges === undefined) return undefined
  const common = new Set([...findCommon(texts.steps), ...findCommon(texts.challenges)])
  const alone = challenges.filter((one) => !pointsBack(one.text))
  return steps.map((step, turn) => {
    const pair = challenges.find((one) => readFit(step, one) === 'pair' && measurePair(step, one, common) > 0)
    const [nearest] = alone
      .map((one) => ({ one, near: measurePair(step, one, common) }))
      .toSorted((one, other) => other.near - one.near)
    const ofTurn = entryAt(alone.length > 0 ? alone : challenges, turn)
    return { step, challenge: pair ?? (nearest && nearest.near > 0 ? nearest.one : ofTurn) }
  })
})

/** The plans that go with a detail, else the nearest one by its words. */
const findPlans = (plans: readonly FreePlan[], { text, place }: Detail): readonly FreePlan[] => {
  const own = plans.filter(({ step }) => goesWithDetail(step, place))
  if (own.length > 0) return own
  const common = findCommon(plans.map(({ step }) => step))
  const [nearest] = plans
    .filter(({ step }) => !pointsBack(step.text))
    .map((plan) => ({ plan, near: measurePart(plan.step, { text }, common) }))
    .toSorted((one, other) => other.near - one.near)
  return nearest && nearest.near > 0 ? [nearest.plan] : []
}

/**
 * Moves of a day that the goal does not ask for, out of the texts of its topic that prepare it or are done in thought or with a pen (TEXT-30). A detail
 * with which no step goes is left out where enough others remain, else it has all steps. Undefined for a goal without a topic, or with fewer such texts
 * than a week needs.
 */
export const findPreparingTexts = (
  library: Pick<Library, 'TOPICS' | 'DETAILS'>,
  brief: Pick<CoachBrief, 'title' | 'kind'>,
): FreeDayTexts | undefined => {
  const texts = findTopicTexts(library, brief)
  const details = enough(findDetails(library, brief).filter(({ form }) => form === 'prepare' || form === 'note'))
  const plans = texts && pairPreparing(texts)
  if (details === undefined || plans === undefined) return undefined
  const moves = details.map((detail) => ({ text: detail.text, short: detail.short, plans: findPlans(plans, detail) }))
  const complete = enough(moves.filter((move) => move.plans.length > 0))
  const withAll = () => moves.map((move) => (move.plans.length > 0 ? move : { ...move, plans }))
  return { any: complete ?? withAll(), eve: [] }
}

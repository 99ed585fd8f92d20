import { suitsHour } from '#domain/coach/day/part-of-day.ts'
import { suitsDay } from '#domain/coach/day/suits-day.ts'
import {
  type LibraryChallenge,
  type LibraryStep,
  listWordings,
  slotsIn,
  type Wording,
} from '#domain/coach/library/entry.ts'
import type { FreeDayTexts, FreeMove, FreePlan } from '#domain/coach/library/frame.ts'
import type { Filled, TextDay } from '#domain/coach/slots/fill-entry.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import { listTopicNouns } from '#domain/coach/topics/topic-nouns.ts'
import { countEarlierTimes } from './free-day-leisure.ts'
import { type FreeDays, findFreeTexts, listMoves, walkInTime } from './free-day-texts.ts'
import { measurePart } from './near-parts.ts'
import { findCommon, readSubject } from './nearness.ts'
import { entryAt } from './pick-entry.ts'
import { pointsBack } from './points-back.ts'
import { rememberTexts } from './same-text.ts'

/** What a plan that stands alone counts: more than any number of words in common. */
const ALONE = 10

/** The move of a text whose message is written already. */
const findMove = (texts: FreeDayTexts, used: readonly Filled[]): FreeMove | undefined => {
  const place = used.find(({ detail }) => detail !== undefined)?.detail
  return place === undefined ? undefined : listMoves(texts)[place]
}

/** The plans of the goal's free days in the order in which a day tries them. */
const listPlansInTurn = (texts: FreeDayTexts, day: TextDay): readonly FreePlan[] =>
  walkInTime(texts, day).flatMap((move) => move.plans)

/** The plans of a move, first the one whose turn it is. */
const listPlansOf = (texts: FreeDayTexts, move: FreeMove, day: TextDay): readonly FreePlan[] => {
  const first = countEarlierTimes(texts.eve.includes(move) ? texts.eve : texts.any, move, day)
  return move.plans.map((_, step) => entryAt(move.plans, first + step))
}

/** Whether a plan is understood beside a message of another move: it names what the goal is about, and points back to nothing. */
const standsAlone =
  ({ brief }: TextDay) =>
  ({ step, challenge }: FreePlan): boolean => {
    const words: string[] = step.text.toLowerCase().match(/\p{L}+/gu) ?? []
    const isNamed =
      slotsIn(step.text).includes('place') ||
      listTopicNouns(readTopic(brief)).some((noun) => words.some((word) => word.startsWith(noun)))
    return isNamed && !pointsBack(step.text) && !pointsBack(challenge.text)
  }

/**
 * The plans for a message without a move, which is an answer to what the person wrote: first those that stand alone, and of these the nearest to the message.
 */
const nearestFirst = (plans: readonly FreePlan[], day: TextDay, used: readonly Filled[]): readonly FreePlan[] => {
  const common = findCommon(plans.map(({ step }) => step))
  const isAlone = standsAlone(day)
  const measure = (plan: FreePlan) =>
    used.reduce(
      (sum, part) => sum + measurePart(plan.step, { text: readSubject(part) }, common),
      isAlone(plan) ? ALONE : 0,
    )
  const nearness = new Map(plans.map((plan) => [plan, measure(plan)]))
  return plans.toSorted((one, other) => (nearness.get(other) ?? 0) - (nearness.get(one) ?? 0))
}

/** The challenges of a free day in the order in which they are tried: that of the step, others of the same move, then the others. */
export const listFreeChallenges = (
  library: FreeDays,
  day: TextDay,
  used: readonly Filled[],
): readonly LibraryChallenge[] => {
  const texts = findFreeTexts(library, day.brief)
  const isUsed = ({ step }: FreePlan) => used.some(({ wording }) => listWordings(step).includes(wording))
  const all = listPlansInTurn(texts, day)
  const ofMove = findMove(texts, used)?.plans ?? []
  const plans = [...all.filter(isUsed), ...ofMove, ...all]
  return [...new Set(plans.map(({ challenge }) => challenge))]
}

/** The one step of a free day: of the plans of the message's move, the one whose turn it is. One that suits the day and is new comes first. */
export const chooseFreeStep = (
  library: FreeDays,
  day: TextDay,
  used: readonly Filled[],
  isKnown: (entry: Wording) => boolean,
): LibraryStep => {
  const { brief, said } = day
  const texts = findFreeTexts(library, brief)
  const move = findMove(texts, used)
  const others = nearestFirst(listPlansInTurn(texts, day), day, used)
  const plans = move === undefined ? others : [...listPlansOf(texts, move, day), ...others]
  const isKnownChallenge = rememberTexts(said.map(({ challenge }) => challenge))
  const isAsking = used.some(({ text }) => text.includes('?'))
  const isClear = ({ step }: FreePlan) => !isAsking || listWordings(step).every((text) => !text.includes('?'))
  const isNew = ({ step, challenge }: FreePlan) => !isKnown(step) && !isKnownChallenge(challenge)
  const suits = ({ step, challenge }: FreePlan) =>
    suitsDay(brief, step) && suitsDay(brief, challenge) && suitsHour(challenge, brief.localTime)
  const clear = plans.filter(isClear)
  const fitting = clear.filter(suits)
  return (fitting.find(isNew) ?? clear.find(isNew) ?? fitting[0] ?? entryAt(plans, 0)).step
}

import { suitsHour } from '#domain/coach/day/part-of-day.ts'
import { positionOn } from '#domain/coach/day/rotation.ts'
import { fittingFirst } from '#domain/coach/day/suits-day.ts'
import type { LibraryChallenge } from '#domain/coach/library/entry.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import { type Filled, factsAfter, fill, type TextDay } from '#domain/coach/slots/fill-entry.ts'
import { withTitleAsName } from '#domain/coach/slots/slot-facts.ts'
import { readFit } from '#domain/coach/topics/places.ts'
import { asks, countOwnWords } from './day-plan.ts'
import { findTargetParts } from './event-texts.ts'
import { listFreeChallenges } from './free-day-parts.ts'
import { EARLY, measurePart } from './near-parts.ts'
import { readSubject } from './nearness.ts'
import { firstNew, walkFrom } from './pick-entry.ts'
import { withoutPlanPlace } from './plan-place.ts'
import { pointsBack } from './points-back.ts'
import { rememberTexts } from './same-text.ts'
import { listChallenges } from './turn-lists.ts'

const CHALLENGE_WORDS_MAX = 22

/** What a challenge that needs its step loses beside another one: more than any words in common count. */
const WITHOUT_ITS_STEP = 8

/** How near a challenge is to the parts of a text. One that repeats an act of them, or needs a step that is not there, is the last. */
const measureChallenge = (
  one: LibraryChallenge,
  { facts }: TextDay,
  used: readonly Filled[],
  common: ReadonlySet<string>,
): number => {
  if (pointsBack(one.text) && !used.some((part) => readFit(part, one) === 'pair')) return -WITHOUT_ITS_STEP
  const measured = used.map((part) =>
    measurePart(one, { ...part, text: withoutPlanPlace(readSubject(part), facts) }, common),
  )
  return measured.some((near) => near < 0) ? -1 : measured.reduce((sum, near) => sum + near, 0)
}

/** The challenges of an ordinary day, first of those whose turn it is the nearest to the parts of the text that are written already. */
const orderChallenges = (library: Library, day: TextDay, used: readonly Filled[]): readonly LibraryChallenge[] => {
  const { near, others, common } = listChallenges(library, day)
  const nearness = new Map(near.map((one, place) => [one, measureChallenge(one, day, used, common) - EARLY * place]))
  const nearestFirst = near.toSorted((one, other) => (nearness.get(other) ?? 0) - (nearness.get(one) ?? 0))
  return [...nearestFirst, ...others]
}

/** The challenge that goes with the day's message only, if the step of the day is that of this message, too. */
const listOwnChallenges = (used: readonly Filled[]): readonly LibraryChallenge[] =>
  used
    .flatMap(({ ownParts }) => ownParts ?? [])
    .filter(({ step }) => used.some(({ wording }) => wording === step.text))
    .map(({ challenge }) => challenge)

/**
 * The challenge of a day: of those whose turn it is, the one that is nearest to the message and the steps, which are `used`. A day that is
 * done has none that speaks of today's part as still ahead.
 */
export const chooseChallenge = (
  library: Library,
  day: TextDay,
  used: readonly Filled[],
): Filled & { seconds: number } => {
  const { brief, offset, said, facts, situation } = day
  const listAll = () => {
    if (situation === 'rest_day') return listFreeChallenges(library, day, used)
    const ofDate = findTargetParts(library, day)
    if (ofDate === undefined) return [...listOwnChallenges(used), ...orderChallenges(library, day, used)]
    const { challenges } = ofDate
    const first = positionOn(brief, challenges.length, offset)
    return walkFrom(challenges, first)
  }
  const walk = listAll()
  const forHour = walk.filter((entry) => suitsHour(entry, brief.localTime))
  const fitting = fittingFirst(forHour, brief)
  const order = situation === 'done_today' ? fitting.filter(({ whileOpen }) => !whileOpen) : fitting
  const isKnown = rememberTexts(said.map(({ challenge }) => challenge))
  const isOnlyQuestion = (text: string) => !(asks({ text }) && used.some(asks))
  const fits = (text: string) => isOnlyQuestion(text) && countOwnWords(text) <= CHALLENGE_WORDS_MAX
  for (const entry of [firstNew(order, 0, isKnown), ...order]) {
    const filled = fill(day, entry, withTitleAsName(factsAfter(facts, used)), fits) ?? fill(day, entry, facts, fits)
    if (filled && isOnlyQuestion(filled.text)) return { ...filled, seconds: entry.seconds }
  }
  throw new RangeError('No challenge of the library has a wording that the goal can fill.')
}

import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { leaveOutWork } from '#domain/coach/day/off-work.ts'
import { permute, positionOn } from '#domain/coach/day/rotation.ts'
import type { LibraryChallenge, Wording } from '#domain/coach/library/entry.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import type { TextDay } from '#domain/coach/slots/fill-entry.ts'
import { readTitleTopic } from '#domain/coach/topics/topic.ts'
import {
  challengesWithTopic,
  findAnswersToTitle,
  findCloserTexts,
  findDetails,
  isUnfit,
} from '#domain/coach/topics/topic-texts.ts'
import { memoize, memoizeByObject } from '#domain/memoize.ts'
import { arrangePlans, type PlanEntries } from './choose-plan.ts'
import { findWished } from './match-details.ts'
import { findCommon } from './nearness.ts'
import { pairChallenges } from './pair-challenges.ts'
import { entryAt, walkFrom } from './pick-entry.ts'

/** Days in which no step and no challenge comes twice (TEXT-19). */
const APART = 90

/** The plans and the challenges of a goal in the order of its days, before any is left out for the day. */
export type TurnLists = { plans: readonly PlanEntries[]; challenges: readonly LibraryChallenge[] }

/** The length of both lists. Each walks by the day, so the entries of a position stay on one day only in lists of the same length. */
const findLength = (one: number, other: number): number | undefined => {
  const length = Math.min(one, other)
  return length < APART ? undefined : length
}

/** Names all that the lists of a goal depend on. It is the same on most of the goal's days. */
const nameGoal = (brief: CoachBrief): string => {
  const { userId, kind, circle, title, isOffWork } = brief
  const { topic, isOfOtherKind } = readTitleTopic(brief)
  return JSON.stringify([userId, kind, circle, title, isOffWork, topic, isOfOtherKind])
}

/** Goals whose lists are kept: each text of a goal asks for them several times. */
const ARRANGED_MAX = 64

const arrangeTurns = (library: Library, goal: CoachBrief): TurnLists => {
  const isUnfitHere = (one: Wording) => isUnfit(goal, one)
  const closer = findCloserTexts(library, goal)
  const details = [...findDetails(library, goal), ...findAnswersToTitle(library, goal)]
  const wished = findWished(closer?.steps ?? [], details)
  const arranged = arrangePlans(library, goal.userId, goal.kind, closer?.steps, isUnfitHere, wished)
  const plans = leaveOutWork(arranged, goal, (plan) => plan)
  const list = challengesWithTopic(library.CHALLENGES[goal.kind], closer?.challenges, isUnfitHere)
  const mixed = permute(list.length, `challenges:${goal.userId}`).map((index) => entryAt(list, index))
  const challenges = leaveOutWork(mixed, goal, (one) => [one])
  if (closer === undefined) return { plans, challenges }
  const length = findLength(plans.length, challenges.length)
  const steps = plans.map(([, step]) => step)
  return { plans: plans.slice(0, length), challenges: pairChallenges(challenges, steps, closer).slice(0, length) }
}

const arrangeTurnsOf = memoizeByObject((library: Library) =>
  memoize((goal: CoachBrief) => arrangeTurns(library, goal), ARRANGED_MAX, nameGoal),
)

/**
 * The lists of a goal (TEXT-24). The order of the challenges is the same for all goals of a person, because half of the entries are
 * shared by all kinds. Those of the topic stand at the positions of the steps that are about the same.
 */
export const listTurns = (library: Library, goal: CoachBrief): TurnLists => arrangeTurnsOf(library)(goal)

/** Days of texts that a brief has. An entry that is taken before its turn does not come again on that turn, because its text is known. */
const KNOWN_DAYS = 7

/**
 * The entries that a day may choose from, first the one whose turn it is, so that each still returns after 90 days or later. A day before
 * which texts of the last days are missing may choose from all.
 */
export const listNear = <T>({ brief, said }: TextDay, turn: readonly T[]): readonly T[] => {
  if (said.length < Math.min(KNOWN_DAYS, brief.dayNumber - 1)) return turn
  return turn.slice(0, Math.max(1, Math.min(KNOWN_DAYS, turn.length - APART + 1)))
}

/** The entries of a list in the order in which a day tries them. */
export const listTurn = <T>(list: readonly T[], { brief, offset }: TextDay): readonly T[] => {
  const first = positionOn(brief, list.length, offset)
  return walkFrom(list, first)
}

/**
 * The challenges of a goal in the order in which a day tries them. From `near`, the next seven, the rest of the text decides. `others` are for a day that
 * none of these suits, such as a day off: first those that the last days will still show on their own turn, then those whose turn has passed, of which the
 * last days show whether they were taken. `common` are the words that say only what the whole goal is about.
 */
export const listChallenges = (library: Library, day: TextDay) => {
  const { brief } = day
  const turn = listTurn(listTurns(library, brief).challenges, day)
  const near = listNear(day, turn)
  const common = findCommon(findCloserTexts(library, brief)?.challenges ?? library.CHALLENGES[brief.kind])
  if (near === turn) return { near: [], others: turn, common }
  const known = turn.slice(near.length, KNOWN_DAYS + 1)
  return { near, others: [...known, ...turn.slice(near.length + known.length).toReversed()], common }
}

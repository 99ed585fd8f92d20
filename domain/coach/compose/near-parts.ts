import type { LibraryChallenge, LibraryStep, Wording } from '#domain/coach/library/entry.ts'
import { goesWithDetail, readFit } from '#domain/coach/topics/places.ts'
import type { PlanEntries } from './choose-plan.ts'
import { countShared, readStems, repeatsAct, repeatsClause, stemsOf } from './nearness.ts'
import { WITH_STEP } from './order-details.ts'
import { pointsBack } from './points-back.ts'

/** The plans and the challenges from which a day chooses, and the words that say only what the whole goal is about. */
export type NearParts = {
  plans: readonly PlanEntries[]
  challenges: readonly LibraryChallenge[]
  common: { steps: ReadonlySet<string>; challenges: ReadonlySet<string> }
  /** Whether a step of a plan beside the one to do uses a fact of the person. */
  isTelling?: (plan: PlanEntries) => boolean
}

/** One word in common shows that two parts are about the same. Each further one counts a fraction of it. */
const FURTHER = 0.2
const weighShared = (shared: number): number => (shared === 0 ? 0 : 1 + FURTHER * (shared - 1))

/** What each place further along the rotation costs: an entry that is taken early is missing on its own day. */
export const EARLY = 0.15

/** What parts count that stand together in the lists of a topic: more than parts with any number of words in common. */
const TOGETHER = { pair: 4, detail: 3 } as const

type Text = { text: string; stems: ReadonlySet<string> }

const measureWords = (part: Wording, { text, stems }: Text, common: ReadonlySet<string>): number =>
  repeatsAct(part, text) ? -1 : weighShared(countShared(part, stems, common))

/** How near a step or a challenge is to what a text says: by its detail or step, else by the words in common. -1 where it repeats the act of the text. */
export const measurePart = (
  part: LibraryStep | LibraryChallenge,
  { text, detail, place }: { text: string; detail?: number | undefined; place?: number | undefined },
  common: ReadonlySet<string>,
): number => {
  const fit = goesWithDetail(part, detail) ? 'detail' : readFit({ place }, part)
  if (fit !== undefined) return repeatsClause(part, text) ? -1 : TOGETHER[fit]
  return measureWords(part, { text, stems: readStems(text) }, common)
}

/** How near a step and a challenge are to each other, whichever of its wordings a step has. -1 where one repeats the act of the other. */
export const measurePair = (step: LibraryStep, challenge: LibraryChallenge, common: ReadonlySet<string>): number => {
  const fit = readFit(step, challenge)
  if (fit !== undefined) return repeatsClause(challenge, step.text) ? -1 : TOGETHER[fit]
  return measureWords(challenge, { text: step.text, stems: stemsOf(step) }, common)
}

type Choice = { plan: PlanEntries | undefined; nearness: number }

/** Whether the step to do is understood beside a message with this detail. */
export const isClear = ([, step]: PlanEntries, detail: number | undefined): boolean =>
  goesWithDetail(step, detail) || !pointsBack(step.text)

/** What a step with a fact of the person counts: as much as the last of the seven places costs. */
const TELLING = 0.9

/** How much more a step that goes with the message counts than a challenge that does. */
const OF_STEP = 1.5

/**
 * Chooses a plan for a message: of those with a step that goes with its detail or has a word in common with it, the one for which message, step and a
 * challenge are nearest to each other. A part that repeats the act of another is no match. `nearness` is higher the nearer the three are.
 */
export const choosePlanFor = (parts: NearParts): ((message: string, detail?: number) => Choice) => {
  const { plans, challenges, common, isTelling = () => false } = parts
  const pairs = plans.map(([, step]) => challenges.map((one) => measurePair(step, one, common.challenges)))
  return (text, detail) => {
    const message = { text, detail }
    const ofStep = plans.map(([, step]) => measurePart(step, message, common.steps))
    const ofChallenge = challenges.map((one) => measurePart(one, message, common.challenges))
    let best: Choice = { plan: undefined, nearness: 0 }
    for (const [turn, plan] of plans.entries()) {
      if (!isClear(plan, detail)) continue
      const withChallenge = Math.max(
        0,
        ...ofChallenge.map((near, index) => near + (pairs[turn]?.[index] ?? 0) - EARLY * index),
      )
      const own = goesWithDetail(plan[1], detail) && (ofStep[turn] ?? 0) > 0 ? WITH_STEP : 0
      const telling = isTelling(plan) ? TELLING : 0
      const nearness = own + telling + OF_STEP * (ofStep[turn] ?? 0) + withChallenge - EARLY * turn
      if ((ofStep[turn] ?? 0) > 0 && nearness > best.nearness) best = { plan, nearness }
    }
    return best
  }
}

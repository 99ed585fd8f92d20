import type { LibraryChallenge, LibraryStep } from '#domain/coach/library/entry.ts'
import type { PlanEntries } from './choose-plan.ts'
import { countShared, readStems, repeatsAct, stemsOf } from './nearness.ts'

/** The plans and the challenges from which a day chooses, and the words that say only what the whole goal is about. */
export type NearParts = {
  plans: readonly PlanEntries[]
  challenges: readonly LibraryChallenge[]
  common: { steps: ReadonlySet<string>; challenges: ReadonlySet<string> }
}

/** One word in common shows that two parts are about the same. Each further one counts a fraction of it. */
const FURTHER = 0.2
export const weighShared = (shared: number): number => (shared === 0 ? 0 : 1 + FURTHER * (shared - 1))

/** What each place further along the rotation costs: an entry that is taken early is missing on its own day. */
export const EARLY = 0.15

/** How near a step and a challenge are to each other. */
const measurePair = ({ common }: NearParts, step: LibraryStep, challenge: LibraryChallenge): number =>
  repeatsAct(challenge, step.text) ? -1 : weighShared(countShared(challenge, stemsOf(step), common.challenges))

type Choice = { plan: PlanEntries | undefined; nearness: number }

/** How much more a step that goes with the message counts than a challenge that does. */
const OF_STEP = 1.5

/**
 * Chooses a plan for a message: of those with a step that has a word in common with it, the one for which message, step and a challenge have most.
 * A part that repeats the act of another is no match. `nearness` is higher the nearer the three are.
 */
export const choosePlanFor = (parts: NearParts): ((message: string) => Choice) => {
  const { plans, challenges, common } = parts
  const pairs = plans.map(([, step]) => challenges.map((challenge) => measurePair(parts, step, challenge)))
  return (message) => {
    const stems = readStems(message)
    const ofStep = plans.map(([, step]) =>
      repeatsAct(step, message) ? -1 : weighShared(countShared(step, stems, common.steps)),
    )
    const ofChallenge = challenges.map((one) =>
      repeatsAct(one, message) ? -1 : weighShared(countShared(one, stems, common.challenges)),
    )
    let best: Choice = { plan: undefined, nearness: 0 }
    for (const [place, plan] of plans.entries()) {
      const withChallenge = Math.max(
        0,
        ...ofChallenge.map((near, index) => near + (pairs[place]?.[index] ?? 0) - EARLY * index),
      )
      const nearness = OF_STEP * (ofStep[place] ?? 0) + withChallenge - EARLY * place
      if ((ofStep[place] ?? 0) > 0 && nearness > best.nearness) best = { plan, nearness }
    }
    return best
  }
}

import type { LibraryChallenge, LibraryStep } from '#domain/coach/library/entry.ts'
import type { TopicTexts } from '#domain/coach/topics/topic.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import { measurePair } from './near-parts.ts'
import { findCommon } from './nearness.ts'

type Partners = ReadonlyMap<LibraryStep, LibraryChallenge>
type Pair = { step: LibraryStep; challenge: LibraryChallenge; near: number }

/** The pairs of a step and a challenge that go together or have words in common, first those that are nearest to each other. */
const listPairs = ({ steps, challenges }: TopicTexts): readonly Pair[] => {
  const common = new Set([...findCommon(steps), ...findCommon(challenges)])
  return steps
    .flatMap((step) => challenges.map((challenge) => ({ step, challenge, near: measurePair(step, challenge, common) })))
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
}

/**
 * Gives each step the challenge that is nearest to it. No challenge is given to two steps. A step whose challenges are all
 * taken gets one of them where the step that has it can take another.
 */
const matchPartners = memoizeByObject((topic: TopicTexts): Partners => {
  const pairs = listPairs(topic)
  const matched = new Map<LibraryStep, LibraryChallenge>()
  const holders = new Map<LibraryChallenge, LibraryStep>()
  const give = (step: LibraryStep, challenge: LibraryChallenge) => {
    matched.set(step, challenge)
    holders.set(challenge, step)
  }
  for (const { step, challenge } of pairs) if (!matched.has(step) && !holders.has(challenge)) give(step, challenge)
  const options = Map.groupBy(pairs, ({ step }) => step)
  const makeRoom = (step: LibraryStep, tried: Set<LibraryChallenge>): boolean =>
    (options.get(step) ?? []).some(({ challenge }) => {
      if (tried.has(challenge)) return false
      tried.add(challenge)
      const holder = holders.get(challenge)
      if (holder !== undefined && !makeRoom(holder, tried)) return false
      give(step, challenge)
      return true
    })
  for (const step of topic.steps) if (!matched.has(step)) makeRoom(step, new Set())
  return matched
})

/**
 * Moves the challenges of a topic among the positions that they have, so that many stand at the position of a step that is about the same.
 * `steps` has the step of each position. Other challenges keep their position.
 */
export const pairChallenges = (
  challenges: readonly LibraryChallenge[],
  steps: readonly LibraryStep[],
  topic: TopicTexts,
): readonly LibraryChallenge[] => {
  const byStep = matchPartners(topic)
  const ofTopic = new Set(topic.challenges)
  const left = new Set(challenges.filter((one) => ofTopic.has(one)))
  const paired = challenges.map((one, position) => {
    const step = steps[position]
    const partner = step && byStep.get(step)
    if (!ofTopic.has(one) || partner === undefined || !left.delete(partner)) return undefined
    return partner
  })
  const others = [...left]
  return challenges.map((one, position) => paired[position] ?? (ofTopic.has(one) ? (others.shift() ?? one) : one))
}

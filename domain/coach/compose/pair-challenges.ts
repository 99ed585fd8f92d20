import type { LibraryChallenge, LibraryStep } from '#domain/coach/library/entry.ts'
import type { TopicTexts } from '#domain/coach/topics/topic.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import { countShared, findCommon, repeatsAct, stemsOf } from './nearness.ts'

type Partners = ReadonlyMap<LibraryStep, LibraryChallenge>

/** Gives each step the challenge that has most words in common with it. No challenge is given to two steps. */
const matchPartners = memoizeByObject(({ steps, challenges }: TopicTexts): Partners => {
  const common = new Set([...findCommon(steps), ...findCommon(challenges)])
  const pairs = steps.flatMap((step) =>
    challenges
      .filter((challenge) => !repeatsAct(challenge, step.text))
      .map((challenge) => ({ step, challenge, shared: countShared(challenge, stemsOf(step), common) })),
  )
  const matched = new Map<LibraryStep, LibraryChallenge>()
  const taken = new Set<LibraryChallenge>()
  for (const { step, challenge } of pairs.filter(({ shared }) => shared > 0).toSorted((a, b) => b.shared - a.shared)) {
    if (matched.has(step) || taken.has(challenge)) continue
    matched.set(step, challenge)
    taken.add(challenge)
  }
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

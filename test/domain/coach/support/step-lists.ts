import { GOAL_KINDS, type GoalKind } from '#domain/coach/kinds/kind.ts'
import { CHALLENGES } from '#domain/coach/library/challenges/challenges.ts'
import { CIRCLE_TEXTS } from '#domain/coach/library/circles/circles.ts'
import type { LibraryStep } from '#domain/coach/library/entry.ts'
import { CLOSE, DO, PREPARE } from '#domain/coach/library/steps/steps.ts'
import { debtTexts } from '#domain/coach/library/topics/debt.ts'
import { eatingTexts } from '#domain/coach/library/topics/eating.ts'
import { homeTexts } from '#domain/coach/library/topics/home.ts'
import { householdTexts } from '#domain/coach/library/topics/household.ts'
import { jointTexts } from '#domain/coach/library/topics/joint.ts'
import { silenceLakeTexts } from '#domain/coach/library/topics/silence-lake.ts'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import type { TopicTexts } from '#domain/coach/topics/topic.ts'
import { CIRCLES } from '#domain/goals/fields.ts'
import { listVariants } from '#test/support/library-text.ts'
import { OTHER_KINDS, TOPIC_KINDS } from './topic-kinds.ts'

/** The library's lists of steps and challenges, with the kinds of goals that see them. */

type List<Entry> = { name: string; kinds: readonly GoalKind[]; entries: readonly Entry[] }

/** A list with half of its entries for one kind and half for every kind, as those two. */
const halves = <Entry>(name: string, byKind: Record<GoalKind, readonly Entry[]>): List<Entry>[] => {
  const isShared = (entry: Entry) => GOAL_KINDS.every((kind) => byKind[kind].includes(entry))
  return [
    { name: `${name} shared`, kinds: GOAL_KINDS, entries: byKind.finish.filter(isShared) },
    ...GOAL_KINDS.map((kind) => ({
      name: `${name} ${kind}`,
      kinds: [kind],
      entries: byKind[kind].filter((entry) => !isShared(entry)),
    })),
  ]
}
export const DO_LISTS: readonly List<LibraryStep>[] = GOAL_KINDS.map((kind) => ({
  name: kind,
  kinds: [kind],
  entries: DO[kind],
}))
export const FRAME = [
  { lists: halves('prepare', PREPARE), byKind: PREPARE, longest: 3 },
  { lists: halves('close', CLOSE), byKind: CLOSE, longest: 2 },
]
export const CHALLENGE_LISTS = halves('challenges', CHALLENGES)

const topicKinds = (name: string): GoalKind[] => [
  ...Object.entries(TOPIC_KINDS).flatMap(([topic, kind]) => (topic === name ? [kind] : [])),
  ...Object.entries(OTHER_KINDS).flatMap(([topic, kinds]) => (topic === name ? kinds : [])),
]

/** Steps and challenges that only some goals of a kind see. */
type CloserList = { name: string; kinds: readonly GoalKind[]; texts: TopicTexts }

export const TOPIC_LISTS: readonly CloserList[] = [
  ...Object.entries(TOPICS).map(([topic, texts]) => ({ name: topic, kinds: topicKinds(topic), texts })),
  { name: 'silence lake', kinds: topicKinds('silence'), texts: silenceLakeTexts },
  ...Object.entries({
    household: householdTexts,
    home: homeTexts,
    debt: debtTexts,
    eating: eatingTexts,
    joint: jointTexts,
  }).flatMap(([topic, { parts = {} }]) =>
    Object.entries(parts).map(([part, texts]) => ({ name: `${topic} ${part}`, kinds: topicKinds(topic), texts })),
  ),
]
export const CIRCLE_LISTS: readonly CloserList[] = CIRCLES.flatMap((circle) =>
  GOAL_KINDS.flatMap((kind) => {
    const texts = CIRCLE_TEXTS[circle][kind]
    return texts ? [{ name: `${circle} ${kind}`, kinds: [kind], texts }] : []
  }),
)

export const stepTexts = [...DO_LISTS, ...FRAME.flatMap(({ lists }) => lists)].flatMap(({ name, kinds, entries }) =>
  listVariants(name, kinds, entries),
)
export const challengeTexts = CHALLENGE_LISTS.flatMap(({ name, kinds, entries }) => listVariants(name, kinds, entries))
export const closerTexts = [...TOPIC_LISTS, ...CIRCLE_LISTS].flatMap(({ name, kinds, texts }) =>
  listVariants(name, kinds, [...texts.steps, ...texts.challenges]),
)

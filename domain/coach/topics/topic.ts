import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { deriveKind } from '#domain/coach/kinds/derive-kind.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import type { LibraryChallenge, LibraryStep } from '#domain/coach/library/entry.ts'
import { memoize, memoizeByObject } from '#domain/memoize.ts'
import { guessTopic } from './guess/guess-topic.ts'
import { type WorkWords, worksByHand } from './hand-work.ts'
import { OTHER_KIND_WORDS } from './patterns/other-kind-words.ts'
import { OWN_KIND_WORDS } from './patterns/own-kind-words.ts'
import type { Topic } from './topic-name.ts'
import { findNarrowTopic, findWideTopic } from './wide-words/wide-words.ts'

/** A part of a topic that a title names: silence by the water, one chore or room, a meal or its hour, or a loan. */
export type TopicPart =
  | 'water'
  | 'laundry'
  | 'dishes'
  | 'kitchen'
  | 'bathroom'
  | 'floors'
  | 'desk'
  | 'dinner'
  | 'loan'
  | 'late'
  | 'upper'

export type TopicTexts = {
  steps: readonly LibraryStep[]
  challenges: readonly LibraryChallenge[]
  /** Further texts for goals with a narrower title, in place of those that do not fit it. */
  parts?: Readonly<
    Partial<Record<TopicPart, { steps: readonly LibraryStep[]; challenges: readonly LibraryChallenge[] }>>
  >
}

/** Topics with the words of a title that tell them. The first that matches is used. */
type TopicWords = readonly (readonly [Topic, RegExp])[]

const OWN_TOPIC_WORDS: Readonly<Record<GoalKind, TopicWords>> = OWN_KIND_WORDS
const OTHER_TOPIC_WORDS: Readonly<Partial<Record<GoalKind, TopicWords>>> = OTHER_KIND_WORDS

const findTopic = (words: TopicWords | undefined, title: string): Topic | undefined =>
  words?.find(([, pattern]) => pattern.test(title))?.[0]

/** What a title tells: its topic, and whether the texts of the topic were written for another kind. */
type TitleTopic = { topic: Topic | undefined; isOfOtherKind: boolean }

type Titled = Pick<CoachBrief, 'title' | 'kind'> & Partial<Pick<CoachBrief, 'otherGoals'>> & WorkWords

/** Kinds whose goals get the texts of a topic by its words anywhere in the title: not one that heals, nor one with lists of its own. */
const WIDE_KINDS: ReadonlySet<GoalKind> = new Set(['do_regularly', 'finish', 'stop', 'learn', 'relate'])

/** Topics whose texts ask for what such a title gives up, such as chess. */
const NOT_FOR_STOP = new Set<Topic>([
  'hobby',
  'yarn',
  'party',
  'trip',
  'errand',
  'purchase',
  'sale',
  'choir',
  'dance',
  'run',
  'cycle',
  'swim',
  'swim_start',
  'sport',
  'workout',
  'walk',
  'instrument',
  'drawing',
  'photo',
  'craft',
  'bake',
  'code',
  'channel',
  'blog',
  'writing',
  'draft',
  'gardening',
  'event',
  'renovation',
  'journal',
  'silence',
  'prayer',
  'scripture',
  'volunteer',
  'business',
  'launch',
  'promotion',
  'job',
  'study',
  'language',
  'device',
  'driving',
  'restore',
  'worship',
  'dating',
  'giving',
])

const isOfKind = (topic: Topic, kind: GoalKind): boolean => OWN_TOPIC_WORDS[kind].some(([own]) => own === topic)

/** Titles whose topic is kept: a goal has another brief each day, and each reads the titles of the person's other goals too. */
const TITLES_MAX = 500

/** The texts about tidying are about shoes and bags by a door. */
const OF_HOUSEHOLD = /\b(?:desk|kitchen|my room)\b/iu

const readNewTitle = ({ title, kind }: Titled): TitleTopic => {
  const asTopic = (found: Topic | undefined): TitleTopic => {
    const topic = found === 'tidy' && OF_HOUSEHOLD.test(title) ? 'household' : found
    return { topic, isOfOtherKind: topic !== undefined && !isOfKind(topic, kind) }
  }
  const suits = (topic: Topic): boolean => WIDE_KINDS.has(kind) && !(kind === 'stop' && NOT_FOR_STOP.has(topic))
  const narrow = findNarrowTopic(title)
  if (narrow !== undefined && suits(narrow)) return asTopic(narrow)
  const ofKind = findTopic(OWN_TOPIC_WORDS[kind], title)
  const strict = ofKind ?? findTopic(OTHER_TOPIC_WORDS[kind], title)
  if (strict !== undefined) return { topic: strict, isOfOtherKind: strict !== ofKind }
  const topic = findWideTopic(title) ?? guessTopic(title)
  return asTopic(topic !== undefined && (suits(topic) || isOfKind(topic, kind)) ? topic : undefined)
}

const readTitle = memoize(readNewTitle, TITLES_MAX, ({ title, kind }) => `${kind} ${title}`)

/**
 * Whether the topic belongs to another goal of the person: goals of one kind share its texts without meeting on a day (ADR 181), goals
 * of two kinds would not. The goal of the topic's own kind comes first, then the title in alphabetical order.
 */
const isTaken = ({ title, kind, otherGoals = [] }: Titled, { topic, isOfOtherKind }: TitleTopic): boolean =>
  isOfOtherKind &&
  otherGoals.some((other) => {
    const otherKind = deriveKind(other, '')
    const found = readTitle({ title: other, kind: otherKind })
    return otherKind !== kind && found.topic === topic && (!found.isOfOtherKind || other < title)
  })

/** The topic of a goal to end work on time for a person who works with their hands. */
const NO_LAPTOP: Topic = 'assert'

/**
 * What the title of a goal tells, and for a goal to end work also what the person writes of it. It is kept for each brief, because
 * the texts of a day ask for it about a hundred times.
 */
export const readTitleTopic: (goal: Titled) => TitleTopic = memoizeByObject((goal: Titled): TitleTopic => {
  const titled = readTitle(goal)
  // Who has no laptop at work ends it on time by a no.
  const found = titled.topic === 'laptop' && worksByHand(goal) ? { ...titled, topic: NO_LAPTOP } : titled
  return isTaken(goal, found) ? { topic: undefined, isOfOtherKind: false } : found
})

/** The topic of a goal, read from its title; undefined for a goal that none fits with certainty. */
export const readTopic = (goal: Titled): Topic | undefined => readTitleTopic(goal).topic

/**
 * The topic that a title names, also where the texts of its ordinary days belong to another goal of the person. For what holds for each
 * of the goals: the noun of its next day, and the texts of free days, which all goals of a person walk apart whatever their kinds are.
 */
export const readNamedTopic = ({ otherGoals: _, ...goal }: Titled): Topic | undefined => readTopic(goal)

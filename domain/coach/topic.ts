import { JOINT, STRETCH, SWIM, SWIM_START } from './body-titles.ts'
import type { CoachBrief } from './brief.ts'
import { BUSINESS, JOB, SPEAKING } from './career-titles.ts'
import { CHILDREN } from './child-titles.ts'
import { deriveKind } from './derive-kind.ts'
import { ALCOHOL, CARE, COFFEE, NAILS, SCREEN, SCROLL, SMOKE, SWEETS, VAPE, WATER } from './habit-titles.ts'
import { COOK, DECLUTTER, HOUSEHOLD, RENOVATION, TIDY } from './home-titles.ts'
import type { GoalKind } from './kind.ts'
import { DOG, EVENT, MOVE_TO_PLACE, PHOTO } from './leisure-titles.ts'
import type { LibraryChallenge, LibraryStep } from './library/entry.ts'
import { BLOG, CHANNEL, CRAFT, DRAWING, GARDENING, INSTRUMENT } from './making-titles.ts'
import { ASSERT, CALM, PUNCTUAL, TEMPER } from './mind-titles.ts'
import { DEBT, PAPERS, PUT_ASIDE, SAVINGS } from './money-titles.ts'
import { CYCLE, DANCE, RUN, WALK, WORKOUT } from './movement-titles.ts'
import { OTHER_KIND_WORDS } from './other-kind-words.ts'
import { CONTACT, FRIENDS, HOME, PARTNER, SHOUT } from './people-titles.ts'
import { JOURNAL, PRAYER, SCRIPTURE, SILENCE } from './reflect-titles.ts'
import { BEDTIME, WAKING } from './sleep-titles.ts'
import { SPORT } from './sport-titles.ts'
import { CODE, COURSE, DEVICE, DRIVING, LANGUAGE, STUDY } from './study-titles.ts'
import { DRAFT, READING_TITLES, WRITING } from './text-titles.ts'
import { WEIGHT } from './weight-titles.ts'
import { FOCUS, HAND_OVER, INBOX, LAPTOP, LAUNCH, NETWORK, PROMOTION, TEAM, VOLUNTEER } from './work-titles.ts'

/** What the library has steps and challenges of its own for. The texts of some topics fit goals of more kinds than one. */
export type Topic =
  | 'walk'
  | 'run'
  | 'swim'
  | 'workout'
  | 'writing'
  | 'bedtime'
  | 'waking'
  | 'water'
  | 'focus'
  | 'inbox'
  | 'laptop'
  | 'tidy'
  | 'household'
  | 'weight'
  | 'volunteer'
  | 'choir'
  | 'draft'
  | 'declutter'
  | 'course'
  | 'alcohol'
  | 'smoke'
  | 'vape'
  | 'shout'
  | 'nails'
  | 'home'
  | 'language'
  | 'instrument'
  | 'code'
  | 'device'
  | 'debt'
  | 'scripture'
  | 'silence'
  | 'prayer'
  | 'hand_over'
  | 'joint'
  | 'contact'
  | 'partner'
  | 'cook'
  | 'job'
  | 'launch'
  | 'promotion'
  | 'journal'
  | 'reading'
  | 'savings'
  | 'scroll'
  | 'study'
  | 'sweets'
  | 'swim_start'
  | 'business'
  | 'blog'
  | 'drawing'
  | 'speaking'
  | 'stretch'
  | 'gardening'
  | 'children'
  | 'cycle'
  | 'friends'
  | 'team'
  | 'photo'
  | 'renovation'
  | 'punctual'
  | 'dog'
  | 'network'
  | 'temper'
  | 'care'
  | 'driving'
  | 'assert'
  | 'dance'
  | 'calm'
  | 'event'
  | 'channel'
  | 'craft'
  | 'screen'
  | 'coffee'
  | 'papers'
  | 'sport'

export type TopicTexts = {
  steps: readonly LibraryStep[]
  challenges: readonly LibraryChallenge[]
  /** Further texts for a goal at a lake, a river or the sea, in place of those that are about a room. */
  byWater?: { steps: readonly LibraryStep[]; challenges: readonly LibraryChallenge[] }
}

type TopicWords = readonly (readonly [Topic, RegExp])[]

/** Words of a title that tell its topic, by kind. The first that matches is used. */
const TOPIC_WORDS: Readonly<Record<GoalKind, TopicWords>> = {
  do_regularly: [
    ['weight', WEIGHT],
    ['laptop', LAPTOP],
    ['bedtime', BEDTIME],
    ['waking', WAKING],
    ['dog', DOG],
    ['walk', WALK],
    ['run', RUN],
    ['cycle', CYCLE],
    ['swim', SWIM],
    ['stretch', STRETCH],
    ['sport', SPORT],
    ['workout', WORKOUT],
    ['blog', BLOG],
    ['writing', WRITING],
    ['drawing', DRAWING],
    ['gardening', GARDENING],
    ['craft', CRAFT],
    ['photo', PHOTO],
    ['business', BUSINESS],
    ['tidy', TIDY],
    ['household', HOUSEHOLD],
    ['care', CARE],
    ['temper', TEMPER],
    ['punctual', PUNCTUAL],
    ['calm', CALM],
    ['assert', ASSERT],
    ['focus', FOCUS],
    ['inbox', INBOX],
    ['team', TEAM],
    ['network', NETWORK],
    ['volunteer', VOLUNTEER],
    ['water', WATER],
    ['reading', READING_TITLES],
    ['cook', COOK],
    ['hand_over', HAND_OVER],
  ],
  finish: [
    ['launch', LAUNCH],
    ['promotion', PROMOTION],
    ['declutter', DECLUTTER],
    ['papers', PAPERS],
    ['job', JOB],
    ['course', COURSE],
    ['channel', CHANNEL],
    ['renovation', RENOVATION],
    ['event', EVENT],
    ['event', MOVE_TO_PLACE],
    ['driving', DRIVING],
    ['draft', DRAFT],
  ],
  stop: [
    ['scroll', SCROLL],
    ['sweets', SWEETS],
    ['coffee', COFFEE],
    ['screen', SCREEN],
    ['alcohol', ALCOHOL],
    ['vape', VAPE],
    ['smoke', SMOKE],
    ['nails', NAILS],
    ['shout', SHOUT],
  ],
  recover: [['joint', JOINT]],
  relate: [
    ['home', HOME],
    ['children', CHILDREN],
    ['partner', PARTNER],
    ['choir', /\bchoir\b/iu],
    ['contact', CONTACT],
    ['friends', FRIENDS],
  ],
  learn: [
    ['dance', DANCE],
    ['study', STUDY],
    ['code', CODE],
    ['swim_start', SWIM_START],
    ['speaking', SPEAKING],
    ['instrument', INSTRUMENT],
    ['language', LANGUAGE],
    ['device', DEVICE],
  ],
  save: [
    ['debt', DEBT],
    ['savings', SAVINGS],
    ['savings', PUT_ASIDE],
  ],
  reflect: [
    ['scripture', SCRIPTURE],
    ['journal', JOURNAL],
    ['prayer', PRAYER],
    ['silence', SILENCE],
  ],
}

const OTHER_TOPIC_WORDS: Readonly<Partial<Record<GoalKind, TopicWords>>> = OTHER_KIND_WORDS

const findTopic = (words: TopicWords | undefined, title: string): Topic | undefined =>
  words?.find(([, pattern]) => pattern.test(title))?.[0]

/** What a title tells: its topic, and whether the texts of the topic were written for another kind. */
type TitleTopic = { topic: Topic | undefined; isOfOtherKind: boolean }

type Titled = Pick<CoachBrief, 'title' | 'kind'> & Partial<Pick<CoachBrief, 'otherGoals'>>

const known = new WeakMap<Titled, TitleTopic>()

const readTitle = ({ title, kind }: Titled): TitleTopic => {
  const ofKind = findTopic(TOPIC_WORDS[kind], title)
  const topic = ofKind ?? findTopic(OTHER_TOPIC_WORDS[kind], title)
  return { topic, isOfOtherKind: topic !== ofKind }
}

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

/** What the title of a goal tells. It is kept for each brief, because the texts of a day ask for it about a hundred times. */
export const readTitleTopic = (goal: Titled): TitleTopic => {
  const earlier = known.get(goal)
  if (earlier !== undefined) return earlier
  const found = readTitle(goal)
  const read = isTaken(goal, found) ? { topic: undefined, isOfOtherKind: false } : found
  known.set(goal, read)
  return read
}

/** The topic of a goal, read from its title; undefined for a goal that none fits with certainty. */
export const readTopic = (goal: Titled): Topic | undefined => readTitleTopic(goal).topic

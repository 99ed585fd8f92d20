import { BODY_AND_HABITS } from './body-and-habits.ts'
import { FURTHER_WORDS } from './further-words.ts'
import { LAST_WORDS } from './last-words.ts'
import { MIND_AND_STUDY } from './mind-and-study.ts'
import { NARROW_WORDS } from './narrow-words.ts'
import { PEOPLE_AND_WORK } from './people-and-work.ts'
import type { WideWord } from './wide-word.ts'

// `topic.ts` reads a title in this order: the narrow words, the patterns of its kind, the wide words, the last words (ADR 285).

/**
 * Titles about things that are bought, sold or cancelled, about what others should do or is only watched, and about a debt or a person
 * to forgive: the texts of a topic are for doing it oneself. The words of `last-words.ts` are read in them all the same.
 */
const OF_ANOTHER_ACT =
  /^(?:i want to )?(?:buy|sell(?! .*\bonline\b)|adopt|own an?|rent|hire|donate|open an?|coach|watch all|help (?:my|our)|teach (?:my|our) (?!dog|puppy)|get (?:my|our) (?:\S+ )?(?:son|daughter|kids?|children|teen(?:ager)?|husband|wife|mom|dad|mother|father|cat|boss)|find an? (?:\S+ )?(?:teacher|tutor|therapist|home|sitter|coach|publisher|agent|gym|studio)|cancel|put in|forgive|learn to (?:tune|repair|phone)|listen to|watch|marathon of|see an? (?:doctor|therapist|dentist))\b/iu

const WIDE_WORDS = [...BODY_AND_HABITS, ...MIND_AND_STUDY, ...PEOPLE_AND_WORK, ...FURTHER_WORDS]

const find = <T extends string>(words: readonly WideWord<T>[], title: string): T | undefined =>
  words.find(({ is, unless }) => is.test(title) && unless?.test(title) !== true)?.topic

type NarrowTopic = (typeof NARROW_WORDS)[number]['topic']
type WideTopic = (typeof WIDE_WORDS)[number]['topic'] | (typeof LAST_WORDS)[number]['topic']

/** The narrow topic that a title tells: it is closer to the goal than the topic of its kind. */
export const findNarrowTopic = (title: string): NarrowTopic | undefined => find(NARROW_WORDS, title)

/** Whether a title is about an act that its topic's texts do not ask for, such as buying or watching. */
export const isOfAnotherAct = (title: string): boolean => OF_ANOTHER_ACT.test(title)

/** The topic that the words of a title tell, wherever they stand; undefined where they tell none with certainty. */
export const findWideTopic = (title: string): WideTopic | undefined =>
  (isOfAnotherAct(title) ? undefined : find(WIDE_WORDS, title)) ?? find(LAST_WORDS, title)

/** Topics whose words a title has with another meaning, so that no guess may take it for them. */
export const listExcludedTopics = (title: string): ReadonlySet<string> =>
  new Set(
    [...NARROW_WORDS, ...WIDE_WORDS, ...LAST_WORDS].flatMap(({ topic, is, unless }) =>
      is.test(title) && unless?.test(title) === true ? [topic] : [],
    ),
  )

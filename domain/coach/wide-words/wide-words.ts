import { BODY_AND_HABITS } from './body-and-habits.ts'
import { MIND_AND_STUDY } from './mind-and-study.ts'
import { PEOPLE_AND_WORK } from './people-and-work.ts'

/** Titles about things that are bought or sold, and about what others should do: the texts of a topic are for doing it oneself. */
const OF_ANOTHER_ACT =
  /^(?:i want to )?(?:buy|sell(?! .*\bonline\b)|adopt|own an?|rent|hire|donate|open an?|coach|watch all|help (?:my|our)|teach (?:my|our) (?!dog|puppy)|get (?:my|our) (?:\S+ )?(?:son|daughter|kids?|children|teen(?:ager)?|husband|wife|mom|dad|mother|father|cat|boss)|find an? (?:\S+ )?(?:teacher|tutor|therapist|home|sitter|coach|publisher|agent|gym|studio)|cancel|put in|forgive|learn to (?:tune|repair|phone)|listen to|watch|marathon of|see an? (?:doctor|therapist|dentist))\b/iu

const WIDE_WORDS = [...BODY_AND_HABITS, ...MIND_AND_STUDY, ...PEOPLE_AND_WORK]

/** The topic that the words of a title tell, wherever they stand; undefined where they tell none with certainty. */
export const findWideTopic = (title: string): (typeof WIDE_WORDS)[number]['topic'] | undefined =>
  OF_ANOTHER_ACT.test(title)
    ? undefined
    : WIDE_WORDS.find(({ is, unless }) => is.test(title) && unless?.test(title) !== true)?.topic

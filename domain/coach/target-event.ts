import type { CoachBrief } from './brief.ts'
import type { GoalKind } from './kind.ts'
import { readTopic, type Topic } from './topic.ts'

/** What may take place on the target date of a goal, in place of a piece of work that is due. */
export const TARGET_EVENTS = ['exam', 'race', 'party', 'trip', 'stage'] as const
export type TargetEvent = (typeof TARGET_EVENTS)[number]

/** Kinds whose goals may lead to an event. One that stops, saves or recovers is only due by the date. */
const KINDS: ReadonlySet<GoalKind> = new Set(['do_regularly', 'finish', 'learn', 'relate'])

/** Topics whose goals lead to an event, and the words of a title without which they do not. */
const EVENTS: readonly { event: TargetEvent; topics: readonly Topic[]; named?: RegExp }[] = [
  {
    event: 'exam',
    topics: ['study', 'course', 'language', 'code'],
    named:
      /\b(?:exams?|exit test|tests?|finals|mid-?terms?|a-levels?|gcses?|certifi\w+|licen[cs]\w+|certs?|nclex|ielts|toefl|jlpt|dele|delf|dalf|telc|gre|gmat|lsat|mcat|bar|cpa|cfa|pmp|upsc|boards?|viva|Prüfung\p{L}*|Examen|Klausur\p{L}*)(?!\p{L})/iu,
  },
  {
    event: 'race',
    topics: ['run', 'cycle', 'swim', 'sport', 'workout'],
    named:
      /\b(?:(?:half-?|ultra-?)?marathon|triathlon|duathlon|ironman|parkrun|races?|regatta|gran fondo|sportive|swim meet|turkey trot)\b/iu,
  },
  { event: 'party', topics: ['party'] },
  { event: 'trip', topics: ['trip'] },
  {
    event: 'stage',
    topics: ['speaking', 'choir', 'dance', 'instrument'],
    named:
      /\b(?:toast|speech|talk(?! (?:more|less|louder))|keynote|presentation|lecture|panel|concert|recital|performance|perform|gig|audition|open mic|competition|(?:the|a|our|my) (?:\S+ )?show)\b/iu,
  },
]

/** The event that a goal's target date may bring by its title and topic (TEXT-36); undefined where the date is only a limit. */
export const readTargetEvent = (brief: CoachBrief): TargetEvent | undefined => {
  if (!KINDS.has(brief.kind)) return undefined
  const topic = readTopic(brief)
  return EVENTS.find(
    ({ topics, named }) => topic !== undefined && topics.includes(topic) && named?.test(brief.title) !== false,
  )?.event
}

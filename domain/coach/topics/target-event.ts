import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { EXAM_NAMES } from './exam-names.ts'
import { readTopic } from './topic.ts'
import type { Topic } from './topic-name.ts'

/** What may take place on the target date of a goal, in place of a piece of work that is due. */
export const TARGET_EVENTS = ['driving', 'exam', 'race', 'party', 'trip', 'stage'] as const
export type TargetEvent = (typeof TARGET_EVENTS)[number]

/** Kinds whose goals may lead to an event. One that stops, saves or recovers is only due by the date. */
const KINDS: ReadonlySet<GoalKind> = new Set(['do_regularly', 'finish', 'learn', 'relate'])

type EventWords = {
  event: TargetEvent
  /** Topics whose goals lead to the event, and the words of a title without which they do not. */
  topics: readonly Topic[]
  named?: RegExp
  /** Words by which a title without a topic leads to the event. */
  alone: RegExp
}

/** An exam that somebody else takes, and one of the body. */
const OTHER_EXAM = String.raw`\b(?:eye|medical|physical|breast|prostate|health|blood|vision|hearing|vet|my (?:son|daughter|kids?|child)(?:’s|'s)?)\b`
const EXAM = new RegExp(
  [
    String.raw`^(?!.*${OTHER_EXAM}).*\b(?:exams?|finals?|mid-?terms?|a-levels?|gcses?|sat \d+|the (?:sat|act|bar)|viva|${EXAM_NAMES}`,
    String.raw`Prüfung\p{L}*|Abitur|Matura|Klausur\p{L}*|Examen\p{L}*|oposici[oó]n(?:es)?|le bac|baccalauréat)(?!\p{L})`,
  ].join('|'),
  'iu',
)

const RACE =
  /^(?!.*\b(?:rat race|race car|movie|film|series|read\w*|horror|watch|human race)\b).*(?:\b(?:(?:half-?|ultra-?|semi-?)?marathon|triathlon|duathlon|ironman|parkrun|races?|regatta|gran fondo|sportive|swim meet|turkey trot|first (?:5|10) ?k)\b|\bmarat[oó]n\b|\p{L}*marathon\b)/iu

/** In the order in which they are read. */
const EVENTS: readonly EventWords[] = [
  {
    event: 'driving',
    topics: ['driving'],
    named: /\b(?:tests?|pass|licen[cs]e|Führerschein|permis|carnet)(?!\p{L})/iu,
    alone: /\b(?:driving|motorcycle|road) test\b/iu,
  },
  {
    event: 'exam',
    topics: ['study', 'course', 'language', 'code'],
    named: new RegExp(
      String.raw`${EXAM.source}|\b(?:tests?|certifi\w+|licen[cs]\w+|certs?|bar|boards?)(?!\p{L})`,
      'iu',
    ),
    alone: EXAM,
  },
  { event: 'race', topics: ['run', 'cycle', 'swim', 'sport', 'workout'], named: RACE, alone: RACE },
  {
    event: 'stage',
    topics: ['speaking', 'choir', 'dance', 'instrument'],
    named:
      /\b(?:toast|speech|talk(?! (?:more|less|louder))|keynote|presentation|lecture|panel|concert|recital|performance|perform|gig|audition|open mic|competition|(?:the|a|our|my) (?:\S+ )?show)\b/iu,
    alone:
      /\b(?:(?:wedding|birthday|best man(?:’s|'s)?) (?:toast|speech)|toast at|keynote|open mic|recital|audition)\b/iu,
  },
  {
    event: 'party',
    topics: ['party'],
    alone:
      /\b(?:birthday party|baby shower|bridal shower|anniversary party|family reunion|housewarming|sweet sixteen|quinceañera|bar mitzvah|bat mitzvah)\b|^(?:(?:our|my|the|plan|a) )*wedding\b(?! (?:dress|suit|weight))/iu,
  },
  {
    event: 'trip',
    topics: ['trip'],
    alone:
      /^(?:(?:a|our|my|the|family|road|weekend|summer|winter|surprise|take|go on|plan|fly|flight) )*(?:trip|vacation|holiday|honeymoon|cruise|hajj|umrah|pilgrimage)\b|^fly to\b/iu,
  },
]

const leadsTo = ({ topics, named, alone }: EventWords, title: string, topic: Topic | undefined): boolean =>
  topic === undefined ? alone.test(title) : topics.includes(topic) && (named === undefined || named.test(title))

/** The event that a goal's target date may bring by its title and topic (TEXT-36); undefined where the date is only a limit. */
export const readTargetEvent = (brief: CoachBrief): TargetEvent | undefined => {
  if (!KINDS.has(brief.kind)) return undefined
  const topic = readTopic(brief)
  return EVENTS.find((words) => leadsTo(words, brief.title, topic))?.event
}

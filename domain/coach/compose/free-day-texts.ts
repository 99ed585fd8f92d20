import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { positionOn } from '#domain/coach/day/rotation.ts'
import type { ByTime, FreeDayTexts, FreeMove } from '#domain/coach/library/frame.ts'
import type { FreeTopic, Library } from '#domain/coach/library/library-lists.ts'
import type { TextDay } from '#domain/coach/slots/fill-entry.ts'
import { readOutdoors } from '#domain/coach/slots/next-turn.ts'
import { readTurn } from '#domain/coach/slots/title-turn.ts'
import { readPart } from '#domain/coach/topics/title-fit.ts'
import { nameInFreeTexts } from '#domain/coach/topics/title-nouns.ts'
import { readNamedTopic } from '#domain/coach/topics/topic.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'
import { daysBetween } from '#domain/time/day.ts'
import { walkFrom } from './pick-entry.ts'
import { findPreparingTexts } from './prepare-texts.ts'

export type FreeDays = Pick<Library, 'FREE_DAYS' | 'TOPICS' | 'DETAILS' | 'ANSWERS'>

/** The topic of a title that only its noun tells, such as “Learn to swim on Mondays”. */
const BY_TURN: Readonly<Partial<Record<string, Topic>>> = {
  swim: 'swim',
  run: 'run',
  walk: 'walk',
  hike: 'walk',
  workout: 'workout',
  rehearsal: 'choir',
  call: 'contact',
  'date night': 'partner',
}
/** A course on a mat, whose days are not those of a gym. */
const ON_A_MAT: ReadonlySet<string | undefined> = new Set(['yoga session', 'Pilates session'])

/** The topic of a goal's free days or its part, or its kind of place outdoors; undefined for a goal that none fits. */
const readFreeTopic = (brief: CoachBrief): FreeTopic | undefined => {
  const { title, kind } = brief
  const turn = readTurn(title)
  if (ON_A_MAT.has(turn)) return 'stretch'
  const topic = readNamedTopic(brief)
  const part = readPart(topic, { title })
  if (part === 'laundry' || part === 'dishes') return part
  // The free days of the whole home are about rooms; a desk has its own texts that prepare it.
  if (part === 'desk') return undefined
  const named = readOutdoors(title) ?? topic
  if (named !== undefined || turn === undefined || kind === 'stop' || kind === 'recover') return named
  return turn === 'swim' && kind === 'learn' ? 'swim_start' : BY_TURN[turn]
}

/** The topic whose answers a free day uses: a place outdoors and a part of the home have those of their topic. */
export const readAnswerTopic = ({ ANSWERS }: FreeDays, brief: CoachBrief): Topic | undefined => {
  const topic = readFreeTopic(brief)
  const isPart = topic === 'outdoors' || topic === 'waterside' || topic === 'laundry' || topic === 'dishes'
  return isPart || topic === undefined || ANSWERS[topic] === undefined ? readNamedTopic(brief) : topic
}

/** The texts of a free day (TEXT-30): of the topic or the place outdoors, else those of its topic that prepare it, else of the goal's kind. */
export const findFreeTexts = (library: FreeDays, brief: CoachBrief): FreeDayTexts => {
  const { topics, kinds } = library.FREE_DAYS
  const topic = readFreeTopic(brief)
  const texts = (topic && topics[topic]) ?? findPreparingTexts(library, brief) ?? kinds[brief.kind]
  const titleTopic = readNamedTopic(brief)
  return titleTopic === undefined ? texts : nameInFreeTexts(titleTopic, texts, brief.title)
}

/** All moves of a goal's free days. The place of a message's move is that in this list. */
export const listMoves = ({ any, eve }: FreeDayTexts): readonly FreeMove[] => [...any, ...eve]

export const isEve = ({ date, nextDay }: CoachBrief): boolean => nextDay !== null && daysBetween(date, nextDay) === 1

/**
 * The entries that make sense on a free day, first that of the day. The day before the goal's next one has entries of its own; those of
 * any day follow.
 */
export const walkInTime = <T>({ any, eve }: ByTime<T>, { brief, offset }: TextDay): readonly T[] => {
  const walk = (list: readonly T[]): readonly T[] => walkFrom(list, positionOn(brief, list.length, offset))
  return isEve(brief) ? [...walk(eve), ...walk(any)] : walk(any)
}

import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { isWithinBand } from '#domain/coach/checks/length.ts'
import { countDaysSinceEpoch, positionOn } from '#domain/coach/day/rotation.ts'
import { fittingFirst } from '#domain/coach/day/suits-day.ts'
import type { LibraryChallenge, LibraryMessage, LibraryStep, Slot, Wording } from '#domain/coach/library/entry.ts'
import type { ByTime, DetailForm, FreeDayTexts, FreeDetail, QuoteAnswer } from '#domain/coach/library/frame.ts'
import type { FreeTopic, Library } from '#domain/coach/library/library-lists.ts'
import { type Filled, fill, type TextDay } from '#domain/coach/slots/fill-entry.ts'
import { fillSlots } from '#domain/coach/slots/fill-slots.ts'
import { readOutdoors } from '#domain/coach/slots/next-turn.ts'
import { type SlotFacts, withoutSlots } from '#domain/coach/slots/slot-facts.ts'
import { readTurn } from '#domain/coach/slots/title-turn.ts'
import { readFit } from '#domain/coach/topics/places.ts'
import { readPart } from '#domain/coach/topics/title-fit.ts'
import { nameInFreeTexts } from '#domain/coach/topics/title-nouns.ts'
import { readNamedTopic } from '#domain/coach/topics/topic.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'
import { findAnswers, findAnswersToTitle } from '#domain/coach/topics/topic-texts.ts'
import { daysBetween } from '#domain/time/day.ts'
import { findAnswerOfDay, type Offer, offerAnswer, withQuotesTakenUp } from './answers.ts'
import { readLeisure, withoutLeisureDays } from './free-day-leisure.ts'
import { firstNew } from './pick-entry.ts'
import { pointsBack } from './points-back.ts'
import { findPreparingTexts } from './prepare-texts.ts'
import { rememberTexts } from './same-text.ts'

type FreeDays = Pick<Library, 'FREE_DAYS' | 'TOPICS' | 'DETAILS' | 'ANSWERS'>

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
const readAnswerTopic = ({ ANSWERS }: FreeDays, brief: CoachBrief): Topic | undefined => {
  const topic = readFreeTopic(brief)
  const isPart = topic === 'outdoors' || topic === 'waterside' || topic === 'laundry' || topic === 'dishes'
  return isPart || topic === undefined || ANSWERS[topic] === undefined ? readNamedTopic(brief) : topic
}

/** The texts of a free day (TEXT-30): of the topic or the place outdoors, else those of its topic that prepare it, else of the goal's kind. */
const findFreeTexts = (library: FreeDays, brief: CoachBrief): FreeDayTexts => {
  const { topics, kinds } = library.FREE_DAYS
  const topic = readFreeTopic(brief)
  const texts = (topic && topics[topic]) ?? findPreparingTexts(library, brief) ?? kinds[brief.kind]
  const titleTopic = readNamedTopic(brief)
  return titleTopic === undefined ? texts : nameInFreeTexts(titleTopic, texts, brief.title)
}

const isEve = ({ date, nextDay }: CoachBrief): boolean => nextDay !== null && daysBetween(date, nextDay) === 1

/**
 * The entries that make sense on a free day, first that of the day. The day before the goal's next one has entries of its own; those of
 * any day follow. A part that moves by some places in each round meets other entries of the other parts than in the round before.
 */
const walkInTime = <T>({ any, eve }: ByTime<T>, { brief, offset }: TextDay, moves: number): readonly T[] => {
  const walk = (list: readonly T[]): readonly T[] => {
    if (list.length === 0) return []
    const rounds = Math.floor((countDaysSinceEpoch(brief.date) + offset) / list.length)
    const first = (positionOn(brief, list.length, offset) + moves * rounds) % list.length
    return [...list.slice(first), ...list.slice(0, first)]
  }
  return isEve(brief) ? [...walk(eve), ...walk(any)] : walk(any)
}

/** What an answer asks for on a day that the goal does not: no piece of the goal, and no moment of it. */
const FREE_FORMS: ReadonlySet<DetailForm> = new Set(['prepare', 'note', 'tell'])

const OBSTACLE: ReadonlySet<Slot> = new Set(['obstacle'])

/** The facts for a message: what somebody who recovers is afraid of is for a doctor, and no plan answers it. */
const withoutWorry = ({ kind }: CoachBrief, facts: SlotFacts): SlotFacts =>
  kind === 'recover' ? withoutSlots(facts, OBSTACLE) : facts

const NEXT_DAY = /\b(?:on )?\{(?:weekday|next)\}/gu

/**
 * The message of a day that the goal does not ask for: the next day of the goal, and a detail of its topic or its kind (TEXT-30). A detail
 * that the last 7 days had, or with which the message would be too short or too long, gives way to another. Undefined on other days.
 */
export const chooseFreeMessage = (library: FreeDays, day: TextDay, given: SlotFacts): Filled | undefined => {
  const { brief, said, situation } = day
  if (situation !== 'rest_day' || brief.nextDay === null) return undefined
  const facts = withoutWorry(brief, given)
  const frames = library.FREE_DAYS.frames[brief.tone]
  const topic = readAnswerTopic(library, brief)
  const isFree = ({ form }: QuoteAnswer) => FREE_FORMS.has(form)
  const answers = findAnswers(library, brief, topic).filter(isFree)
  const ofDay = findAnswerOfDay(answers, day)
  const { any, eve } = findFreeTexts(library, brief).details
  const leisure = isEve(brief) ? undefined : readLeisure(any, library.FREE_DAYS.leisureFrames[brief.tone], day)
  const ofTitle = findAnswersToTitle(library, brief, topic).filter(isFree)
  const preparing = { any: [...any.filter((one) => !one.leisure), ...ofTitle], eve }
  const details = walkInTime<Pick<FreeDetail, 'text' | 'short'>>(preparing, withoutLeisureDays(any, day), 0)
  const isKnown = rememberTexts(said.map(({ message }) => message))
  const fits = (message: string) => isWithinBand(message, brief.tone, situation)
  const wordsOf = ({ text, short }: Pick<FreeDetail, 'text' | 'short'>) =>
    brief.tone === 'drill_sergeant' ? short : text
  // The name of the next day changes from day to day, and a message may say “that day”.
  const isSaid = (words: string) => {
    const parts = words.replace(NEXT_DAY, '{next}').split(/\{\w+\}/u)
    return said.some(({ message }) => parts.every((part) => message.includes(part)))
  }
  const turn = fittingFirst(details, brief).map(wordsOf)
  const order = walkInTime({ any: frames, eve: [] }, day, 0)
  const nextDay = facts.values.get('next') === 'tomorrow' ? 'then' : 'that day'
  const inOrder = [...order.filter((one) => !isKnown(one)), ...order]
  const fillIn = ({ words, entry, facts: own }: Offer<string>): Filled | undefined => {
    // The message names the next day itself, and once.
    const undated = words.replace(NEXT_DAY, nextDay)
    const detail = fillSlots(undated, own, brief.localTime)
    const filled = fill(day, entry, { ...own, values: new Map(own.values).set('detail', detail) }, fits)
    const isAhead = undated !== words && /\{detail\}.*\{coming\}/u.test(filled?.wording ?? '')
    return filled && fits(filled.text) && !isAhead ? filled : undefined
  }
  const offerAnswers = (frame: LibraryMessage): Offer<string>[] =>
    (ofDay ? offerAnswer(ofDay.answer, day, frame, facts) : [])
      .map((offer) => ({ ...offer, words: wordsOf(offer.words) }))
      .filter(({ words }) => !isSaid(words))
  const offerDetails =
    (list: readonly string[]) =>
    (frame: LibraryMessage): Offer<string>[] =>
      list.map((words) => ({ words, entry: frame, facts: withQuotesTakenUp(facts, brief, words) }))
  const leisureOfDay = leisure && !isSaid(wordsOf(leisure.detail)) ? [wordsOf(leisure.detail)] : []
  const newDetails = turn.filter((words) => !isSaid(words))
  const tries = [
    { list: inOrder, offers: offerAnswers },
    { list: leisure?.frames ?? [], offers: offerDetails(leisureOfDay) },
    { list: inOrder, offers: offerDetails(newDetails) },
    { list: inOrder, offers: offerDetails(turn) },
  ]
  for (const { list, offers } of tries)
    for (const frame of list)
      for (const offer of offers(frame)) {
        const filled = fillIn(offer)
        if (filled) return filled
      }
  return undefined
}

/** Tells whether a step or a challenge is about the same as a part of the text that is written already. */
const findRepeating = (
  { details, steps }: FreeDayTexts,
  { brief, facts }: TextDay,
  used: readonly Filled[],
): ((entry: { about?: string }) => boolean) => {
  const isUsed = (words: string) => used.some(({ text }) => text.includes(fillSlots(words, facts, brief.localTime)))
  const said = [
    ...[...details.any, ...details.eve].filter(({ text, short }) => [text, short].some(isUsed)),
    ...[...steps.any, ...steps.eve].filter(({ text, twin }) =>
      used.some(({ wording }) => wording === text || wording === twin),
    ),
  ]
  const about = new Set(said.flatMap((entry) => entry.about ?? []))
  return (entry) => entry.about !== undefined && about.has(entry.about)
}

/** Entries without a second question, first those that are about something else than the parts before them, which are `used`. */
const listApart = <T extends Wording & { about?: string }>(
  walk: readonly T[],
  isRepeating: (entry: T) => boolean,
  used: readonly Filled[],
): readonly T[] => {
  const isAsking = used.some(({ text }) => text.includes('?'))
  const fitting = walk.filter(({ text, twin = '' }) => !isAsking || !`${text}${twin}`.includes('?'))
  return [...fitting.filter((entry) => !isRepeating(entry)), ...fitting.filter(isRepeating)]
}

/** The challenges of a free day in the order in which they are tried. */
export const listFreeChallenges = (
  library: FreeDays,
  day: TextDay,
  used: readonly Filled[],
): readonly LibraryChallenge[] => {
  const texts = findFreeTexts(library, day.brief)
  const apart = listApart(walkInTime(texts.challenges, day, 2), findRepeating(texts, day, used), used)
  const isPair = (one: LibraryChallenge) => used.some((part) => readFit(part, one) === 'pair')
  const rank = (one: LibraryChallenge) => (isPair(one) ? 0 : pointsBack(one.text) ? 2 : 1)
  return apart.toSorted((one, other) => rank(one) - rank(other))
}

/** The one step of a free day: a preparation. */
export const chooseFreeStep = (
  library: FreeDays,
  day: TextDay,
  used: readonly Filled[],
  isKnown: (entry: Wording) => boolean,
): LibraryStep => {
  const texts = findFreeTexts(library, day.brief)
  const walk = walkInTime(texts.steps, day, 1)
  return firstNew(listApart(fittingFirst(walk, day.brief), findRepeating(texts, day, used), used), 0, isKnown)
}

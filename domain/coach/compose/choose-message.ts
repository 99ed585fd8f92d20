import { isWithinBand } from '#domain/coach/checks/length.ts'
import type { Angle } from '#domain/coach/day/angle.ts'
import { angleOn, permute, positionOn, silentAngleOn, situationIndex } from '#domain/coach/day/rotation.ts'
import { isSilent, type Situation } from '#domain/coach/day/situation.ts'
import { suitsDay } from '#domain/coach/day/suits-day.ts'
import { type Slot, slotsIn } from '#domain/coach/library/entry.ts'
import type { Detail, Frame, QuoteAnswer } from '#domain/coach/library/frame.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import { type Filled, fill, type TextDay } from '#domain/coach/slots/fill-entry.ts'
import { hasMoment } from '#domain/coach/slots/fill-slots.ts'
import { type SlotFacts, withoutSlots, withTitleAsName } from '#domain/coach/slots/slot-facts.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import { findAnswers, findAnswersToTitle, findDetails } from '#domain/coach/topics/topic-texts.ts'
import { countWords } from '#domain/coach/words/count-words.ts'
import { detectLanguage } from '#domain/coach/words/language.ts'
import {
  type AnswerOfDay,
  chooseOwnParts,
  findAnswerOfDay,
  findLeadIndex,
  findQuote,
  type Offer,
  offerAnswer,
  offerForAlly,
  withQuotesTakenUp,
} from './answers.ts'
import { fillDateMessage } from './date-text.ts'
import { listPlans } from './day-plan.ts'
import { findEventMessages } from './event-texts.ts'
import { chooseFreeMessage } from './free-day.ts'
import { orderDetails } from './order-details.ts'
import { entryAt, firstNew } from './pick-entry.ts'
import { remindOfPlan } from './plan-reminder.ts'
import { rememberTexts } from './same-text.ts'

const MESSAGE_WORDS_MAX = 60

/** Slots that hold what only this goal has. Those made of the title are in a message of words that fit any goal. */
const NAMING: ReadonlySet<Slot> = new Set(['plan', 'obstacle', 'why', 'last_note', 'person', 'ally'])

/** Angles whose words fit any plan: they begin or end it, or hold against something. The others speak of the act itself. */
const PLAN_ANGLES: ReadonlySet<Angle> = new Set(['start', 'plan', 'obstacle', 'why', 'end'])

/**
 * Whether a day without a text of its situation gets the angle start, place or end: no record, no play, no rest on a target
 * day.
 */
export const isQuiet = ({ brief, situation }: Pick<TextDay, 'brief' | 'situation'>): boolean =>
  isSilent(brief) || ['after_miss', 'returned', 'target_day'].includes(situation)

/**
 * What a message calls the thing to stop where the title does not name it as an act (“No sugar”): a wording for all kinds would tell
 * its reader to take it up.
 */
const withUrge = (facts: SlotFacts, { kind }: TextDay['brief']): SlotFacts =>
  kind !== 'stop' || facts.values.has('urge')
    ? facts
    : { ...facts, values: new Map(facts.values).set('urge', 'the old habit') }

/** Where a day's message stands: the entries of its situation, else of its angle, with the frames beside them. */
const readPlace = (library: Library, day: TextDay) => {
  const { brief, offset, situation } = day
  const ofEvent = findEventMessages(library, brief, situation)
  const own = (ofEvent ?? library.SITUATIONS[situation])?.[brief.tone]
  const bySituation = own !== undefined && own.length > 0
  const { angle, index } = isQuiet(day) && !bySituation ? silentAngleOn(brief, offset) : angleOn(brief, offset)
  const { angles, situations } = library.FRAMES[brief.tone]
  const indexIn = (length: number) => (bySituation ? situationIndex(brief, situation, length, offset) : index)
  const ofDay = bySituation ? situations[situation] : angles[angle]
  const frames = (ofEvent ? undefined : ofDay) ?? []
  return {
    angle,
    ofAngle: bySituation ? undefined : angle,
    indexIn,
    list: bySituation ? own : library.MESSAGES[brief.tone][angle],
    frames,
    // A goal that misses a day again after as many days as there are details would otherwise get the same frame and detail.
    frameIndex: bySituation ? positionOn(brief, frames.length, offset + brief.earlierSilences) : index,
  }
}

/**
 * Whether a message sets the title or the record into words that fit any goal, the plan into an angle that speaks of the act, or the act
 * of the plan into a text without its moment. `angle` is undefined for a message of a situation.
 */
const isGeneral = (
  { brief }: TextDay,
  { text, wording }: Filled,
  { values }: SlotFacts,
  angle: Angle | undefined,
): boolean => {
  const title = values.get('title')
  if (title !== undefined && text.includes(title.slice(0, -1))) return true
  const slots = slotsIn(wording)
  const isPlan = (slot: Slot) => slot === 'then' || (slot === 'when' && brief.plan !== null)
  const usesPlan = angle === undefined || PLAN_ANGLES.has(angle)
  // Beside a note of yesterday, the act is clear without its moment.
  const lacksMoment = slots.includes('then') && !slots.includes('when') && !slots.includes('last_note')
  return lacksMoment || !slots.some((slot) => NAMING.has(slot) || (usesPlan && isPlan(slot)))
}

const readDetail = ({ text, short }: Detail, { tone }: TextDay['brief']): string =>
  tone === 'drill_sergeant' ? short : text

/**
 * The first message that a frame makes of what it is offered. One that the last 7 days had, or that makes the message too short or too
 * long for its tone and situation, gives way to the next.
 */
const fillOffers = (day: TextDay, offers: readonly Offer<Detail>[]): Filled | undefined => {
  const { brief, said, situation } = day
  for (const { words, entry, facts } of offers) {
    const detail = readDetail(words, brief)
    if (said.some(({ message }) => message.includes(detail))) continue
    const fits = (message: string) =>
      countWords(message) <= MESSAGE_WORDS_MAX && isWithinBand(message, brief.tone, situation)
    const values = new Map(facts.values).set('detail', detail).set('after', words[brief.tone])
    const filled = fill(day, entry, { ...facts, values }, fits)
    if (!filled || !fits(filled.text)) continue
    const { form, place } = words
    const message = remindOfPlan(day, { wording: filled.wording, form }, { ...facts, values }, fits) ?? filled
    return { ...message, ...(place !== undefined && { detail: place }) }
  }
  return undefined
}

const MOMENT: ReadonlySet<Slot> = new Set(['when'])

/**
 * The facts for a frame. English without a verb reads as pressed into the sentence, and the detail names the topic. Without a moment, `{when}`
 * would say “when you begin”, which tells nothing.
 */
const readFrameFacts = (given: SlotFacts, brief: TextDay['brief']): SlotFacts => {
  const facts = hasMoment(given) ? given : withoutSlots(given, MOMENT)
  // Phrases such as “a bit done on {title}” would treat the wish for a child as a task, so the title is not used as a name.
  const isNoName = [null, 'en'].includes(detectLanguage(brief.title)) || readTopic(brief) === 'child_wish'
  return isNoName ? facts : withTitleAsName(facts)
}

/** Fewest details that a day of its own needs for another one each week. */
const ENOUGH = 6

/**
 * The details for a day that the goal asks for. Where it does not ask for every day, what prepares it or is only written belongs to
 * the free days before, so this day gets the goal itself (TEXT-30).
 */
const forAskedDay = (details: readonly Detail[], { days }: TextDay['brief']): readonly Detail[] => {
  if (!days.some(({ state }) => state === 'rest')) return details
  const doing = details.filter(({ form }) => form !== 'prepare' && form !== 'note')
  return doing.filter(({ form }) => form !== 'moment').length >= ENOUGH ? doing : details
}

/** The details without those of a working day on a day off (TEXT-33), and without those of earlier days on the first (TEXT-35). */
const forDay = (details: readonly Detail[], brief: TextDay['brief']): readonly Detail[] => {
  const fitting = details.filter((detail) => suitsDay(brief, detail))
  return fitting.length >= ENOUGH ? fitting : details
}

/** A frame with a detail of the goal's topic in it (TEXT-26): of those whose turn it is, the one that is nearest to the steps of the day. */
const fillFrame = (library: Library, day: TextDay, frame: Frame, facts: SlotFacts): Filled | undefined => {
  const { brief, offset } = day
  const ofGoal = [...findDetails(library, brief), ...findAnswersToTitle(library, brief)]
  const details = forDay(forAskedDay(ofGoal, brief), brief)
  const named = readFrameFacts(facts, brief)
  const { choose } = listPlans(library, day)
  const nearness = ({ text, place }: Detail) => choose(text, place).nearness
  const offers = orderDetails(brief, frame, details, offset, nearness, ofGoal).map((words) => ({
    ...{ words, entry: frame },
    facts: withQuotesTakenUp(named, brief, readDetail(words, brief)),
  }))
  return fillOffers(day, offers)
}

/** Situations in which an answer comes before other messages. The messages of other situations, such as a milestone, matter more. */
const ANSWERED: ReadonlySet<Situation> = new Set(['ordinary', 'after_miss', 'returned', 'silent_3'])

/** The day's answer with its lead, the words around it on an ordinary day. Each turn has another lead, so that no message comes twice in 90 days (TEXT-19). */
const offerWithLead = (library: Library, day: TextDay, ofDay: AnswerOfDay, facts: SlotFacts): Offer<QuoteAnswer>[] => {
  const { brief } = day
  const { answer } = ofDay
  const slot = findQuote(answer, day.facts)
  if (slot === undefined && answer.meets !== 'ally') return []
  const leads = library.ANSWER_LEADS[brief.tone][slot ?? 'ally']
  const order = permute(leads.length, `answers:${brief.userId}`)
  const text = entryAt(leads, entryAt(order, findLeadIndex(ofDay, leads.length)))
  const frame = { text, also: [text.replace(' {after}', '')] }
  return slot === undefined ? [offerForAlly(answer, day, frame, facts)] : offerAnswer(answer, day, frame, facts)
}

const fillAnswerOfDay = (library: Library, day: TextDay, ofDay: AnswerOfDay, facts: SlotFacts): Filled | undefined => {
  const { brief, offset, situation } = day
  const named = readFrameFacts(facts, brief)
  const own = library.FRAMES[brief.tone].situations[situation]
  if (own === undefined) return fillOffers(day, offerWithLead(library, day, ofDay, named))
  const { answer } = ofDay
  const isKnown = rememberTexts(day.said.map(({ message }) => message))
  const fitting = own.filter(
    (frame) => frame.holds.includes(answer.form) && offerAnswer(answer, day, frame, named).length > 0,
  )
  const frame = fitting[positionOn(brief, fitting.length, offset + brief.earlierSilences)]
  return frame === undefined || isKnown(frame) ? undefined : fillOffers(day, offerAnswer(answer, day, frame, named))
}

/** The day's answer to what the person wrote (TEXT-32), in a frame of the situation, else with a lead. */
const fillAnswer = (library: Library, day: TextDay, facts: SlotFacts): Filled | undefined => {
  const answers = ANSWERED.has(day.situation) ? findAnswers(library, day.brief) : []
  const ofDay = findAnswerOfDay(answers, day)
  const filled = ofDay && fillAnswerOfDay(library, day, ofDay, facts)
  const ownParts = ofDay && chooseOwnParts(ofDay)
  return filled && { ...filled, ...(ownParts !== undefined && { ownParts }) }
}

/**
 * The message of a day: of a free day, of a target date, an answer to what the person wrote, of its situation, else of its angle. For a goal with a topic, a message that would set the title or the record
 * into general words gives way to one with a detail of the topic (TEXT-26). Throws `RangeError` where no entry fits.
 */
export const chooseMessage = (library: Library, day: TextDay, known: SlotFacts): { angle: Angle; filled: Filled } => {
  const facts = withUrge(known, day.brief)
  const { angle, ofAngle, list, frames, indexIn, frameIndex } = readPlace(library, day)
  const own = chooseFreeMessage(library, day, facts) ?? fillDateMessage(library, day) ?? fillAnswer(library, day, facts)
  if (own !== undefined) return { angle, filled: own }
  const isKnown = rememberTexts(day.said.map(({ message }) => message))
  const fits = (text: string) => countWords(text) <= MESSAGE_WORDS_MAX
  for (const entry of [firstNew(list, indexIn(list.length), isKnown), ...list]) {
    const filled = fill(day, entry, facts, fits)
    if (filled === undefined) continue
    if (frames.length === 0 || !isGeneral(day, filled, facts, ofAngle)) return { angle, filled }
    // A frame of an angle that gave way to the next would stand twice in 90 days (TEXT-19).
    const frame = ofAngle === undefined ? firstNew(frames, frameIndex, isKnown) : entryAt(frames, frameIndex)
    return { angle, filled: (isKnown(frame) ? undefined : fillFrame(library, day, frame, facts)) ?? filled }
  }
  // Without a plan, the texts of the angle name the goal's hour, which may be over.
  const start = library.MESSAGES[day.brief.tone].start
  const [filled] = [firstNew(start, indexIn(start.length), isKnown), ...start].flatMap(
    (entry) => fill(day, entry, facts, fits) ?? [],
  )
  if (filled) return { angle: 'start', filled }
  throw new RangeError(`No message of ${day.situation}, ${angle} fits the goal.`)
}

import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { isWithinBand } from '#domain/coach/checks/length.ts'
import { fittingFirst } from '#domain/coach/day/suits-day.ts'
import type { LibraryMessage, Slot } from '#domain/coach/library/entry.ts'
import type { DetailForm, FreeForm, FreeMove, QuoteAnswer } from '#domain/coach/library/frame.ts'
import { type Filled, fill, type TextDay } from '#domain/coach/slots/fill-entry.ts'
import { fillSlots } from '#domain/coach/slots/fill-slots.ts'
import { type SlotFacts, withoutSlots } from '#domain/coach/slots/slot-facts.ts'
import { findAnswers, findAnswersToTitle } from '#domain/coach/topics/topic-texts.ts'
import { findAnswerOfDay, type Offer, offerAnswer, withQuotesTakenUp } from './answers.ts'
import { readLeisure, withoutLeisureDays } from './free-day-leisure.ts'
import { type FreeDays, findFreeTexts, isEve, listMoves, readAnswerTopic, walkInTime } from './free-day-texts.ts'
import { rememberTexts } from './same-text.ts'

/** The words of a message's move or answer, and what the rest of the text needs to know of it. */
type FreeWords = { text: string; of: Pick<Filled, 'detail' | 'answerForm'> }

/** Whether an answer asks for something that a day can have that the goal does not ask for. */
const isFreeForm = (form: DetailForm): form is FreeForm => form === 'prepare' || form === 'note' || form === 'tell'

const OBSTACLE: ReadonlySet<Slot> = new Set(['obstacle'])

/** The facts for a message: what somebody who recovers is afraid of is for a doctor, and no plan answers it. */
const withoutWorry = ({ kind }: CoachBrief, facts: SlotFacts): SlotFacts =>
  kind === 'recover' ? withoutSlots(facts, OBSTACLE) : facts

const NEXT_DAY = /(?:\bon )?\{(?:weekday|next)\}/gu

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
  const isFree = ({ form }: QuoteAnswer) => isFreeForm(form)
  const answers = findAnswers(library, brief, topic).filter(isFree)
  // The day before has texts of its own.
  const ofDay = isEve(brief) ? undefined : findAnswerOfDay(answers, day)
  const texts = findFreeTexts(library, brief)
  const { any, eve } = texts
  const moves = listMoves(texts)
  const leisure = isEve(brief) ? undefined : readLeisure(any, library.FREE_DAYS.leisureFrames[brief.tone], day)
  const ofTitle = findAnswersToTitle(library, brief, topic).filter(isFree)
  const preparing = { any: [...any.filter((one) => !one.leisure), ...ofTitle], eve }
  const details = walkInTime<FreeMove | QuoteAnswer>(preparing, withoutLeisureDays(any, day))
  const isKnown = rememberTexts(said.map(({ message }) => message))
  const fits = (message: string) => isWithinBand(message, brief.tone, situation)
  const wordsOf = ({ text, short }: Pick<FreeMove, 'text' | 'short'>) =>
    brief.tone === 'drill_sergeant' ? short : text
  const readWords = (one: FreeMove | QuoteAnswer): FreeWords => {
    if ('pairs' in one) return { text: wordsOf(one), of: { detail: moves.indexOf(one) } }
    return { text: wordsOf(one), of: isFreeForm(one.form) ? { answerForm: one.form } : {} }
  }
  // The name of the next day changes from day to day, and a message may say “that day”.
  const isSaid = (words: string) => {
    const parts = words.replace(NEXT_DAY, '{next}').split(/\{\w+\}/u)
    return said.some(({ message }) => parts.every((part) => message.includes(part)))
  }
  const turn = fittingFirst(details, brief).map(readWords)
  const order = walkInTime({ any: frames, eve: [] }, day)
  const nextDay = facts.values.get('next') === 'tomorrow' ? 'then' : 'that day'
  const inOrder = [...order.filter((one) => !isKnown(one)), ...order]
  const fillIn = ({ words, entry, facts: own }: Offer<FreeWords>): Filled | undefined => {
    // The message names the next day itself, and once.
    const undated = words.text.replace(NEXT_DAY, (said) => (said === '{weekday}' ? 'that day' : nextDay))
    const detail = fillSlots(undated, own, brief.localTime)
    const filled = fill(day, entry, { ...own, values: new Map(own.values).set('detail', detail) }, fits)
    const isAhead = undated !== words.text && /\{detail\}.*\{coming\}/u.test(filled?.wording ?? '')
    if (!filled || !fits(filled.text) || isAhead) return undefined
    return { ...filled, ...words.of }
  }
  const offerAnswers = (frame: LibraryMessage): Offer<FreeWords>[] =>
    (ofDay ? offerAnswer(ofDay.answer, day, frame, facts) : [])
      .map((offer) => ({ ...offer, words: readWords(offer.words) }))
      .filter(({ words }) => !isSaid(words.text))
  const offerDetails =
    (list: readonly FreeWords[]) =>
    (frame: LibraryMessage): Offer<FreeWords>[] =>
      list.map((words) => ({ words, entry: frame, facts: withQuotesTakenUp(facts, brief, words.text) }))
  const leisureOfDay = leisure && !isSaid(wordsOf(leisure.move)) ? [readWords(leisure.move)] : []
  const newDetails = turn.filter(({ text }) => !isSaid(text))
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

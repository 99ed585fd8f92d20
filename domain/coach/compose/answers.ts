import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { suitsDayOff } from '#domain/coach/day/off-work.ts'
import { countDaysSinceEpoch, positionOn } from '#domain/coach/day/rotation.ts'
import { listWordings, type Slot, slotsIn, type Wording } from '#domain/coach/library/entry.ts'
import type { QuoteAnswer, StepAndChallenge } from '#domain/coach/library/frame.ts'
import type { TextDay } from '#domain/coach/slots/fill-entry.ts'
import { fillSlots } from '#domain/coach/slots/fill-slots.ts'
import { type SlotFacts, withoutSlots } from '#domain/coach/slots/slot-facts.ts'
import { withoutQuotes } from '#domain/coach/words/own-quotes.ts'
import { isAbout, sharesTheme, takesUp } from '#domain/coach/words/quote-theme.ts'

/** The person's words that a message quotes only where the rest of it takes them up (TEXT-32). */
const QUOTES = ['obstacle', 'words'] as const
type Quote = (typeof QUOTES)[number]

const OBSTACLE: ReadonlySet<Slot> = new Set(['obstacle'])
const OWN: ReadonlySet<Slot> = new Set([...QUOTES, 'ally'])

/** Words to put into a frame, the wordings that fit them, and the facts that these may use. */
export type Offer<T> = { words: T; entry: Wording; facts: SlotFacts }

/** The facts without the quotes that a detail does not take up. */
export const withQuotesTakenUp = (facts: SlotFacts, { title }: Pick<CoachBrief, 'title'>, text: string): SlotFacts => {
  const isDropped = (slot: Quote) => !takesUp(text, facts.values.get(slot) ?? '', title)
  return withoutSlots(facts, new Set(QUOTES.filter(isDropped)))
}

/** The facts without an obstacle that the rest of a text is not about. */
export const withObstacleTakenUp = (
  facts: SlotFacts,
  { title }: Pick<CoachBrief, 'title'>,
  texts: readonly string[],
): SlotFacts => {
  const quote = facts.values.get('obstacle')
  const isAboutQuote = (text: string) =>
    quote !== undefined && (takesUp(text, quote, title) || sharesTheme(text, quote))
  return quote === undefined || texts.some(isAboutQuote) ? facts : withoutSlots(facts, OBSTACLE)
}

/** Whether a text has the name of somebody as a whole word: Tim is not in “time”. */
const hasName = (words: string, ally: string): boolean => {
  const name = ally.replace(/^your /u, '').replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  return new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'iu').test(words)
}

/**
 * Whether an answer fits a quote: by the person whom the quote names, else by its theme. If the quote says that this person would drive, only
 * answers about the ride fit.
 */
const isMet = ({ meets }: QuoteAnswer, quote: string, ally: string | undefined): boolean => {
  const isNamed = ally !== undefined && hasName(quote, ally)
  // “After nights I go straight to the couch” is about tiredness, and no answer about hours that move responds to it.
  if (!isNamed) return isAbout(quote, meets) && !(meets === 'shift' && isAbout(quote, 'tired'))
  return meets === (isAbout(quote, 'way') ? 'driver' : 'ally')
}

/** The wordings of a frame that have a slot, best first. */
const wordingsWith = (frame: Wording, slot: Slot): Wording | undefined => {
  const [text, ...also] = listWordings(frame).filter((wording) => slotsIn(wording).includes(slot))
  return text === undefined ? undefined : { text, also }
}

/** An answer with the slot `{ally}` filled. */
const nameAlly = (answer: QuoteAnswer, facts: SlotFacts, { localTime }: CoachBrief): QuoteAnswer => {
  const filled = (text: string) => fillSlots(text, facts, localTime)
  const { text, short, drill_sergeant, kind_encouraging, teammate, wise_mentor } = answer
  return {
    ...answer,
    ...{ text: filled(text), short: filled(short), drill_sergeant: filled(drill_sergeant) },
    ...{ kind_encouraging: filled(kind_encouraging), teammate: filled(teammate), wise_mentor: filled(wise_mentor) },
  }
}

/** Days after which an answer may return. Another lead does not make its sentences new to the reader. */
const APART = 24

/** The answer whose turn it is, its place among the `size` answers of the goal, and the number of rounds since the epoch. */
export type AnswerOfDay = { answer: QuoteAnswer; index: number; size: number; round: number }

/** Times that an answer returns until one of its own steps may stand again: 24 days each, so more than 90 days (TEXT-19). */
const OWN_ROUNDS = 4

/** The step and the challenge that the day's answer brings; undefined where the answer has had all of its own, until the first may stand again. */
export const chooseOwnParts = ({ answer, round }: AnswerOfDay): StepAndChallenge | undefined =>
  answer.own?.[round % OWN_ROUNDS]

/**
 * The index of an answer's lead in a list of `leads` leads. Each answer takes the lead after that of the answer before it. One lead is skipped after each
 * round if an answer would otherwise get the same lead in every round.
 */
export const findLeadIndex = ({ index, size, round }: Omit<AnswerOfDay, 'answer'>, leads: number): number =>
  (round * (size % leads === 0 ? size + 1 : size) + index) % leads

type AnswerDay = Pick<TextDay, 'brief' | 'offset' | 'said' | 'facts'>

const takesUpQuote = (answer: QuoteAnswer, slot: Quote, { values }: SlotFacts): boolean => {
  const quote = values.get(slot)
  return quote !== undefined && isMet(answer, quote, values.get('ally'))
}

/** The quote that an answer takes up. */
export const findQuote = (answer: QuoteAnswer, facts: SlotFacts): Quote | undefined =>
  QUOTES.find((slot) => takesUpQuote(answer, slot, facts))

/**
 * Chooses the day's answer to what the person wrote (TEXT-32). The answers that fit the goal take turns, and each returns after 24 days or later. An
 * answer that involves the ally is skipped if one of the last 7 messages already named the ally outside a quote.
 */
export const findAnswerOfDay = (
  answers: readonly QuoteAnswer[],
  { brief, offset, said, facts }: AnswerDay,
): AnswerOfDay | undefined => {
  const ally = facts.values.get('ally')
  const fitting = answers.filter(
    (answer) =>
      (answer.meets === 'ally' && ally !== undefined) || QUOTES.some((slot) => takesUpQuote(answer, slot, facts)),
  )
  const length = Math.max(APART, fitting.length)
  const place = positionOn(brief, length, offset)
  const index = fitting.findIndex((_, at) => Math.floor((at * length) / fitting.length) === place)
  const answer = fitting[index]
  if (answer === undefined || !suitsDayOff(brief, answer)) return undefined
  const isOfAlly = ally !== undefined && ['ally', 'driver'].includes(answer.meets)
  if (isOfAlly && said.some(({ message }) => hasName(withoutQuotes(message), ally))) return undefined
  const round = Math.floor((countDaysSinceEpoch(brief.date) + offset) / length)
  return { answer, index, size: fitting.length, round }
}

/** Offers an answer that involves the ally, in a wording that has no quote and names nobody else. */
export const offerForAlly = (
  answer: QuoteAnswer,
  { brief }: Pick<TextDay, 'brief'>,
  entry: Wording,
  facts: SlotFacts,
): Offer<QuoteAnswer> => ({ words: nameAlly(answer, facts, brief), entry, facts: withoutSlots(facts, OWN) })

/**
 * Lists the messages that a frame can make of an answer. Each quotes words that the answer responds to. An answer that involves the ally needs no
 * quote; it is offered once, if the frame would otherwise quote something or name the ally a second time.
 */
export const offerAnswer = (
  answer: QuoteAnswer,
  day: Pick<TextDay, 'brief' | 'facts'>,
  frame: Wording,
  facts: SlotFacts,
): Offer<QuoteAnswer>[] => {
  const words = nameAlly(answer, facts, day.brief)
  const offers = QUOTES.filter((slot) => takesUpQuote(answer, slot, day.facts)).flatMap(
    (slot): Offer<QuoteAnswer>[] => {
      const entry = wordingsWith(frame, slot)
      const others = new Set([...OWN].filter((one) => one !== slot))
      return entry === undefined ? [] : [{ words, entry, facts: withoutSlots(facts, others) }]
    },
  )
  const slots = listWordings(frame).flatMap(slotsIn)
  const isNamed = answer.meets === 'ally' && offers.length === 0 && slots.some((slot) => OWN.has(slot))
  return isNamed ? [offerForAlly(answer, day, frame, facts)] : offers
}

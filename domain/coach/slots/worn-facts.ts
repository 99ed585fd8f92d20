import type { Situation } from '#domain/coach/day/situation.ts'
import type { Slot } from '#domain/coach/library/entry.ts'
import { closeQuotes } from '#domain/coach/words/quotes.ts'
import type { EarlierText } from './fill-entry.ts'
import type { SlotFacts } from './slot-facts.ts'

/** Messages of a week that may count days of the record, outside milestones. */
const RECORDS_A_WEEK = 2
/** Messages of a week that may quote the obstacle, and the description. */
const QUOTES_A_WEEK = 2
const RECORD = /\b\d+ (?:of the last \d+ )?(?:planned )?days?\b/u

/** The words of a quote, without marks that depend on its place in a sentence. */
const innerWords = (quote: string): string => closeQuotes(quote).replace(/^[“„«]|[.,?”“»]+$/gu, '')

/**
 * The facts that the messages of the last 7 days have used often enough (TEXT-15, TEXT-32): the person's reason stands in one message a week, and
 * the obstacle, the description and the record in two each.
 */
export const findWornFacts = (
  { values }: SlotFacts,
  said: readonly EarlierText[],
  situation: Situation,
): ReadonlySet<Slot> => {
  const worn = new Set<Slot>()
  const why = values.get('why')
  if (why !== undefined && said.some(({ message }) => message.includes(innerWords(why)))) worn.add('why')
  for (const slot of ['obstacle', 'words'] as const) {
    const quote = values.get(slot)
    const quoting = said.filter(({ message }) => quote !== undefined && message.includes(innerWords(quote)))
    if (quoting.length >= QUOTES_A_WEEK) worn.add(slot)
  }
  const records = said.filter(({ message }) => RECORD.test(message)).length
  if (records >= RECORDS_A_WEEK && !situation.startsWith('milestone'))
    for (const slot of ['kept', 'run'] as const) worn.add(slot)
  return worn
}

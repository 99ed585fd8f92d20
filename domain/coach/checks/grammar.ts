import { comparable, quotesIn, standsIn } from '#domain/coach/words/own-quotes.ts'
import { QUOTE_SHOWN, TITLE_SHOWN, tidyTitle } from '#domain/coach/words/quotes.ts'
import { type Check, personWords, type TextFinding } from './finding.ts'

/** Words after which a quoted title stands as a noun. */
const CARRIER =
  /(?:\b(?:goal|goals|title|titled|called|named|is|reads|says|words|wrote|write|on|for|of|with|about|to|from|at|in|by|beside|toward|near|behind|into|before|after|around|under|against|without)|[,:])\s*$/i
const DOUBLED = /\b(?:your|my|our|the|an?) (?:your|my|our|the|this|an?)\b/i
/** Words that say that a quote is the person's. */
const ATTRIBUTED =
  /\byou (?:have |had |once |yourself |also )*(?:wrote|written|said|named|noted|called)\b[^“„«.?!]{0,40}$|\byour (?:own |last |first )?(?:notes?|words|plan|reason|obstacle|goal)\b[^“„«.?!]{0,20}$|\b(?:wrote|noted)\b[^“„«]{0,20}$/i
/** Words of a quote in a message up to which it may be words to say, which no brief has. */
const SAID_WORDS = 3

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const isTitle = (quote: string, title: string): boolean => {
  const shown = comparable(tidyTitle(title))
  const words = comparable(quote.replace(/…$/u, ''))
  return isSame(words, shown) || (words.length >= 12 && shown.toLowerCase().startsWith(words.toLowerCase()))
}

export const checkGrammar: Check = ({ all, brief: { title } }) => {
  const findings: TextFinding[] = []
  let titles = 0
  for (const { name, text, own } of all) {
    for (const { quote, before } of quotesIn(text)) {
      if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(quote))
        findings.push({ rule: 'grammar', says: `${name}: has empty quotation marks` })
      if (!isTitle(quote, title)) continue
      titles += 1
      if (!CARRIER.test(before))
        findings.push({ rule: 'grammar', says: `${name}: uses the title as a subject or an order; write the goal “…”` })
      if ([...quote].length > TITLE_SHOWN)
        findings.push({ rule: 'length', says: `${name}: the title is longer than ${TITLE_SHOWN} characters` })
    }
    const doubled = DOUBLED.exec(own)?.[0]
    if (doubled !== undefined) findings.push({ rule: 'grammar', says: `${name}: “${doubled}” has two determiners` })
    if (/\{[a-z_]+\}/.test(text)) findings.push({ rule: 'grammar', says: `${name}: has a slot that is not filled` })
  }
  const questions = all.reduce((sum, { own }) => sum + (own.match(/\?/g)?.length ?? 0), 0)
  if (questions > 1)
    findings.push({ rule: 'grammar', says: `text: asks ${questions} questions, at most one is allowed` })
  if (titles > 1) findings.push({ rule: 'grammar', says: `text: quotes the title ${titles} times, once is allowed` })
  return findings
}

export const checkQuotes: Check = ({ all, message, brief }) => {
  const sources = personWords(brief)
  const findings = all.flatMap((part) =>
    quotesIn(part.text).flatMap(({ quote, before }): TextFinding[] => {
      if ([...quote].length > QUOTE_SHOWN + 1)
        return [{ rule: 'length', says: `${part.name}: a quote is longer than ${QUOTE_SHOWN} characters` }]
      const isKnown = isTitle(quote, brief.title) || sources.some((source) => standsIn(quote, source))
      // A step or a challenge may give words to say or to complete.
      const isShort = part !== message || quote.split(/\s+/).length <= SAID_WORDS
      const isSaid = isShort && !ATTRIBUTED.test(before)
      return isKnown || isSaid
        ? []
        : [{ rule: 'quotes', says: `${part.name}: quotes “${quote}”, which the person did not write` }]
    }),
  )
  const facts = quotesIn(message.text).length
  return facts > 2
    ? [...findings, { rule: 'grounding', says: `message: quotes ${facts} facts, at most 2 are allowed` }]
    : findings
}

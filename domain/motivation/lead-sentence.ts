/** The end of a sentence: its mark, closing quotes, then the end of the line or a space before a capital, a digit or a quote. */
const END = /[.!?…]["”’)\]]*(?=\s+["“‘(]?[\p{Lu}\p{N}]|\s*$)/gu

/** Shortened words that a capital follows within a sentence. */
const SHORTENED = /\b(?:[DM]rs?|Ms|St|Prof)\.$/

const count = (text: string, mark: string): number => text.split(mark).length - 1

/** Whether a quotation begins in `text` and does not end in it. */
const isInQuote = (text: string): boolean => count(text, '“') > count(text, '”') || count(text, '"') % 2 === 1

export type Lead = {
  /** The first sentence; empty for an empty text. */
  lead: string
  /** What follows it on its line, then the other lines. */
  rest: string[]
}

/**
 * Splits a message of lines into its first sentence and the rest (PAGE-21). A sentence that ends inside a quotation continues
 * to the end of the quotation.
 */
export const splitLead = (lines: readonly string[]): Lead => {
  const [first = '', ...others] = lines
  for (const { 0: mark, index } of first.matchAll(END)) {
    const lead = first.slice(0, index + mark.length)
    if (isInQuote(lead) || SHORTENED.test(lead)) continue
    const after = first.slice(lead.length).trim()
    return { lead, rest: after === '' ? others : [after, ...others] }
  }
  return { lead: first, rest: others }
}

import type { AnswerFault } from './question.ts'

/** What no text of a model may hold, besides the rules of `checkText`. */
const FORBIDDEN: readonly { rule: string; found: RegExp; tell: string; mayQuote?: true }[] = [
  {
    rule: 'link',
    found: /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w+|\b[\w-]+\.(?:com|org|net|io|app|de|info)\b/i,
    tell: 'It has a link or an address. Write none.',
  },
  { rule: 'phone', found: /(?:\+|\b)\d(?:[\d\s().-]{5,})\d\b/, tell: 'It has a phone number. Write none.' },
  {
    rule: 'markup',
    found: /<\/?[a-z!]|\*\*|__|```|^#{1,6}\s|\[[^\]]*\]\([^)]*\)/im,
    tell: 'It has markup. Write plain text.',
  },
  {
    rule: 'medical',
    found:
      /\b(?:take|skip|stop|start|double|halve|raise|lower|reduce|increase|taper)\b[^.]{0,30}\b(?:dose|dosage|tablets?|pills?|medication|medicine|insulin|antidepressants?|\d+ ?m[gl])\b/i,
    mayQuote: true,
    tell: 'It tells the person what to do with a medicine. Leave that to who prescribed it.',
  },
  {
    rule: 'shame',
    found:
      /\b(?:lazy|weak|pathetic|loser|failed|failures?|disappoint\w*|ashamed|shame on|no excuses?|excuses|should have|you people|worthless)\b/i,
    mayQuote: true,
    tell: 'It shames the person. Leave out the remark.',
  },
]

/** `shown` is what a person would read; `own` is what they typed, which a text may quote unless it is a link or markup. */
export const checkClaims = (shown: string, own: string): AnswerFault[] =>
  FORBIDDEN.flatMap(({ rule, found, tell, mayQuote = false }) => {
    const words = found.exec(shown)?.[0]
    if (words === undefined) return []
    return mayQuote && own.toLowerCase().includes(words.toLowerCase()) ? [] : [{ rule, tell }]
  })

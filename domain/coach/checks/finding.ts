import type { MotivationText } from '#domain/motivation/motivation.ts'
import type { CoachBrief } from '../brief.ts'

/** What `checkText` looks at (TEXT-18). */
export type TextRule =
  | 'length'
  | 'time'
  | 'numbers'
  | 'words'
  | 'grammar'
  | 'quotes'
  | 'kind'
  | 'tone'
  | 'grounding'
  | 'distinctness'
  | 'language'

/** What is wrong with a text, in words that its writer can act on: `steps[1]: says 10 minutes, the field says 4`. */
export type TextFinding = { rule: TextRule; says: string }

/** One part of a text by its name. `own` is the part without quotations. */
export type Part = { name: string; text: string; own: string }

export type Checked = {
  text: MotivationText
  brief: CoachBrief
  message: Part
  steps: Part[]
  challenge: Part
  all: Part[]
  /** Whether English is accepted for a goal in another language. */
  mayBeEnglish: boolean
}

export type Check = (checked: Checked) => TextFinding[]

const QUOTES = /“[^”]*”|„[^“”]*[“”]|«[^»]*»/gu

export const withoutQuotes = (text: string): string => text.replace(QUOTES, ' “” ')

const createPart = (name: string, text: string): Part => ({ name, text, own: withoutQuotes(text) })

export const readParts = (text: MotivationText, brief: CoachBrief, mayBeEnglish: boolean): Checked => {
  const message = createPart('message', text.message)
  const steps = text.micro_plan.map((step, index) => createPart(`steps[${index}]`, step))
  const challenge = createPart('challenge', text.challenge)
  return { text, brief, message, steps, challenge, all: [message, ...steps, challenge], mayBeEnglish }
}

/** The quotations of a text, without quotation marks and isolates. */
export const quotesIn = (text: string): { quote: string; before: string }[] =>
  [...text.matchAll(QUOTES)].map((found) => ({
    quote: found[0]
      .slice(1, -1)
      .replace(/[\u2066-\u2069]/gu, '')
      .trim(),
    before: text.slice(0, found.index),
  }))

/** Everything in a brief that the person wrote. */
export const personWords = ({
  title,
  description,
  plan,
  obstacle,
  reason,
  notes,
  interview,
  otherGoals,
}: CoachBrief): string[] =>
  [
    title,
    description,
    plan?.when,
    plan?.will,
    plan && `When ${plan.when}, I will ${plan.will}`,
    obstacle,
    reason,
    ...notes.map(({ text }) => text),
    ...Object.values(interview ?? {}).map(String),
    ...otherGoals,
  ].flatMap((words) => (words ? [words] : []))

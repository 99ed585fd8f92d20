import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { withoutOwnQuotes, withoutQuotes } from '#domain/coach/words/own-quotes.ts'
import { tidyTitle } from '#domain/coach/words/quotes.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'

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
  | 'person'

/** What is wrong with a text, in words that its writer can act on: `steps[1]: says 10 minutes, the field says 4`. */
export type TextFinding = { rule: TextRule; says: string }

/** One part of a text by its name. `own` is the part without quotations, `said` the part without those that are the person's. */
export type Part = { name: string; text: string; own: string; said: string }

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
    plan && `Wenn ${plan.when}, ${plan.will}`,
    obstacle,
    reason,
    ...notes.map(({ text }) => text),
    ...Object.values(interview ?? {}).map(String),
    ...otherGoals,
  ].flatMap((words) => (words ? [words] : []))

/** The title as typed and as it is shown, and everything else that the person wrote. */
const listSources = (brief: CoachBrief): string[] => [tidyTitle(brief.title), ...personWords(brief)]

export const readParts = (text: MotivationText, brief: CoachBrief, mayBeEnglish: boolean): Checked => {
  const sources = listSources(brief)
  const createPart = (name: string, words: string): Part => ({
    name,
    text: words,
    own: withoutQuotes(words),
    said: withoutOwnQuotes(words, sources),
  })
  const message = createPart('message', text.message)
  const steps = text.micro_plan.map((step, index) => createPart(`steps[${index}]`, step))
  const challenge = createPart('challenge', text.challenge)
  return { text, brief, message, steps, challenge, all: [message, ...steps, challenge], mayBeEnglish }
}

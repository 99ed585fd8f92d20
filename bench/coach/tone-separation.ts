import { hashText } from '#domain/coach/hash-text.ts'
import { writeBuiltInText } from '#domain/coach/write-text.ts'
import { type Tone, tone as tones } from '#domain/goals/fields.ts'
import { type Labelled, trainClassifier } from '#test/support/tone-classifier.ts'
import { blankFacts } from './blank-facts.ts'
import type { EvalText } from './eval-text.ts'

type Message = Labelled<Tone> & { source: EvalText['source'] }

const inEveryTone = ({ brief }: EvalText): Message[] =>
  tones.options.map((label) => {
    const voiced = { ...brief, tone: label, recent: [] }
    return { label, text: blankFacts(writeBuiltInText(voiced).message, brief), source: 'built-in' }
  })

/** One in so many days is worded in all tones: neighbors share most of their messages with other goals. */
const SAMPLED = 3

/** By its words alone, so that a message of the library is never in both halves. */
const isForTraining = ({ text }: Message): boolean => hashText(text) % 2 === 0

/** How many of `tested` messages show their tone to a classifier, `right` of them, and which pairs it takes for each other. */
export type Separation = { right: number; tested: number; mistaken: Readonly<Record<string, number>> }

/**
 * Trains a classifier on half of the library's messages for the same briefs in all four tones, facts blanked, and lets it name the
 * tones of messages that it has not seen: those of a model, or for the library the other half in all four tones.
 */
export const measureTones = (texts: readonly EvalText[]): Separation => {
  const ordinary = texts.filter(({ brief }) => brief.care === 'ordinary')
  const library = ordinary.filter((_, index) => index % SAMPLED === 0).flatMap(inEveryTone)
  const byModel = ordinary
    .filter(({ source }) => source === 'model')
    .map(({ brief, text, source }): Message => ({ label: brief.tone, text: blankFacts(text.message, brief), source }))
  const guess = trainClassifier(library.filter(isForTraining))
  const tested = (byModel.length > 0 ? byModel : library).filter((message) => !isForTraining(message))
  const mistaken: Record<string, number> = {}
  let right = 0
  for (const { label, text } of tested) {
    const guessed = guess(text) ?? 'none'
    if (guessed === label) right += 1
    else mistaken[`${label} for ${guessed}`] = (mistaken[`${label} for ${guessed}`] ?? 0) + 1
  }
  return { right, tested: tested.length, mistaken }
}

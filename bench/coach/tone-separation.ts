import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import { listWordings } from '#domain/coach/library/entry.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { hashText } from '#domain/coach/words/hash-text.ts'
import { type Tone, tone as tones } from '#domain/goals/fields.ts'
import { once } from '#functions/runtime/once.ts'
import { type Labelled, trainClassifier } from '#test/support/tone-classifier.ts'
import { blankAnswer, blankFacts, blankSlots } from './blank-facts.ts'
import type { EvalText } from './eval-text.ts'

type Message = Labelled<Tone>

/** Half of the sentences that each tone has about details and answers. */
const readSentences = (label: Tone): Message[] =>
  [...Object.values(LIBRARY.DETAILS), ...Object.values(LIBRARY.ANSWERS)]
    .flatMap((list = []) => list.map((detail) => detail[label]))
    .filter((text) => hashText(text) % 2 === 0)
    .map((text) => ({ label, text: blankSlots(text) }))

/** Half of the library's messages, facts blanked. */
const readTraining = (): Message[] =>
  tones.options.flatMap((label) => [
    ...readSentences(label),
    ...[
      ...Object.values(LIBRARY.MESSAGES[label]).flat(),
      ...Object.values(LIBRARY.SITUATIONS).flatMap((byTone) => byTone[label]),
      ...Object.values(LIBRARY.FRAMES[label].angles).flat(),
      ...Object.values(LIBRARY.FRAMES[label].situations).flat(),
    ]
      .filter(({ text }) => hashText(text) % 2 === 0)
      .flatMap(listWordings)
      .map((wording) => ({ label, text: blankSlots(wording) })),
  ])

/** The classifier and the texts that it has seen. It is trained once, because the library does not change. */
const train = once(() => {
  const training = readTraining()
  return { seen: new Set(training.map(({ text }) => text)), guess: trainClassifier(training) }
})

/** One in so many days of the library is worded in all four tones. */
const SAMPLED = 3

const inEveryTone = ({ brief }: EvalText): Message[] =>
  tones.options.map((label) => ({
    label,
    text: blankFacts(blankAnswer(writeBuiltInText({ ...brief, tone: label, recent: [] }).message), brief),
  }))

/** How many of `tested` messages show their tone to a classifier, and which it takes for another one. */
export type Separation = { right: number; tested: number; mistaken: Readonly<Record<string, number>> }

/**
 * Trains a classifier on half of the library's messages, and lets it name the tones of messages that it has not seen: those of a
 * model, or for the library its other half, worded for a sample of the briefs in all four tones.
 */
export const measureTones = (texts: readonly EvalText[]): Separation => {
  const ordinary = texts.filter(({ brief }) => brief.care === 'ordinary')
  const byModel = ordinary
    .filter(({ source }) => source === 'model')
    .map(({ brief, text }): Message => ({ label: brief.tone, text: blankFacts(blankAnswer(text.message), brief) }))
  const { seen, guess } = train()
  const messages = byModel.length > 0 ? byModel : ordinary.filter((_, day) => day % SAMPLED === 0).flatMap(inEveryTone)
  const tested = messages.filter(({ text }) => !seen.has(text))
  const mistaken: Record<string, number> = {}
  let right = 0
  for (const { label, text } of tested) {
    const guessed = guess(text) ?? 'none'
    if (guessed === label) right += 1
    else mistaken[`${label} for ${guessed}`] = (mistaken[`${label} for ${guessed}`] ?? 0) + 1
  }
  return { right, tested: tested.length, mistaken }
}

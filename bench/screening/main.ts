import { writeFileSync } from 'node:fs'
import { readMeaning } from '#domain/safety/meaning/second-look.ts'
import { learn, pack } from './learn.ts'
import { createLessons } from './lessons.ts'
import { printScores, type ReadText } from './print-scores.ts'
import { type LabelledText, readCoachTexts, readComposedTexts, readTexts } from './texts.ts'

const TARGET = new URL('../../domain/safety/meaning/model.ts', import.meta.url)

const train = (texts: readonly LabelledText[]) => learn(createLessons(texts))

/** Each batch is read by a model that learned from every other text of the corpus and from none of this batch. */
const crossValidate = (texts: readonly LabelledText[]): ReadText[] =>
  [...new Set(texts.map(({ source }) => source))]
    .filter((source) => source.startsWith('blind'))
    .flatMap((batch) => {
      const model = train(texts.filter(({ source }) => source !== batch))
      return texts
        .filter(({ source }) => source === batch)
        .map((text) => ({ ...text, meaning: readMeaning(text.readings, model) }))
    })

const texts = [...readTexts(), ...readComposedTexts(), ...readCoachTexts()]
if (process.argv.includes('--cross-validate')) printScores(crossValidate(texts))
else {
  const { weights, scale, bias } = pack(train(texts))
  writeFileSync(
    TARGET,
    `/** Weights of the second look, written by \`npm run screening:train\`. Carried as packed data (ADR 194, ADR 204). */
export const MEANING = {
  scale: ${scale},
  bias: [${bias.join(', ')}],
  weights:
    '${weights}',
}
`,
  )
  console.log(`The model has learned from ${texts.length} texts.`)
}

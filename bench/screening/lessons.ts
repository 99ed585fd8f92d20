import { readPrints, toFeature } from '#domain/safety/meaning/features.ts'
import { readWindows } from '#domain/safety/meaning/second-look.ts'
import type { Lesson } from './learn.ts'
import type { LabelledText } from './texts.ts'

/**
 * The library has more sentences, and the composed lessons more texts, than people have written. A harmless twin has nearly all words of a
 * crisis text, which should decide more than its twin.
 */
const SHARES: Readonly<Record<string, number>> = {
  library: 0.3,
  composed: 0.5,
  'harmless-twins': 0.8,
}
/** A text that a person wrote counts more, so that the corpus is read as it is labelled. */
const WRITTEN = 2
/** A text of a blind batch or an everyday twin counts most: a test holds how each of them is read. */
const TESTED = 3.5
/** A feature of fewer origins is left out: it says nothing of another text, and would share its number with features of that text. */
const ORIGINS = 2

const listCommonPrints = (texts: readonly { origin: string; prints: readonly number[] }[]): ReadonlySet<number> => {
  const counts = new Map<number, { origin: string; count: number }>()
  for (const { origin, prints } of texts)
    for (const print of prints) {
      const known = counts.get(print)
      if (known?.origin !== origin) counts.set(print, { origin, count: (known?.count ?? 0) + 1 })
    }
  return new Set([...counts].filter(([, { count }]) => count >= ORIGINS).map(([print]) => print))
}

/** An ordinary text is ordinary in each of the windows in which it is read; of a grave one it is unknown which window is grave. */
const splitOrdinary = (text: LabelledText): LabelledText[] =>
  text.outcome === 'ordinary' ? readWindows(text.words).map((words) => ({ ...text, words })) : [text]

/** What the model learns from the texts: of each text the features that texts of another origin have too. */
export const createLessons = (texts: readonly LabelledText[]): Lesson[] => {
  const printed = texts.flatMap(splitOrdinary).map((text) => ({ ...text, prints: readPrints(text.words) }))
  const common = listCommonPrints(printed)
  return printed.map(({ prints, outcome, source }) => ({
    features: [...new Set(prints.filter((print) => common.has(print)).map(toFeature))],
    outcome,
    share: SHARES[source] ?? (/^(blind|everyday-twins)/.test(source) ? TESTED : WRITTEN),
  }))
}

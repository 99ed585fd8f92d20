import { listWordings, type Wording } from '#domain/coach/library/entry.ts'
import type { Filled } from '#domain/coach/slots/fill-entry.ts'
import { memoize, memoizeByObject } from '#domain/memoize.ts'
import { firstWord } from './first-word.ts'

const SHORT = 3
const STEM = 5
/** Words that say nothing of what a sentence is about. */
const EMPTY = new Set(
  `
about above across after again against all along also always and another any are around ask because been before begin
behind being below beside between big both bring but can choose close could day days did does done each easier easy
ever every far few find first for from get give good had hard has have hold hour how into its it’s just keep last lay
least leave less let line lines little long look make many may might minute minutes more most much name near nearest
never next not note now once one only open other out over own part past pick put quick quickly read same say see set
short slow slowly small some start stop such take tell than that the their them then they thing things this through
time today tomorrow too toward try turn under until use very was way what when where which while who will with without
word words would write yes yesterday you your
`
    .trim()
    .split(/\s+/u),
)

/** Words that name neither an act nor a thing. The verbs in `EMPTY` tell acts apart: a window that is opened is not one that is closed. */
const GRAMMAR = new Set(
  `
about above after all also always and another any are around because before behind being below between but can could
did does down each ever every far for from had has have how into its it’s just may might more most much near nearest never
next not now off once one only other out over own past same some such than that the their them then they this through too
toward under until very was way what when where which while who will with without would you your
`
    .trim()
    .split(/\s+/u),
)

/** The beginnings of the words of a text, without those of a list. */
const findStemsBeside = (text: string, leftOut: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+(?:’\p{L}+)?/gu) ?? [])
      .map((word) => (word.length > SHORT ? word.replace(/(?:’s|s)$/u, '') : word))
      .filter((word) => word.length >= SHORT && !leftOut.has(word))
      .map((word) => word.slice(0, STEM)),
  )

/** The beginnings of the words of a text that say what it is about. */
const findStems = (text: string): ReadonlySet<string> => findStemsBeside(text, EMPTY)

/** Texts whose stems are kept: the steps of a topic are compared with all of its challenges. */
const TEXTS_MAX = 1000
export const readStems = memoize(findStems, TEXTS_MAX)

/** The stems of all wordings of an entry. */
export const stemsOf: (entry: Wording) => ReadonlySet<string> = memoizeByObject((entry: Wording) =>
  findStems(listWordings(entry).join(' ')),
)

/** The beginnings of the words of a text that name an act or a thing. */
const readActWords = memoize((text: string) => findStemsBeside(text, GRAMMAR), TEXTS_MAX)

/** Share of the entries of a list from which a word says only what the whole goal is about: walking, in steps for a walk. */
const COMMON = 0.2

/** The stems that say only what a whole list is about. */
export const findCommon = memoizeByObject((list: readonly Wording[]): ReadonlySet<string> => {
  const counts = new Map<string, number>()
  for (const entry of list) for (const stem of stemsOf(entry)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return new Set([...counts].flatMap(([stem, count]) => (count > COMMON * list.length ? [stem] : [])))
})

/** The words that two texts have in common, given as their stems. */
const intersect = (one: Iterable<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((stem) => other.has(stem))

/** How many words an entry has in common with a text, given as its stems. */
export const countShared = (entry: Wording, stems: ReadonlySet<string>, common: ReadonlySet<string>): number =>
  intersect(stems, stemsOf(entry)).filter((stem) => !common.has(stem)).length

/** Share of the words of the shorter text from which two texts ask for the same act. */
const ALIKE = 0.6
/** Fewest words in common of two texts that begin with the same verb, and of two others, that ask for the same act. */
const SAME_VERB = 2
const OTHER_VERB = 3

/** Whether two texts have most words in common, given as their stems. */
const isAlike = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const shared = intersect(one, other).length
  return shared >= OTHER_VERB && shared >= ALIKE * Math.min(one.size, other.size)
}

type Clause = { verb: string; stems: ReadonlySet<string> }

/** What the clauses of a text ask for, each with its first word. */
const readClauses = memoize(
  (text: string): readonly Clause[] =>
    text
      .split(/[.;:?]\s+|, (?:and|then) (?:then )?/u)
      .map((clause) => ({ verb: firstWord(clause), stems: readStems(clause) })),
  TEXTS_MAX,
)

/**
 * Whether a clause of an entry has the verb of a clause of a text and two more words of it. For parts that were written to go together, which have many words in
 * common by nature: “Stand at the open window” does not repeat “Open the window”.
 */
export const repeatsClause = (entry: Wording, text: string): boolean =>
  readClauses(entry.text).some(({ verb, stems }) =>
    readClauses(text).some((other) => other.verb === verb && intersect(stems, other.stems).length >= SAME_VERB),
  )

/** Whether an entry asks for the same act as a text: a step about the shoes goes with a message about them, and does not repeat it. */
export const repeatsAct = (entry: Wording, text: string): boolean => {
  const [own, others] = [readStems(entry.text), readStems(text)]
  const shared = intersect(own, others).length
  if (shared === 0) return false
  if (isAlike(own, others) || isAlike(readActWords(entry.text), readActWords(text))) return true
  return shared >= SAME_VERB && repeatsClause(entry, text)
}

/**
 * What a part of a text is about: of a frame's message only what fills its slots, such as the detail and the plan, because the words of
 * the frame fit any goal.
 */
export const readSubject = ({ text, wording }: Filled): string =>
  wording.includes('{detail}')
    ? wording.split(/\{\w+\}/u).reduce((left, words) => left.replace(words.trim(), ' '), text)
    : text

import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { readFacts } from '#domain/coach/slots/slot-facts.ts'

const keepWords = (blanked: string): string =>
  blanked
    .replace(/\d+(?::\d+)?(?: [ap]m)?/gu, ' … ')
    .replace(/[^\p{L}…’]+/gu, ' ')
    .replace(/(?:… ?)+/gu, '… ')
    .trim()

const known = new WeakMap<CoachBrief, string[]>()

/** Letters by which a part of the library is looked up in a text. */
const START = 8

/** Finds the first item of a list whose text stands in a text: one look-up for each place of the text, in place of a search for each item. */
const createSearch = <T>(
  items: readonly T[],
  textOf: (item: T) => string,
  isIn: (item: T, text: string) => boolean,
) => {
  const index = new Map<string, number[]>()
  items.forEach((item, at) => {
    const start = textOf(item).slice(0, START)
    index.set(start, [...(index.get(start) ?? []), at])
  })
  return (text: string): T | undefined => {
    const found = new Set<number>()
    for (let at = 0; at + START <= text.length; at += 1)
      for (const one of index.get(text.slice(at, at + START)) ?? []) found.add(one)
    return [...found]
      .sort((one, other) => one - other)
      .flatMap((at) => items.slice(at, at + 1))
      .find((item) => isIn(item, text))
  }
}

const DETAILS = Object.values(LIBRARY.DETAILS).flatMap((details = []) =>
  details.flatMap(({ text, short }) => [text, short]),
)

const findDetail = createSearch(DETAILS, String, (detail, text) => text.includes(detail))

/** A text without the detail of a topic in it. */
const blankDetail = (text: string): string => {
  const detail = findDetail(text)
  return detail === undefined ? text : text.replace(detail, ' … ')
}

const ANSWERS = Object.values(LIBRARY.ANSWERS).flatMap((answers = []) =>
  answers.flatMap(({ text, short }) => [text, short]).map((text) => text.split('{ally}')),
)

const findAnswer = createSearch(
  ANSWERS,
  (parts) => parts.toSorted((one, other) => other.length - one.length)[0] ?? '',
  (parts, text) => parts.every((part) => text.includes(part)),
)

/**
 * A text without the answer in it (TEXT-32). It says nothing of the tone, and unlike a detail it makes a text another one than the same
 * frame around something else.
 */
export const blankAnswer = (text: string): string => {
  const parts = findAnswer(text) ?? []
  return parts.reduce((rest, part) => rest.replace(part, ' … '), text)
}

/** Longest first, so that a value that contains another is blanked whole. */
const listValues = (brief: CoachBrief): string[] => {
  const values =
    known.get(brief) ??
    [...readFacts(brief).values]
      .map(([, value]) => value.toLowerCase())
      .toSorted((one, other) => other.length - one.length)
  known.set(brief, values)
  return values
}

/**
 * A text in lower case with what it took from the brief blanked: the values of the slots, the detail of a topic, quotes, and numbers. Two texts with the
 * same words around different facts are the same (TEXT-19).
 */
export const blankFacts = (text: string, brief: CoachBrief): string => {
  return keepWords(
    listValues(brief).reduce(
      (rest, value) => rest.replaceAll(value, ' … '),
      blankDetail(text)
        .toLowerCase()
        .replace(/“[^”]*”|„[^“”]*[“”]/gu, ' … '),
    ),
  )
}

/** A wording of the library in the same form. */
export const blankSlots = (wording: string): string => keepWords(wording.toLowerCase().replace(/\{[a-z_]+\}/gu, ' … '))

/** Compares two texts of a person by the words that they share. */

const SHORTEST = 4
/** Letters by which two forms of a word are taken for one: 'evening', 'evenings'. */
const STEM = 5
const COMMON = new Set(
  'about after again also been before being could does done each even every from have here into just like make more most much need never only other over same should some still such than that their them then there these they thing this those time until very want week weeks what when where which while with without would year years your days hours hour home oder aber auch eine einen einer nicht noch ohne mehr wenn sich'.split(
    ' ',
  ),
)

/** The content words of a text, each once, in lower case. */
const contentWords = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST && !COMMON.has(word)),
  ),
]

const stem = (word: string): string => word.slice(0, STEM)

/** The words of `text` that `other` also contains, as written in `text`. */
const sharedWords = (text: string, other: string): string[] => {
  const stems = new Set(contentWords(other).map(stem))
  return contentWords(text).filter((word) => stems.has(stem(word)))
}

/** How many content words two texts share. */
export const likeness = (text: string, other: string): number => sharedWords(text, other).length

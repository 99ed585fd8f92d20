/** Words of a topic's texts that give way to those that a title has. */
export type Renaming = {
  /** Titles for which the words are replaced. */
  title: RegExp
  /** The words of the texts, with the flag g. */
  from: RegExp
  to: string | ((found: string) => string)
  /** A text that contains this keeps its words, since the new ones would not agree with the rest of it. */
  unless?: RegExp
}

/** For a renaming that is made for one title, such as that of a first name. */
export const ANY_TITLE = /./u

/** Titles with one of some words, which are alternations of a regular expression. */
export const titleWith = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')

export const rename = (words: string, { from, to, unless }: Renaming): string => {
  if (unless?.test(words)) return words
  return typeof to === 'string' ? words.replace(from, to) : words.replace(from, to)
}

type Swaps = Readonly<Record<string, string>>

const escapeWords = (words: string): string => words.replace(/[.?]/gu, String.raw`\$&`)

/** Replaces each of some words, given in small letters and longest first, by others; a sentence still begins with a capital. */
export const swapWords = (title: RegExp, swaps: Swaps): Renaming => {
  const words = Object.keys(swaps).toSorted((one, other) => other.length - one.length)
  return {
    title,
    from: new RegExp(String.raw`(?<![\p{L}’-])(?:${words.map(escapeWords).join('|')})(?![\p{L}’-])`, 'giu'),
    to: (found) => {
      const to = swaps[found.toLowerCase()] ?? found
      return /^\p{Lu}/u.test(found) ? `${to[0]?.toUpperCase() ?? ''}${to.slice(1)}` : to
    },
  }
}

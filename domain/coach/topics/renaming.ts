/** Words of a topic's texts that give way to those that a title has. */
export type Renaming = {
  title: RegExp
  from: RegExp
  to: string | ((found: string) => string)
  /** A text that contains this keeps its words, since the new ones would not agree with the rest of it. */
  unless?: RegExp
}

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

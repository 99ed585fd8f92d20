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

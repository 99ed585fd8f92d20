/** The lines of a text that a model or a person wrote: text only, a paragraph a line, never markup (decision 18). */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

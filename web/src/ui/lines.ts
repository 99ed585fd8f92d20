/** The lines of a text of a model or a person, one paragraph per line; always text, never markup (COACH-3). */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

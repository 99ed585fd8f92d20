/** Lines of the plain-text part. */
const WIDTH = 76

/** Breaks at spaces so that no line is wider than 76 characters, save a single word that is. */
export const wrap = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const lines: string[] = []
      let current = ''
      for (const word of line.split(/\s+/).filter(Boolean)) {
        if (current && [...current, ...word].length + 1 > WIDTH) {
          lines.push(current)
          current = word
        } else current = current ? `${current} ${word}` : word
      }
      return [...lines, current].join('\n')
    })
    .join('\n')

/** One line of what a person typed: line breaks and control characters become spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** The paragraphs of a message of lines. */
export const paragraphs = (text: string): string[] => text.split(/\n+/).map(oneLine).filter(Boolean)

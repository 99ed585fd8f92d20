/** Line width of the plain-text part. */
const WIDTH = 76

const countCodePoints = (word: string): number => {
  let count = 0
  for (const _ of word) count += 1
  return count
}

/** Breaks lines at spaces to at most 76 characters. A longer word stays whole. */
export const wrapLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const lines: string[] = []
      let current = ''
      let length = 0
      for (const word of line.split(/\s+/).filter(Boolean)) {
        const wordLength = countCodePoints(word)
        if (current && length + 1 + wordLength > WIDTH) {
          lines.push(current)
          current = word
          length = wordLength
        } else {
          length += wordLength + (current ? 1 : 0)
          current = current ? `${current} ${word}` : word
        }
      }
      return [...lines, current].join('\n')
    })
    .join('\n')

/** Typed text as one line: line breaks and control characters become spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** The non-empty lines of a message. */
export const paragraphs = (text: string): string[] => text.split(/\n+/).map(oneLine).filter(Boolean)

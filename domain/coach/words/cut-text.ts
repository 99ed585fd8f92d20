import { segmentGraphemes } from '#domain/segments.ts'

/** At most `max` code points: cut between characters as a reader counts them, before a word if one is near, and marked with `…`. */
export const cutText = (text: string, max: number): string => {
  if (text.length <= max || [...text].length <= max) return text
  let head = ''
  let length = 0
  for (const character of segmentGraphemes(text)) {
    length += [...character].length
    if (length > max - 1) break
    head += character
  }
  const blank = head.lastIndexOf(' ')
  return `${blank > max / 2 ? head.slice(0, blank) : head}…`
}

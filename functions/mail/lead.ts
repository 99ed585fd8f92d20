import { segmentSentences } from '#domain/segments.ts'

/**
 * The part of a message that stands above the button of a mail, so that the button is within the first 600 px of a phone of 360 px
 * (MAIL-17). The height is estimated from the number of characters: a mail is rendered by clients that cannot be measured here.
 */

/** Characters in a line of 292 px at 17 px; characters of double width count twice. */
const LINE = 32
/** The same for text without sentences, which may be of wide letters. */
const UNBROKEN = 22
/** Lines of the message above the button, below a title of one line. */
const LINES = 10
/** Characters in a line of the title at 30 px, and how many of the message's lines one takes. */
const TITLE_LINE = 16
const TITLE_HEIGHT = 1.3

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{1faff}]/u

const countWidth = (text: string): number => [...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0)

/** The number of lines that words take when they wrap at `width`. */
const countLines = (text: string, width: number): number => {
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    const length = countWidth(word)
    if (used > 0 && used + 1 + length > width) {
      lines += 1
      used = 0
    }
    // A word that is longer than the line breaks inside.
    lines += Math.max(0, Math.ceil(length / width) - 1)
    used = length > width ? length % width : used + (used > 0 ? 1 : 0) + length
  }
  return lines
}

const splitSentences = (text: string): string[] => segmentSentences(text).map((sentence) => sentence.trim())

/** The first words of a text that fit into so many characters, and the rest. A word that does not fit is cut. */
const cutAt = (text: string, width: number): [string, string] => {
  const signs = [...text]
  let used = 0
  let end = 0
  for (const [index, sign] of signs.entries()) {
    used += WIDE.test(sign) ? 2 : 1
    if (used > width) break
    end = index + 1
  }
  const space = signs.slice(0, end).lastIndexOf(' ')
  const at = end < signs.length && space > 0 ? space : end
  return [signs.slice(0, at).join('').trim(), signs.slice(at).join('').trim()]
}

/**
 * `above` and `below` hold all paragraphs in order; a paragraph that is too long is split, between sentences where it has some.
 * `taken` is the height of what else stands between title and button, in lines.
 */
export const splitAboveButton = (
  paragraphs: readonly string[],
  title: string,
  taken = 0,
): { above: string[]; below: string[] } => {
  let room = Math.max(3, Math.floor(LINES - taken - (countLines(title, TITLE_LINE) - 1) * TITLE_HEIGHT))
  const above: string[] = []
  for (const [index, paragraph] of paragraphs.entries()) {
    const lines = countLines(paragraph, LINE)
    if (lines <= room) {
      above.push(paragraph)
      // The space between two paragraphs takes less than a line.
      room -= lines + 0.6
      continue
    }
    const rest = paragraphs.slice(index + 1)
    const sentences = splitSentences(paragraph)
    let count = sentences.length - 1
    while (count > 0 && countLines(sentences.slice(0, count).join(' '), LINE) > room) count -= 1
    if (count > 0)
      return {
        above: [...above, sentences.slice(0, count).join(' ')],
        below: [sentences.slice(count).join(' '), ...rest],
      }
    if (above.length > 0) return { above, below: [paragraph, ...rest] }
    const [first, second] = cutAt(paragraph, Math.floor(room) * UNBROKEN)
    return { above: [first], below: [second, ...rest] }
  }
  return { above, below: [] }
}

const TAG = /<\/?[a-z!][^<>]*>/gi
const EMPHASIS = /(\*\*|__|`+)/g
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g
const LINE_MARK = /^\s{0,3}(?:#{1,6}|>)\s+/gm

const withoutTags = (text: string): string => {
  const without = text.replace(TAG, '')
  return without === text ? text : withoutTags(without)
}

/**
 * A model's words as plain text (COACH-3): without tags, Markdown, control and direction characters. Keeps line breaks.
 */
export const toPlainText = (text: string): string =>
  withoutTags(text)
    .replace(LINK, '$1')
    .replace(EMPHASIS, '')
    .replace(LINE_MARK, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}]/gu, (char) => (char === '\t' ? ' ' : ''))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The same on one line. */
export const toPlainLine = (text: string): string => toPlainText(text).replace(/\n+/g, ' ')

/**
 * A person's words as marked data for a model (COACH-3): JSON between two marks. The JSON cannot contain the marks, because its
 * angle brackets are escaped. The prompt says that this data is never an instruction.
 */
export const DATA_OPEN = '<person-data>'
export const DATA_CLOSE = '</person-data>'

const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

export const dataBlock = (data: Record<string, unknown>): string => {
  const json = JSON.stringify(data, null, 1).replace(/[<>&\u007f-\u009f\u2028\u2029]/g, escaped)
  return `${DATA_OPEN}\n${json}\n${DATA_CLOSE}`
}

/** Typed text for a prompt: one line, no control or invisible characters, at most `max` code points. */
export const typed = (text: string, max: number): string => {
  const line = text
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?!\u200d)[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim()
  // A text has at least as many UTF-16 units as code points.
  return line.length <= max ? line : [...line].slice(0, max).join('')
}

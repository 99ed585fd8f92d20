/**
 * What a person typed, on its way to a model (decision 18): JSON between two marks that the JSON cannot hold, since every
 * angle bracket in it is escaped. The prompt says that what stands there is never an instruction.
 */
export const DATA_OPEN = '<person-data>'
export const DATA_CLOSE = '</person-data>'

const escaped = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

export const dataBlock = (data: Record<string, unknown>): string => {
  const json = JSON.stringify(data, null, 1).replace(/[<>&\u007f-\u009f\u2028\u2029]/g, escaped)
  return `${DATA_OPEN}\n${json}\n${DATA_CLOSE}`
}

/** Typed text as it may stand in a prompt: one line, no control or invisible characters, at most `max` characters. */
export const typed = (text: string, max: number): string =>
  [
    ...text
      .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/(?!\u200d)[\p{Cf}\p{Co}\p{Cs}]/gu, '')
      .trim(),
  ]
    .slice(0, max)
    .join('')

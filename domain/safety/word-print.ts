import * as z from 'zod/mini'

/** FNV-1a, 32 bits. */
const hash = (text: string, basis: number): string => {
  let value = basis
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value.toString(16).padStart(8, '0')
}

/** 16 hexadecimal digits that stand for a text, without spaces at its ends. No secret: it only saves sending the text twice. */
export const printWords = (text: string): string => {
  const words = text.trim()
  return hash(words, 0x811c9dc5) + hash(words, 0x2f0b4c47)
}

const print = z.string().check(z.regex(/^[0-9a-f]{16}$/))
const MOST_PRINTS = 100

/** The texts that the person called read wrongly, as they are stored. */
export const wordPrints = z.array(print).check(z.maxLength(MOST_PRINTS))

/** The texts that the person called read wrongly, by `printWords` (CARE-9). */
export const readWronglyPrints = z._default(wordPrints, [])

/** Every string in the answers of an interview, whatever their shape. */
export const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listTexts)
}

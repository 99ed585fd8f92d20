import * as z from 'zod/mini'

/** The length of a text as a person, JSON Schema and the bounds of every request count it: code points. */
export const countCharacters = (text: string): number => [...text].length

/**
 * Checks for a text of at most `max` characters, as a person and JSON Schema count them: code points. The bound stands in
 * the schema's metadata too, because a refinement in code does not appear in the published contract.
 */
export const atMost = (max: number) => [
  z.refine<string>((text) => countCharacters(text) <= max, { error: `must be at most ${max} characters` }),
  z.meta({ maxLength: max }),
]

/**
 * Characters that never enter a line of text: C0 and C1 controls, line and paragraph separators, and the bidirectional
 * embeddings, overrides and isolates, which reorder the text around them. The marks LRM and RLM stay allowed.
 */
const CONTROLS = '\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069'

/** Characters that draw nothing: white space and the default-ignorable characters that people can type or paste. */
const INVISIBLE =
  '\\s\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0'

const control = new RegExp(`[${CONTROLS}]`)
const visible = new RegExp(`[^${CONTROLS}${INVISIBLE}]`)

/** As the published contract states both rules. ECMAScript syntax, which JSON Schema asks for. */
const LINE_PATTERN = `^[^${CONTROLS}]*[^${CONTROLS}${INVISIBLE}][^${CONTROLS}]*$`

/** Whether a text has a character that draws something. */
export const isVisible = (text: string): boolean => visible.test(text)

/**
 * One line of text with 1 to `max` characters after trimming, such as a title or a name. At least one character is visible,
 * and there is no control character, line break or bidirectional override.
 */
export const lineOfText = (max: number) =>
  z.string().check(
    z.trim(),
    z.refine<string>(isVisible, { error: 'is required' }),
    z.refine<string>((text) => !control.test(text), { error: 'must not hold line breaks or control characters' }),
    ...atMost(max),
    z.meta({ minLength: 1, maxLength: max, pattern: LINE_PATTERN }),
  )

/** As `lineOfText`, but empty is allowed. A line of invisible characters only is read as empty. */
export const optionalLine = (max: number) =>
  z.string().check(
    z.trim(),
    z.refine<string>((text) => !control.test(text), { error: 'must not hold line breaks or control characters' }),
    z.overwrite<string>((text) => (visible.test(text) ? text : '')),
    ...atMost(max),
    z.meta({ maxLength: max, pattern: `^[^${CONTROLS}]*$` }),
  )

/** A text of 1 to `max` characters after trimming, which may have several lines. */
export const requiredText = (max: number) =>
  z.string().check(
    z.trim(),
    z.refine<string>((text) => text.length > 0, { error: 'is required' }),
    ...atMost(max),
    z.meta({ minLength: 1, maxLength: max, pattern: '\\S' }),
  )

/**
 * The path of the first string of a JSON value that is not well-formed Unicode (it holds half of a surrogate pair), with its
 * names joined by dots; undefined where there is none. Such a string cannot be written as UTF-8. Names of fields count too.
 */
export const illFormedTextIn = (value: unknown, path = ''): string | undefined => {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inner] of Object.entries(value)) {
    if (!name.isWellFormed()) return path
    const found = illFormedTextIn(inner, path === '' ? name : `${path}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** A line from a source that a person cannot correct, such as an identity provider: every control character becomes a space. */
export const withoutControls = (text: string): string => text.replace(new RegExp(control, 'g'), ' ').trim()

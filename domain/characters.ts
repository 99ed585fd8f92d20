import * as z from 'zod/mini'

/**
 * Checks for a text of at most `max` characters, as a person and JSON Schema count them: code points. The bound stands in
 * the schema's metadata too, for a rule in code says nothing to a reader of the published contract.
 */
export const atMost = (max: number) => [
  z.refine<string>((text) => [...text].length <= max, { error: `must be at most ${max} characters` }),
  z.meta({ maxLength: max }),
]

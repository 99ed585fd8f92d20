import type * as z from 'zod/mini'
import { requestMessages } from '#domain/messages/request.ts'

/** A validation error: the field and the reason as a message text. */
export type ValidationError = { field: string | undefined; reason: string }

const words = requestMessages

const UNITS: Record<string, 'characters' | 'entries'> = { string: 'characters', array: 'entries' }

const describeType = (expected: string): string =>
  ({ string: words.text, boolean: words.flag, array: words.list, object: words.object, int: words.wholeNumber })[
    expected
  ] ?? words.number

/** For `safeParse(…, { error: describeIssue })`. An error text in the schema takes precedence. */
export const describeIssue = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? words.required : describeType(issue.expected)
    case 'unrecognized_keys':
      return words.unknownField
    case 'invalid_value':
      return words.oneOf(issue.values.map(String))
    case 'too_big':
      return words.tooBig(Number(issue.maximum), UNITS[issue.origin])
    case 'too_small':
      return words.tooSmall(Number(issue.minimum), UNITS[issue.origin])
    default:
      return words.notValid
  }
}

const formatPath = (path: readonly PropertyKey[]): string => path.map(String).join('.')

/** The first validation error. For an unknown field, `field` is its own path, not that of its object. */
export const firstFinding = (error: z.core.$ZodError): ValidationError => {
  const issue = error.issues[0]
  if (!issue) return { field: undefined, reason: words.notValid }
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
  return { field: formatPath(path) || undefined, reason: issue.message }
}

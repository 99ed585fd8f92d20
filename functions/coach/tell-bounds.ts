import type * as z from 'zod/mini'
import type { AnswerFault } from '#functions/adapters/bedrock/question.ts'

const quantity = (value: number | bigint, origin: string): string =>
  origin === 'string' ? `${value} characters` : origin === 'array' ? `${value} entries` : String(value)

const nameField = (path: readonly PropertyKey[]): string =>
  path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`)).join('')

const describe = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'too_big') return `has more than ${quantity(issue.maximum, issue.origin)}`
  if (issue.code === 'too_small')
    return issue.minimum === 1 && issue.origin === 'string'
      ? 'is empty'
      : `has less than ${quantity(issue.minimum, issue.origin)}`
  return issue.code === 'invalid_type' ? 'is not a whole number' : issue.message
}

/** What a retry is told of the bounds that an answer breaks (COACH-7): each field, by its path below `root`, with its limit. */
export const tellBounds = ({ issues }: { issues: readonly z.core.$ZodIssue[] }, root = ''): AnswerFault[] =>
  issues.map((issue) => ({ rule: 'length', tell: `${root}${nameField(issue.path)}: ${describe(issue)}.` }))

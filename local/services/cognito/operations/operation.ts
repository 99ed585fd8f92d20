import * as z from 'zod/mini'
import type { PoolContext } from '../pool.ts'
import { refuse } from '../refusal.ts'

/** An operation of the API: takes the parsed request, returns the response, throws a Refusal. */
export type PoolOperation = (pool: PoolContext, body: unknown) => Promise<object>

/** `UserAttributes.0.Name` as Cognito writes it: `userAttributes.0.name`. */
const nameField = (path: PropertyKey[]): string =>
  path.map((step) => String(step).replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())).join('.')

const refuseInput = ({ issues: [issue] }: z.core.$ZodError): never => {
  const missing = issue?.code === 'invalid_type' && issue.input === undefined
  const reason = missing ? 'Member must not be null' : (issue?.message ?? 'Member must be valid')
  return refuse(
    'InvalidParameterException',
    `1 validation error detected: Value at '${nameField(issue?.path ?? [])}' failed to satisfy constraint: ${reason}`,
  )
}

export const parseInput = <S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> => {
  const input = z.safeParse(schema, body, { reportInput: true })
  return input.success ? input.data : refuseInput(input.error)
}

/** Creates an operation. Invalid input is refused with the name of the field. Unknown fields are ignored. */
export const operation =
  <S extends z.ZodMiniType>(
    schema: S,
    run: (pool: PoolContext, input: z.output<S>) => Promise<object>,
  ): PoolOperation =>
  (pool, body) =>
    run(pool, parseInput(schema, body))

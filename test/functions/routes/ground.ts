import * as z from 'zod/mini'
import type { Contract } from '#functions/runtime/contract.ts'
import { requestSchema } from '#infra/api-docs/schemas.ts'
import type { Person } from '#test/support/people.ts'
import { findSample, type Ground } from '#test/support/samples.ts'
import type { Stack } from '#test/support/stack.ts'
import { dumpTable } from '#test/support/table-dump.ts'
import { changed, type Field, fieldsIn, isIdentity } from './fields.ts'

/** Fixtures of the route tests: people with goals, and requests to a running product. */

/** Half a minute after a tick, so that no tick fires during the test. */
export const NOW = Date.parse('2026-11-24T17:00:30Z')
const TODAY = '2026-11-24'

const goalAnswer = z.object({ goal: z.object({ id: z.string() }) })
const keptGoal = z.object({ sk: z.object({ S: z.string() }), mail_token: z.object({ S: z.string() }) })

const operator = async (stack: Stack): Promise<Person> => {
  const person = await stack.person()
  await stack.local('POST', 'groups', { email: person.email, group: 'operators' })
  return stack.again(person)
}

/** Creates a goal and waits until its first text is written. */
export const createGoal = async (stack: Stack, person: Person, fields: object = {}): Promise<string> => {
  const made = await stack.api(person, 'create-goal', { title: 'Run', ...fields })
  await stack.product.travel.idle()
  return goalAnswer.parse(made.body).goal.id
}

/** A new caller of an operation, with a goal. */
export const groundFor = async (stack: Stack, access: Contract['access'], other: Person): Promise<Ground> => {
  const caller = access === 'operator' ? await operator(stack) : await stack.person()
  const goalId = await createGoal(stack, caller)
  const kept = (await dumpTable(stack.product)).map((item) => keptGoal.safeParse(item))
  const goal = kept.find(({ data }) => data?.sk.S.endsWith(goalId))?.data
  return { caller, other, goalId, mailToken: goal?.mail_token.S ?? '', today: TODAY }
}

export type Shape = { request: unknown; fields: Field[] }

/** The shapes of an operation's sample, each with its caller named in every field that may name one. */
export const listShapes = (contract: Contract, on: Ground): Shape[] => {
  const schema = requestSchema(contract)
  return findSample(contract.name)
    .requests(on)
    .map((request) => {
      const fields = fieldsIn(schema, request)
      const named = fields
        .filter((field) => contract.access === 'person' && isIdentity(field))
        .reduce<unknown>(
          (body, { path }) => changed(body, path, path[0] === 'email' ? on.caller.email : on.caller.id),
          request,
        )
      return { request: named, fields }
    })
}

export type Call = {
  /** Sent as JSON; a text is sent as it is. */
  request: unknown
  /** The body of a request whose fields are in the query. */
  body?: string
  headers?: Record<string, string>
}
export type Answer = { status: number; field: unknown; error: unknown }

const query = z.record(z.string(), z.coerce.string())

/** Sends a call in the body or the query, as its contract says. */
export const send = async (
  stack: Stack,
  contract: Pick<Contract, 'name' | 'from'>,
  who: Person | null,
  call: Call,
): Promise<Answer> => {
  const { name, from } = contract
  const answer =
    from === 'query'
      ? await stack.api(who, `${name}?${new URLSearchParams(query.parse(call.request))}`, call.body, call.headers)
      : await stack.api(who, name, call.request, call.headers)
  return { status: answer.status, field: answer.body.field, error: answer.body.error ?? answer.body.message }
}

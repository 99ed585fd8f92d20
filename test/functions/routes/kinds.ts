import { expect } from 'vitest'
import type { Contract } from '#functions/runtime/contract.ts'
import { requestSchema } from '#infra/api-docs/schemas.ts'
import type { Person } from '#test/support/people.ts'
import { ofAnotherType, readBounds } from './bounds.ts'
import { changed, type Field, isIdentity, objectsIn, valueAt } from './fields.ts'
import type { Answer, Call, Shape } from './ground.ts'

/** The requests that an operation must refuse, by kind, generated from its published schema and its samples. */

export type Case = Call & { label: string; who?: Person | null; expected: Partial<Answer> }

export type Around = {
  shapes: Shape[]
  caller: Person
  /** A person who is not an operator. */
  person: Person
  other: Person
  /** A goal of another person. */
  othersGoal: string
  /** Invalid tokens by their defect. */
  tokens: Record<string, string | null>
}

export type Kind = {
  title: string
  /** Whether a kind applies to a route. `isOpen` is read from the template. */
  applies(contract: Contract, isOpen: boolean): boolean
  cases(around: Around, contract: Contract): Case[]
}

const MEGABYTE = 2 ** 20
const NO_GOAL = 'goal_01ARZ3NDEKTSV4RRFFQ69G5FAV'

const isGoalId = ({ schema }: Field) => schema.pattern?.startsWith('^goal_') === true
const publishes = (contract: Contract, text: string) => JSON.stringify(requestSchema(contract)).includes(text)

/** A refusal that names a field in its text and in `field`. */
const naming = (field: string, status = 400): Partial<Answer> => ({
  status,
  field,
  error: expect.stringMatching(new RegExp(`^${field.replaceAll('.', '\\.')}: .`)),
})

/** Cases for every field of every shape. */
const perField = ({ shapes }: Around, make: (field: Field, request: unknown) => Case[]): Case[] =>
  shapes.flatMap(({ request, fields }, index) =>
    fields.flatMap((field) =>
      make(field, request).map((one) => ({ ...one, label: `shape ${index}: ${field.path.join('.')} ${one.label}` })),
    ),
  )

const first = ({ shapes }: Around): unknown => shapes[0]?.request

const token: Kind = {
  title: 'lets in nobody without a good token',
  applies: (_, isOpen) => !isOpen,
  cases: (around) =>
    Object.entries(around.tokens).map(([label, idToken]) => ({
      label,
      request: first(around),
      who: idToken === null ? null : { ...around.caller, idToken },
      expected: { status: 401, error: 'Unauthorized' },
    })),
}

const operator: Kind = {
  title: 'is for operators alone, whatever is asked',
  applies: ({ access }) => access === 'operator',
  cases: (around) =>
    [first(around), '{', { no_such_field: 1 }].map((request) => ({
      label: JSON.stringify(request),
      request,
      who: around.person,
      expected: { status: 403, error: 'This is for operators only.' },
    })),
}

const identity: Kind = {
  title: 'takes nobody for somebody else',
  applies: ({ access }) => access === 'person',
  cases: (around) =>
    perField(around, (field, request) =>
      (isIdentity(field) ? [around.other.id, around.other.email, 'nobody', ''] : []).map((value) => ({
        label: `= ${JSON.stringify(value)}`,
        request: changed(request, field.path, value),
        expected: naming(field.named, 403),
      })),
    ),
}

const goal: Kind = {
  title: 'knows nothing of a goal that is not the caller’s',
  applies: (contract) => publishes(contract, '"^goal_'),
  cases: (around, { access }) =>
    perField(around, (field, request) =>
      (isGoalId(field) ? [around.othersGoal, NO_GOAL] : []).map((value) => ({
        label: `= ${value}`,
        request: changed(request, field.path, value),
        expected: access === 'anyone' ? { status: 404 } : { status: 404, error: 'Goal not found' },
      })),
    ),
}

const large: Kind = {
  title: 'refuses a megabyte',
  applies: () => true,
  cases: (around, { from }) => {
    const padding = 'x'.repeat(MEGABYTE)
    const asked = from === 'query' ? { request: first(around), body: padding } : { request: { padding } }
    return [{ label: 'a megabyte', ...asked, expected: { status: 413, error: 'The body is too large.' } }]
  },
}

const unreadable: Kind = {
  title: 'refuses what it cannot read',
  // The body of a request in a link is ignored.
  applies: ({ from }) => from !== 'query',
  cases: (_, { from }) => [
    ...['{"title":', '', 'title=Run', '{"a":1}}'].map((request) => ({
      label: request,
      request,
      expected: from === 'body' ? { status: 400, error: 'The body is not valid JSON.' } : { status: 400 },
    })),
    ...['null', '[]', '"text"', '7'].map((request) => ({ label: request, request, expected: { status: 400 } })),
  ],
}

const signature: Kind = {
  title: 'believes nothing that is not signed',
  applies: ({ from }) => from === 'raw',
  cases: (around) =>
    [undefined, '', 't=1,v1=00', 'nonsense'].map((value) => ({
      label: `signature ${value}`,
      request: first(around),
      ...(value === undefined ? {} : { headers: { 'stripe-signature': value } }),
      expected: { status: 400 },
    })),
}

const unknown: Kind = {
  title: 'names a field that it does not know',
  applies: ({ from }) => from !== 'raw',
  cases: ({ shapes }) =>
    shapes.flatMap(({ request, fields }, index) =>
      objectsIn(fields, request).map(({ path, named }) => {
        const field = [...path, 'no_such_field'].join('.')
        return {
          label: `shape ${index}: ${field}`,
          request: changed(request, [...path, 'no_such_field'], '1'),
          expected: naming(named === path.join('.') ? field : named),
        }
      }),
    ),
}

const missing: Kind = {
  title: 'names a field that is missing',
  applies: (contract) => contract.from !== 'raw' && publishes(contract, '"required":'),
  cases: (around) =>
    perField(around, ({ path, named, required, chooses }, request) => {
      // Without its discriminator, the request can match another shape and lack a field of that.
      const expected = chooses ? { status: 400 } : naming(named)
      return required ? [{ label: 'is missing', request: changed(request, path), expected }] : []
    }),
}

const bounds: Kind = {
  title: 'names a field that is beyond its bounds, or of another type',
  applies: (contract) => contract.from !== 'raw' && publishes(contract, '"properties":{"'),
  cases: (around, { from, access }) =>
    perField(around, (field, request) => {
      const { beyond } = readBounds(field, valueAt(request, field.path))
      // All values of a link are strings.
      const others = from === 'query' ? [] : [...ofAnotherType(field), ...(field.nullable ? [] : [null])]
      return [...beyond, ...others].map((value) => ({
        label: `= ${JSON.stringify(value)?.slice(0, 60)}`,
        request: changed(request, field.path, value),
        // An overlong identity is refused as another person first.
        expected: naming(
          field.named,
          access === 'person' && isIdentity(field) && typeof value === 'string' ? 403 : 400,
        ),
      }))
    }),
}

const LONE_SURROGATE = 'half a pair \ud800'

const illFormed: Kind = {
  title: 'names a field whose text is not valid Unicode',
  applies: (contract) => contract.from === 'body' && publishes(contract, '"string"'),
  cases: (around, { access }) =>
    perField(around, (field, request) =>
      field.schema.type === 'string' && !field.chooses
        ? [
            {
              label: 'holds a lone surrogate',
              request: changed(request, field.path, LONE_SURROGATE),
              // The path is that of the request, also inside a union.
              expected: naming(
                access === 'person' && isIdentity(field) ? field.named : field.path.join('.'),
                access === 'person' && isIdentity(field) ? 403 : 400,
              ),
            },
          ]
        : [],
    ),
}

export const KINDS: Kind[] = [
  token,
  operator,
  identity,
  goal,
  large,
  unreadable,
  signature,
  unknown,
  missing,
  bounds,
  illFormed,
]

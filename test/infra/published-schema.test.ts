import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestSchema } from '#infra/api-docs/schemas.ts'
import { operations } from '#infra/operations.ts'
import { createArbitrary } from '#test/support/schema-arbitrary.ts'

const SEED = 20_261_122

/** Operations whose request has a schema, which the payload of a webhook does not have. */
const described = operations.filter(({ contract }) => contract.from !== 'raw')

describe('the published request schema', () => {
  it.each(described.map(({ contract }) => [contract.name, contract] as const))(
    'of %s allows no request that the contract refuses',
    (_, contract) => {
      fc.assert(
        fc.property(createArbitrary(requestSchema(contract)), (request) => {
          const read = contract.request.safeParse(request)
          expect(read.success ? [] : read.error.issues).toEqual([])
        }),
        { seed: SEED, numRuns: 150 },
      )
    },
  )
})

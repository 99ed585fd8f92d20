import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { synthesise } from './support/cloud.ts'

const RESTORED = 'five-circles-prod-restored'

const variables = z.object({ Environment: z.optional(z.object({ Variables: z.looseObject({}) })) })
describe('a stage that was switched to a restored table', () => {
  const prod = () => synthesise({ context: { stage: 'prod' } })
  const switched = () => synthesise({ context: { stage: 'prod', restoredTable: RESTORED } })

  it('has the restored table in every function that uses a table, and its own table in none', async () => {
    const cloud = await switched()
    const names = cloud.all('AWS::Lambda::Function').flatMap(({ Properties }) => {
      const { TABLE_NAME } = variables.parse(Properties).Environment?.Variables ?? {}
      return TABLE_NAME === undefined ? [] : [TABLE_NAME]
    })
    expect(names.length).toBeGreaterThan(40)
    expect(new Set(names)).toEqual(new Set([RESTORED]))
  })

  it('permits access to the restored table and its indexes only', async () => {
    const { text } = await switched()
    const tables = [...text.matchAll(/:table\/([\w.-]+)(\/index\/\w+)?/g)]
    expect(new Set(tables.map(([, name]) => name))).toEqual(new Set([RESTORED]))
    expect(new Set(tables.map(([, , index]) => index))).toEqual(
      new Set([undefined, '/index/delivery', '/index/lookup']),
    )
    expect(text).not.toMatch(/"Fn::ImportValue":"[^"]*table8235A42E/)
  })

  it('keeps its own table and its exports, because CloudFormation refuses the switch without them', async () => {
    const [before, after] = [await prod(), await switched()]
    expect(after.one('AWS::DynamoDB::GlobalTable')).toEqual(before.one('AWS::DynamoDB::GlobalTable'))
    expect(Object.keys(after.outputs('data'))).toEqual(expect.arrayContaining(Object.keys(before.outputs('data'))))
  })

  it('has alarms for throttles of the restored table', async () => {
    const alarms = JSON.stringify((await switched()).all('AWS::CloudWatch::Alarm'))
    expect(alarms).toContain(`{"Name":"TableName","Value":"${RESTORED}"}`)
    expect(alarms).not.toContain('{"Name":"TableName","Value":"five-circles-prod"}')
  })
})

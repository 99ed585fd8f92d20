import { describe, expect, it } from 'vitest'
import { TABLE } from '#test/support/table-shape.ts'
import { countUnits } from './request-units.ts'
import { createMemoryTable } from './table/memory-table.ts'

describe('the request units of the simulated table', () => {
  const units = { read: 0, write: 0 }
  const run = countUnits(createMemoryTable(TABLE), units)
  const spent = (command: string, input: object) => {
    Object.assign(units, { read: 0, write: 0 })
    run(command, input)
    return { ...units }
  }
  const Key = { pk: 'a', sk: '1' }

  it('count a write by the larger of the old and the new item, and a transaction twice', () => {
    expect(spent('Put', { Item: { ...Key, text: 'x'.repeat(3000) } })).toEqual({ read: 0, write: 3 })
    expect(spent('Put', { Item: { ...Key, text: 'x'.repeat(10) } })).toEqual({ read: 0, write: 3 })
    expect(spent('Delete', { Key: { pk: 'a', sk: 'none' } })).toEqual({ read: 0, write: 1 })
    expect(spent('TransactWrite', { TransactItems: [{ Put: { Item: Key } }, { Delete: { Key } }] }).write).toBe(4)
  })

  it('count a read by its bytes, and half where it may be stale', () => {
    run('Put', { Item: { ...Key, text: 'x'.repeat(5000) } })
    expect(spent('Get', { Key, ConsistentRead: true }).read).toBe(2)
    expect(spent('Get', { Key }).read).toBe(1)
    const query = { KeyConditionExpression: 'pk = :a', ExpressionAttributeValues: { ':a': 'a' } }
    expect(spent('Query', query).read).toBe(1)
  })
})

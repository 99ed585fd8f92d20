import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { UnusableData } from '#domain/errors.ts'
import { dueIn, listDueRanges } from '#functions/adapters/dynamodb/due-zones.ts'
import { forEachIsolated, isBad, noteLeftOut } from '#functions/adapters/dynamodb/for-each-isolated.ts'
import { holdMails } from '#functions/adapters/dynamodb/hold-mails.ts'
import { packedWeek, packWeek } from '#functions/adapters/dynamodb/packed-week.ts'
import { BadItem, keyText, readAll, readable, readItem } from '#functions/adapters/dynamodb/read-item.ts'
import { removeTexts } from '#functions/adapters/dynamodb/remove-texts.ts'
import { capacity, report, type Units, watchUnits } from '#functions/adapters/dynamodb/request-units.ts'

/** The log lines of `act` about bad items, and the metrics. */
const listBad = async (act: () => unknown) => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await act()
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)))
  written.mockRestore()
  return lines.map(({ bad, key, fields, reason, zone, Task }) =>
    Task === undefined ? { bad, key, fields, reason, zone } : Task,
  )
}
const item = z.object({ pk: z.string(), sk: z.string(), name: z.string(), size: z.int() })
const read = (given: object) => readItem(item, { pk: 'p', sk: 's', ...given }, { name: '' })
const BAD = { message: 'The item p s cannot be read: size', name: 'BadItem', key: 'p s' }

describe('a stored item (ADR 102)', () => {
  it('is read without a log line when it is valid', async () => {
    expect(await listBad(() => expect(read({ name: 'a', size: 1 })).toMatchObject({ name: 'a', size: 1 }))).toEqual([])
  })

  it('gets fallback values for its own fields, with one log line and a metric', async () => {
    expect(await listBad(() => expect(read({ name: 7, size: 1 }).name).toBe(''))).toEqual([
      { bad: 'value-replaced', key: 'p s', fields: ['name'] },
      'value-replaced',
    ])
  })

  it('is bad when any other field cannot be read', async () => {
    expect(() => read({ name: 7, size: 'x' })).toThrow(expect.objectContaining(BAD))
    expect(() => readItem(z.string(), {})).toThrow('The item ? ? cannot be read: item')
    expect(keyText({ pk: 5, sk: 's' })).toBe('? s')
    const items = [{ size: 'x' }, { size: 2, name: 'b' }, { size: 'y' }]
    const lines = await listBad(() => expect(readAll(items, (one) => read(one).size)).toEqual([2]))
    const line = { bad: 'item-left-out', key: 'p s', reason: BAD.message }
    expect(lines).toEqual([line, 'item-left-out', line, 'item-left-out'])
    const fault = () => {
      throw new TypeError('a fault')
    }
    expect(() => readable({}, fault)).toThrow(TypeError)
  })
})

describe('forEachIsolated', () => {
  const faults: Record<string, Error> = {
    bad: new BadItem('p s', ['name']),
    unusable: new UnusableData('no zone'),
    code: new RangeError('Maximum call stack size exceeded'),
    outage: new TypeError('no network'),
  }

  it('leaves out bad items, and returns the errors that a retry can fix', async () => {
    const done: string[] = []
    let errors: unknown[] = []
    const lines = await listBad(async () => {
      errors = await forEachIsolated(
        ['bad', 'one', 'unusable', 'code', 'outage', 'two'],
        { width: 1, readKey: (one) => `key of ${one}` },
        async (one) => {
          if (faults[one]) throw faults[one]
          done.push(one)
        },
      )
    })
    expect([done, errors]).toEqual([
      ['one', 'two'],
      [faults.code, faults.outage],
    ])
    expect(lines.filter((line) => typeof line === 'object')).toEqual([
      { bad: 'item-left-out', key: 'p s', reason: 'The item p s cannot be read: name' },
      { bad: 'item-left-out', key: 'key of unusable', reason: 'no zone' },
    ])
  })

  it('names the fields that a schema refused', async () => {
    const { error } = item.safeParse({ pk: 'p', sk: 's' })
    if (!error) throw new Error('The item is refused.')
    expect([isBad(error), isBad(faults.outage), isBad('text')]).toEqual([true, false, false])
    const [line] = await listBad(() => noteLeftOut('a key', error))
    expect(line).toMatchObject({ key: 'a key', reason: 'name, size' })
  })
})

describe('what falls due in a window', () => {
  const window = { after: Date.parse('2026-06-10T04:55:00Z'), until: Date.parse('2026-06-10T05:00:00Z') }
  const slot = { date: '2026-06-10', from: '06:56', to: '07:00' }

  it('is listed for each shard, without invalid zone names', async () => {
    const lines = await listBad(() =>
      expect(dueIn(['IST', 'Europe/Oslo'], window)).toEqual([{ zone: 'Europe/Oslo', slots: [slot] }]),
    )
    expect(lines).toEqual([{ bad: 'zone', zone: 'IST', reason: 'Invalid time zone specified: IST' }, 'zone'])
    expect(listDueRanges(['Europe/Oslo'], window, 2)).toEqual(
      [0, 1].map((shard) => ({ zone: 'Europe/Oslo', shard, ...slot })),
    )
  })
})

describe('holdMails and removeTexts', () => {
  const moved: string[] = []
  const note =
    (how: string) =>
    async ({ user_id, goal_id, date }: { user_id: string; goal_id: string; date: string }) =>
      void moved.push(`${how} ${user_id} ${goal_id} ${date}`)
  const delivery = { withhold: note('withhold'), release: note('release') }
  const days = { weekdays: [{ from: '2026-11-01', days: [2] }], rest: [], pauses: [] }

  it('withhold the mails of today and tomorrow that a goal must not get (CARE-13, STREAK-14)', async () => {
    moved.length = 0
    const goal = { user_id: 'ann', id: 'goal_1', is_active: true }
    await holdMails(delivery, goal, days, '2026-11-24')
    await holdMails(delivery, { ...goal, is_active: false }, days, '2026-11-24')
    expect(moved).toEqual([
      'release ann goal_1 2026-11-24',
      'withhold ann goal_1 2026-11-25',
      'withhold ann goal_1 2026-11-24',
      'withhold ann goal_1 2026-11-25',
    ])
  })

  it('remove the texts of today and tomorrow for another care', async () => {
    moved.length = 0
    const removeOtherCare = ({ user_id, id, care }: { user_id: string; id: string; care: string }, date: string) =>
      note(`all but ${care} of`)({ user_id, goal_id: id, date })
    await removeTexts({ removeOtherCare }, { user_id: 'ann', id: 'goal_1', care: 'gentle' }, '2026-11-30')
    expect(moved).toEqual(['all but gentle of ann goal_1 2026-11-30', 'all but gentle of ann goal_1 2026-12-01'])
  })
})

it('a week is stored as seven letters', () => {
  const week = ['done', 'missed', 'open', 'none', 'rest', 'off', 'paused'] as const
  expect(packWeek(week)).toBe('dmonrfp')
  expect(packedWeek.parse('dmonrfp')).toEqual(week)
  for (const letters of ['dmonrf', 'dmonrfpp', 'xmonrfp', ' dmonrfp'])
    expect(packedWeek.safeParse(letters).success).toBe(false)
})

it('request units are reported to each watcher until it stops', () => {
  const seen: Units[] = []
  const base = capacity()
  const stop = watchUnits((units) => seen.push(units))
  expect([base, capacity()]).toEqual([{ ReturnConsumedCapacity: 'NONE' }, { ReturnConsumedCapacity: 'INDEXES' }])
  const indexed = {
    CapacityUnits: 5,
    GlobalSecondaryIndexes: { one: { CapacityUnits: 1 }, two: { CapacityUnits: 2 }, three: {} },
  }
  report('PutItem', 'write', [indexed, undefined, {}])
  report('Query', 'read', [indexed])
  stop()
  report('GetItem', 'read', [indexed])
  expect(seen).toEqual([
    { command: 'PutItem', read: 0, write: 2, index: 3 },
    { command: 'PutItem', read: 0, write: 0, index: 0 },
    { command: 'Query', read: 5, write: 0, index: 0 },
  ])
  expect(capacity()).toEqual({ ReturnConsumedCapacity: 'NONE' })
})

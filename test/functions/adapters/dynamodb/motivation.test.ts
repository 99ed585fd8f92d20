import { describe, expect, it } from 'vitest'
import type { Motivation } from '#domain/motivation/motivation.ts'
import type { Care } from '#domain/safety/outcome.ts'
import { motivationKey, motivationPrefix } from '#functions/adapters/dynamodb/keys.ts'
import { createMotivationStore } from '#functions/adapters/dynamodb/motivation.ts'
import { factsOfItem } from '#functions/adapters/dynamodb/motivation-item.ts'
import type { Item } from '#functions/adapters/dynamodb/table.ts'
import { countReadUnits, createMailFacts, createMotivation, put, read, startStores, table } from './stores.ts'

const store = createMotivationStore(table)
const person = startStores()
const DAY = '2026-11-24'
const FACTS = createMailFacts()

const create = (fields: Partial<Motivation> = {}) => createMotivation(person(), fields)
const createKey = (date = DAY, goal = 'goal_1') => motivationKey(person(), goal, date)
const goal = (care: Care = 'ordinary') => ({ user_id: person(), id: 'goal_1', care })
const set = (fields: Item) =>
  table.update({
    Key: createKey(),
    UpdateExpression: `SET ${Object.keys(fields)
      .map((name) => `${name} = :${name}`)
      .join(', ')}`,
    ExpressionAttributeValues: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
  })
const putUnreadable = () => put({ ...createKey(), message: 7, mail: 'sent', claim: 'c' })

describe('the text of a day (TEXT-3)', () => {
  it('is the first text that was stored, with a mail that is due', async () => {
    expect(await store.get(goal(), DAY)).toBeUndefined()
    expect(await store.keepFirst(create(), FACTS)).toEqual(create())
    const { goal_id: _, user_id: __, date: ___, ...text } = create()
    const { until: ____, care: _____, ...facts } = FACTS
    expect(await read(createKey())).toEqual({ ...text, ...facts, care: 'ordinary', week: 'nnnnnno', mail: 'due' })
    expect(await store.keepFirst(create({ message: 'Second.' }), FACTS)).toEqual(create())
    expect(await store.get(goal(), DAY)).toEqual(create())
    expect(await countReadUnits(() => store.keepFirst(create({ message: 'Second.' }), FACTS))).toBe(1)
    expect(await countReadUnits(() => store.get(goal(), DAY))).toBe(0.5)
  })

  it('is the given text when the stored one is deleted at the same time', async () => {
    await store.keepFirst(create(), FACTS)
    const deleting = createMotivationStore({ ...table, get: () => Promise.resolve(undefined) })
    expect(await deleting.keepFirst(create({ message: 'Second.' }), FACTS)).toEqual(create({ message: 'Second.' }))
  })

  it('has a withheld mail on a day without a mail (STREAK-14)', async () => {
    await store.keepFirst(create(), { ...FACTS, week: ['none', 'none', 'none', 'none', 'none', 'none', 'paused'] })
    expect(await read(createKey())).toMatchObject({ week: 'nnnnnnp', mail: 'withheld' })
  })

  it('replaces an unreadable text, and keeps the state of its mail', async () => {
    await putUnreadable()
    expect(await store.get(goal(), DAY)).toBeUndefined()
    expect(await store.keepFirst(create(), FACTS)).toEqual(create())
    expect(await read(createKey())).toMatchObject({ message: 'Up.', mail: 'sent', claim: 'c', to: FACTS.to })
  })

  it('is read with fallback values for unreadable fields, also when the steps are stored as lines of text', async () => {
    const { goal_id: _, user_id: __, date: ___, ...text } = create()
    await put({ ...createKey(), ...text, micro_plan: '- One\n- Two', tone: 'loud', source: 'radio', prompt_version: 1 })
    expect(await store.get(goal(), DAY)).toEqual(
      create({ micro_plan: ['One', 'Two'], tone: 'kind_encouraging', source: 'built-in', prompt_version: '' }),
    )
    await put({ ...createKey(), ...text, micro_plan: 5, step_minutes: 'x', challenge_seconds: 'y' })
    expect(await store.get(goal(), DAY)).toEqual({ ...create({ micro_plan: [] }) })
  })

  it('is not read for a goal of another care, and is replaced by a text for that care (CARE-13)', async () => {
    await store.keepFirst(create(), FACTS)
    expect(await store.get(goal('gentle'), DAY)).toBeUndefined()
    expect(await store.get(goal('crisis'), DAY)).toBeUndefined()
    const gentle = create({ message: 'Slowly.' })
    expect(await store.keepFirst(gentle, { ...FACTS, care: 'gentle', care_reason: 'burnout' })).toEqual(gentle)
    expect(await store.get(goal('gentle'), DAY)).toEqual(gentle)
    expect(await store.get(goal(), DAY)).toBeUndefined()
    expect(await store.keepFirst(create(), FACTS)).toEqual(create())
  })

  it('from before the screening is one for an ordinary goal (CARE-14)', async () => {
    const { goal_id: _, user_id: __, date: ___, ...text } = create()
    await put({ ...createKey(), ...text, to: 'ann@example.com' })
    expect([await store.get(goal(), DAY), await store.get(goal('gentle'), DAY)]).toEqual([create(), undefined])
    expect(await store.keepFirst(create({ message: 'Second.' }), FACTS)).toEqual(create())
    const gentle = create({ message: 'Slowly.' })
    expect(await store.keepFirst(gentle, { ...FACTS, care: 'gentle' })).toEqual(gentle)
  })

  it.each(['claimed', 'sent', 'refused', 'skipped'])(
    'is replaced by a text for another care without a second mail when its mail is %s (MAIL-2)',
    async (mail) => {
      await store.keepFirst(create(), FACTS)
      await set({ mail, claim: 'c' })
      const gentle = create({ message: 'Slowly.' })
      expect(await store.keepFirst(gentle, { ...FACTS, care: 'gentle', care_reason: 'burnout' })).toEqual(gentle)
      expect(await store.get(goal('gentle'), DAY)).toEqual(gentle)
      expect(await read(createKey())).toMatchObject({ care: 'gentle', mail, claim: 'c' })
    },
  )

  it.each(['due', 'withheld'])('is replaced when it is outdated and its mail is %s (ADR 310)', async (mail) => {
    await store.keepFirst(create(), FACTS)
    await set({ mail, outdated: true })
    expect(await store.get(goal(), DAY)).toBeUndefined()
    const second = create({ message: 'Second.' })
    expect(await store.keepFirst(second, FACTS)).toEqual(second)
    expect(await store.get(goal(), DAY)).toEqual(second)
    expect(await read(createKey())).toMatchObject({ mail: 'due' })
  })

  it.each(['claimed', 'sent'])('stays when it is outdated and its mail is %s', async (mail) => {
    await store.keepFirst(create(), FACTS)
    await set({ mail, outdated: true })
    expect(await store.keepFirst(create({ message: 'Second.' }), FACTS)).toEqual(create())
    expect(await read(createKey())).toMatchObject({ message: 'Up.', mail })
  })

  it.each(['strict', null])('with the unknown care %s is not shown, and is replaced', async (care) => {
    await store.keepFirst(create(), FACTS)
    await set({ care })
    expect(await store.get(goal(), DAY)).toBeUndefined()
    expect((await store.list(goal(), { upTo: DAY, limit: 5 })).motivations).toEqual([])
    const second = create({ message: 'Second.' })
    expect(await store.keepFirst(second, FACTS)).toEqual(second)
    expect(await store.get(goal(), DAY)).toEqual(second)
  })

  it('is removed where it was written for another care, and stays otherwise', async () => {
    await store.keepFirst(create(), FACTS)
    await store.removeOtherCare(goal(), DAY)
    expect(await store.get(goal(), DAY)).toEqual(create())
    await store.removeOtherCare(goal('gentle'), DAY)
    expect(await read(createKey())).toBeUndefined()
    await store.removeOtherCare(goal('gentle'), DAY)
  })

  it.each(['claimed', 'sent', 'refused', 'skipped'])(
    'for another care is hidden and stays with its mail when that is %s (MAIL-2)',
    async (mail) => {
      await store.keepFirst(create(), FACTS)
      await set({ mail, claim: 'c' })
      await store.removeOtherCare(goal('gentle'), DAY)
      expect(await read(createKey())).toMatchObject({ mail, claim: 'c' })
      expect(await store.get(goal('gentle'), DAY)).toBeUndefined()
    },
  )

  it('is removed', async () => {
    await store.keepFirst(create(), FACTS)
    await store.keepFirst(create({ date: '2026-11-25' }), FACTS)
    await store.remove(person(), 'goal_1', DAY)
    expect([await read(createKey()), (await read(createKey('2026-11-25')))?.message]).toEqual([undefined, 'Up.'])
  })
})

describe('a saved text', () => {
  it('replaces words and times, and keeps creation, facts and the state of the mail', async () => {
    await store.keepFirst(create({ step_minutes: [2], challenge_seconds: 60 }), FACTS)
    await set({ mail: 'sent' })
    const own = create({
      message: 'Own.',
      micro_plan: ['Mine.'],
      source: 'person',
      created_at: '2026-11-24T18:00:00.000Z',
    })
    expect(await store.save(own, { ...FACTS, streak: 9 })).toEqual({ ...own, created_at: create().created_at })
    const stored = await read(createKey())
    expect(stored).toMatchObject({ message: 'Own.', source: 'person', mail: 'sent', streak: 2 })
    expect(stored).not.toHaveProperty('step_minutes')
    expect(stored).not.toHaveProperty('challenge_seconds')
  })

  it('is a text for the care of the goal that it was saved for', async () => {
    await store.keepFirst(create(), FACTS)
    const own = create({ message: 'Own.', source: 'person' })
    await store.save(own, { ...FACTS, care: 'gentle', care_reason: 'burnout' })
    expect(await store.get(goal('gentle'), DAY)).toEqual(own)
  })

  it('is stored with all fields and its times when there was none', async () => {
    const own = create({ step_minutes: [2], challenge_seconds: 60 })
    expect(await store.save(own, FACTS)).toEqual(own)
    expect(await read(createKey())).toMatchObject({ mail: 'due', streak: 2, step_minutes: [2], challenge_seconds: 60 })
  })
})

describe('the texts of a goal', () => {
  const DATES = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', DAY]
  const putAll = async () => {
    for (const date of DATES) await store.keepFirst(create({ date }), FACTS)
    await store.keepFirst(create({ goal_id: 'goal_2' }), FACTS)
  }
  const dates = (list: Motivation[]) => list.map(({ date }) => date)

  it('are listed newest first, in pages that end with the date of the next one', async () => {
    await putAll()
    const first = await store.list(goal(), { upTo: '2026-11-23', limit: 2 })
    expect([dates(first.motivations), first.next]).toEqual([['2026-11-23', '2026-11-22'], '2026-11-22'])
    expect((await store.list(goal(), { upTo: DAY, limit: 1 })).next).toBe(DAY)
    const last = await store.list(goal(), { upTo: '2026-11-21', limit: 2 })
    expect([dates(last.motivations), last.next]).toEqual([['2026-11-21', '2026-11-20'], null])
    expect(await store.list(goal(), { upTo: '2026-11-01', limit: 2 })).toEqual({
      motivations: [],
      next: null,
    })
  })

  it('of the last days before a date include neither the date nor days before the range', async () => {
    await putAll()
    expect(dates(await store.lastBefore(person(), 'goal_1', DAY, 3))).toEqual(DATES.slice(1, 4))
  })

  it('are deleted before a date only (TEXT-8)', async () => {
    await putAll()
    expect((await store.listKeys(person(), 'goal_1')).map(({ sk }) => sk)).toEqual(
      DATES.map((date) => `${motivationPrefix('goal_1')}${date}`),
    )
    expect(await countReadUnits(() => store.listKeys(person(), 'goal_1'))).toBe(1)
    expect(await store.clearBefore(person(), 'goal_1', '2026-11-22')).toBe(2)
    expect((await store.listKeys(person(), 'goal_1')).map(({ sk }) => sk.slice(-10))).toEqual(DATES.slice(2))
    expect(await store.listKeys(person(), 'goal_2')).toHaveLength(1)
  })
})

it('factsOfItem replaces what cannot be read, and needs the address', () => {
  const bad = Object.fromEntries(
    ['streak', 'week', 'silent', 'kept_of_30', 'days_of_30', 'best', 'hint_when', 'names_zone', 'offers_rest']
      .concat('streak_hidden', 'day_number', 'care', 'care_reason')
      .map((name) => [name, {}]),
  )
  expect(factsOfItem({ pk: 'p', sk: 's', to: 'ann@example.com', ...bad })).toMatchObject({
    to: 'ann@example.com',
    streak: 0,
    week: Array(7).fill('none'),
    day_number: 1,
    care: undefined,
    care_reason: 'none',
  })
  expect(() => factsOfItem({ pk: 'p', sk: 's', to: 5 })).toThrow('to')
})

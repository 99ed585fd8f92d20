import { expect, it } from 'vitest'
import { assignSlots, findFreeSlot, type SlotHolder } from '#domain/goals/slots.ts'

const goal = (id: string, slot?: number, is_active = true): SlotHolder => ({ id, slot, is_active })
const readSlots = (goals: readonly SlotHolder[], slots = 5) => Object.fromEntries(assignSlots(goals, slots))

it('gives older goals the lowest free positions in order of creation, whatever the order of the list', () => {
  expect(readSlots([goal('c'), goal('a'), goal('b')])).toEqual({ a: 0, b: 1, c: 2 })
  expect(readSlots([goal('c', 0), goal('a'), goal('b')])).toEqual({ c: 0, a: 1, b: 2 })
})

it('keeps a stored position when another goal is deleted or set aside (TEXT-14)', () => {
  expect(readSlots([goal('b', 1), goal('c', 2)])).toEqual({ b: 1, c: 2 })
  expect(readSlots([goal('a', 0, false), goal('b', 1), goal('c', 2)])).toEqual({ b: 1, c: 2 })
})

it('never gives two goals one position, also after concurrent creations', () => {
  expect(readSlots([goal('a', 1), goal('b', 1), goal('c', 1)])).toEqual({ a: 1, b: 0, c: 2 })
})

it('moves a position above the plan’s limit, and assigns positions above it when the plan is exceeded', () => {
  expect(readSlots([goal('a', 4), goal('b', 0)], 3)).toEqual({ a: 1, b: 0 })
  expect(readSlots([goal('a', 3), goal('b', 0)], 3)).toEqual({ a: 1, b: 0 })
  expect(readSlots([goal('a', 0), goal('b', 1)], 1)).toEqual({ a: 0, b: 1 })
})

it('finds the lowest position that no active goal has', () => {
  expect(findFreeSlot([], 3)).toBe(0)
  expect(findFreeSlot([goal('a', 0), goal('c', 2)], 3)).toBe(1)
  expect(findFreeSlot([goal('a', 0, false), goal('c', 2)], 3)).toBe(0)
  expect(findFreeSlot([goal('a'), goal('b')], 3)).toBe(2)
})

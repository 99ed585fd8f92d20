/** A goal as its slot depends on it: the stored slot is absent in goals from before slots were stored, and in a set-aside goal. */
export type SlotHolder = { id: string; is_active: boolean; slot?: number | undefined }

/**
 * The position of each active goal of a person in the rotation of texts (TEXT-14), by goal id. Positions count from 0 and are
 * never shared. A stored slot below `slots`, the number of goals that the plan allows, is kept, so that a deleted goal moves no
 * other. The rest take the lowest free positions in order of creation.
 */
export const assignSlots = (goals: readonly SlotHolder[], slots: number): ReadonlyMap<string, number> => {
  const active = goals.filter((goal) => goal.is_active).toSorted((a, b) => a.id.localeCompare(b.id))
  const taken = new Map<number, string>()
  for (const { id, slot } of active) {
    if (slot !== undefined && slot < slots && !taken.has(slot)) taken.set(slot, id)
  }
  const placed = new Set(taken.values())
  let free = 0
  for (const { id } of active) {
    if (placed.has(id)) continue
    while (taken.has(free)) free += 1
    taken.set(free, id)
  }
  return new Map([...taken].map(([slot, id]) => [id, slot]))
}

/** The lowest position that no active goal has. */
export const findFreeSlot = (goals: readonly SlotHolder[], slots: number): number => {
  const taken = new Set(assignSlots(goals, slots).values())
  let free = 0
  while (taken.has(free)) free += 1
  return free
}

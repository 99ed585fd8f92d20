/**
 * A permutation in which each entry fits its position, as far as the entries allow: entries give way along augmenting paths, and
 * what is left over takes the positions that stay free. Close to the given order.
 */
export const arrange = (order: readonly number[], fits: (position: number, entry: number) => boolean): number[] => {
  const positions = new Map<number, number>()
  const place = (position: number, tried: Set<number>): boolean => {
    const takes = (entry: number): boolean => {
      if (tried.has(entry) || !fits(position, entry)) return false
      tried.add(entry)
      const holder = positions.get(entry)
      if (holder !== undefined && !place(holder, tried)) return false
      positions.set(entry, position)
      return true
    }
    return takes(order[position] ?? 0) || order.some(takes)
  }
  for (const position of order.keys()) place(position, new Set())
  const arranged = new Map([...positions].map(([entry, position]) => [position, entry]))
  const left = order.filter((entry) => !positions.has(entry))
  return order.map((_, position) => arranged.get(position) ?? left.pop() ?? 0)
}

/**
 * Trades entries between positions, so that entries that speak of the goal stand where no other step does. `isNamed` tells it of the
 * other steps of a position, `names` of an entry.
 */
export const spread = (
  order: readonly number[],
  fits: (position: number, entry: number) => boolean,
  isNamed: (position: number) => boolean,
  names: (entry: number) => boolean,
): number[] => {
  const spreadOrder = [...order]
  const at = (position: number) => spreadOrder[position] ?? 0
  const named = order.map((_, position) => isNamed(position))
  const naming = new Set(order.filter(names))
  for (const poor of order.keys()) {
    if (named[poor] || naming.has(at(poor))) continue
    const rich = named.findLastIndex(
      (isRich, one) => isRich && naming.has(at(one)) && fits(poor, at(one)) && fits(one, at(poor)),
    )
    if (rich < 0) continue
    const [moved, back] = [at(rich), at(poor)]
    spreadOrder[poor] = moved
    spreadOrder[rich] = back
  }
  return spreadOrder
}

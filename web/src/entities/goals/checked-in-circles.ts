import { useSyncExternalStore } from 'react'
import type { CircleType } from '#domain/goals/fields.ts'

/**
 * The circles that are checked in today, as the mark in the header shows them. Whoever knows the goals says so; the
 * header listens, and no feature needs to know the other.
 */
let lit: ReadonlySet<CircleType> = new Set()
const listeners = new Set<() => void>()

export const setLitCircles = (circles: Iterable<CircleType>): void => {
  const next = new Set(circles)
  if (next.size === lit.size && [...next].every((circle) => lit.has(circle))) return
  lit = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const readLit = () => lit

export const useLitCircles = (): ReadonlySet<CircleType> => useSyncExternalStore(subscribe, readLit, readLit)

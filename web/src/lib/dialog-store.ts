import { useSyncExternalStore } from 'react'

/** Something that lies over the page, opened from anywhere and shown by one part alone: null while it is closed. */
export type Openable<T> = {
  open(value: T): void
  close(): void
  useOpened(): T | null
}

/** So that a feature can open what another one shows without knowing it. `app/popups.tsx` says who shows what. */
export const openable = <T>(): Openable<T> => {
  let opened: T | null = null
  const listeners = new Set<() => void>()
  const set = (next: T | null) => {
    opened = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  const read = () => opened
  return {
    open: set,
    close: () => set(null),
    useOpened: () => useSyncExternalStore(subscribe, read, read),
  }
}

import { useSyncExternalStore } from 'react'

/** The listeners of a value that lives outside React, for example in local storage. */
export type ChangeSource = {
  notify(): void
  subscribe(listener: () => void): () => void
  /** Renders again after `notify` if `read` then gives another value (`Object.is`). */
  useSnapshot<T>(read: () => T, readAtBuild?: () => T): T
}

export const createChangeSource = (): ChangeSource => {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    notify: () => {
      for (const listener of listeners) listener()
    },
    subscribe,
    useSnapshot: (read, readAtBuild) => useSyncExternalStore(subscribe, read, readAtBuild),
  }
}

/** One value outside React that any module sets and any component reads. */
export type ExternalStore<T> = {
  read(): T
  set(next: T): void
  /** The value; `atBuild` in a prerendered document, where it differs from the initial value. */
  useValue(): T
}

export const createExternalStore = <T>(initial: T, atBuild: T = initial): ExternalStore<T> => {
  let value = initial
  const changes = createChangeSource()
  const read = () => value
  const readAtBuild = () => atBuild
  return {
    read,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      changes.notify()
    },
    useValue: () => changes.useSnapshot(read, readAtBuild),
  }
}

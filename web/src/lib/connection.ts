import { useSyncExternalStore } from 'react'

/** `offline`: this device has no network. `unreachable`: it has one, and the last call got no answer through it. */
export type Connection = 'online' | 'unreachable' | 'offline'

const deviceIsOffline = (): boolean => typeof window !== 'undefined' && window.navigator.onLine === false

let connection: Connection = deviceIsOffline() ? 'offline' : 'online'
const listeners = new Set<() => void>()

const set = (next: Connection): void => {
  if (next === connection) return
  connection = next
  for (const listener of listeners) listener()
}

/** A call was answered, whatever the answer was. */
export const noteAnswer = (): void => set('online')

/** A call was not answered. */
export const noteSilence = (): void => set(deviceIsOffline() ? 'offline' : 'unreachable')

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => set('offline'))
  // Taken at its word until a call says otherwise.
  window.addEventListener('online', () => set('online'))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const readConnection = (): Connection => connection

export const useConnection = (): Connection => useSyncExternalStore(subscribe, readConnection, () => 'online')

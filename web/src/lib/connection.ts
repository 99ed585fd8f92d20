import { createExternalStore } from './external-store.ts'

/** `offline`: this device has no network. `unreachable`: it has one, but the last call got no answer. */
export type Connection = 'online' | 'unreachable' | 'offline'

const isDeviceOffline = (): boolean => typeof window !== 'undefined' && window.navigator.onLine === false

const connection = createExternalStore<Connection>(isDeviceOffline() ? 'offline' : 'online', 'online')

/** Records that a call was answered, with success or a refusal. */
export const noteAnswer = (): void => connection.set('online')

/** Records that a call got no answer. */
export const noteNoAnswer = (): void => connection.set(isDeviceOffline() ? 'offline' : 'unreachable')

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => connection.set('offline'))
  // Assumed to be right until a call gets no answer.
  window.addEventListener('online', () => connection.set('online'))
}

export const readConnection = connection.read

export const useConnection = connection.useValue

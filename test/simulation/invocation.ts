import { AsyncLocalStorage } from 'node:async_hooks'

/** One run of a function. A dead invocation makes no further call, because its process ended. */
export type Invocation = {
  stem: string
  /** The message, tick or event. */
  payload: unknown
  /** Epoch milliseconds. */
  startedAt: number
  isDead: boolean
  /** Mails whose claim this invocation stored and did not settle, as `<goal>#<date>`. */
  claimed: Set<string>
  /** Texts that this invocation stored for goals that do not exist, and did not remove, as `<goal>#<date>`. */
  leftovers: Set<string>
  /** Ends the invocation as the end of its process does. */
  die: () => void
}

export const invocations = new AsyncLocalStorage<Invocation>()

/** A promise of a process that ended. */
export const never = <T>(): Promise<T> => new Promise<T>(() => {})

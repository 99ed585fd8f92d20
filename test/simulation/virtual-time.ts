import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

/**
 * Virtual time for one process. Date, timers, `performance.now()` and `AbortSignal.timeout()` follow it once `install` is called.
 * Events run one after another in the order of their instants; events of one instant in the order in which they were added.
 */

type Event = { at: number; order: number; run: () => void }

const isBefore = (one: Event, other: Event): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order)

/** A binary heap, the earliest event first. */
const createHeap = () => {
  const heap: Event[] = []
  const swap = (one: number, other: number): void => {
    const [first, second] = [heap[one], heap[other]]
    if (first && second) [heap[one], heap[other]] = [second, first]
  }
  const isLess = (one: number, other: number): boolean => {
    const [first, second] = [heap[one], heap[other]]
    return first !== undefined && second !== undefined && isBefore(first, second)
  }
  return {
    peek: (): Event | undefined => heap[0],
    clear: (): void => void heap.splice(0),
    push(event: Event): void {
      heap.push(event)
      for (let place = heap.length - 1; place > 0; ) {
        const parent = (place - 1) >>> 1
        if (!isLess(place, parent)) break
        swap(place, parent)
        place = parent
      }
    },
    pop(): Event | undefined {
      const first = heap[0]
      const last = heap.pop()
      if (!last || heap.length === 0) return first
      heap[0] = last
      for (let place = 0; ; ) {
        const [left, right] = [2 * place + 1, 2 * place + 2]
        let least = isLess(left, place) ? left : place
        if (isLess(right, least)) least = right
        if (least === place) break
        swap(place, least)
        place = least
      }
      return first
    },
  }
}

const realImmediate = setImmediate
/** Waits until every promise job and tick that is queued has run. */
const settle = (): Promise<void> => new Promise((resolve) => void realImmediate(resolve))

export type VirtualTime = ReturnType<typeof createVirtualTime>

/** `start` in epoch milliseconds. */
export const createVirtualTime = (start: number) => {
  const heap = createHeap()
  let current = start
  let order = 0
  let blocked: Promise<unknown>[] = []

  const now = (): number => current
  const at = (when: number, run: () => void): void => {
    order += 1
    heap.push({ at: Math.max(when, current), order, run })
  }
  const wait = (ms: number): Promise<void> => new Promise((resolve) => at(current + Math.max(0, ms), resolve))

  return {
    now,
    at,
    wait,
    /** Drops all events and sets the clock to an instant. Code that waits for a dropped event never continues. */
    restart(instant: number): void {
      heap.clear()
      blocked = []
      current = instant
    },
    /** Stops the time until real work, such as an import, is done. */
    block: (work: Promise<unknown>): void => void blocked.push(work),
    /** Runs the events up to an instant, and what they add. */
    async run(until: number): Promise<void> {
      for (;;) {
        await settle()
        while (blocked.length > 0) {
          const waiting = blocked
          blocked = []
          await Promise.all(waiting)
          await settle()
        }
        const next = heap.peek()
        if (!next || next.at > until) break
        heap.pop()
        current = next.at
        next.run()
      }
      current = until
    },
    /** Replaces the clock and the timers of this process. */
    install(): void {
      const RealDate = Date
      const VirtualDate = new Proxy(RealDate, {
        construct: (target, given) => Reflect.construct(target, given.length === 0 ? [current] : given),
      })
      RealDate.now = now
      const setVirtualTimeout = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
        const timer = { isCleared: false, unref: () => timer, ref: () => timer }
        at(current + ms, () => {
          if (!timer.isCleared) run(...given)
        })
        return timer
      }
      const clearVirtualTimeout = (timer: { isCleared: boolean } | undefined): void => {
        if (timer) timer.isCleared = true
      }
      const setVirtualImmediate = (run: (...given: unknown[]) => void, ...given: unknown[]): void =>
        at(current, () => run(...given))
      Object.assign(globalThis, {
        Date: VirtualDate,
        setTimeout: setVirtualTimeout,
        clearTimeout: clearVirtualTimeout,
        setImmediate: setVirtualImmediate,
      })
      Object.assign(timers, {
        setTimeout: async (ms: number, value?: unknown) => {
          await wait(ms)
          return value
        },
      })
      // The AWS SDK reads its configuration files when a client is used first. On a busy machine that outlasts the wait for promise jobs.
      files.readFile = new Proxy(files.readFile, {
        apply: (readFile, self, given) => {
          const reading: unknown = Reflect.apply(readFile, self, given)
          blocked.push(Promise.resolve(reading).catch(() => undefined))
          return reading
        },
      })
      Object.defineProperty(performance, 'now', { value: () => current - start })
      // One reason for all: a new DOMException takes longer than a call.
      const reason = new DOMException('The operation timed out.', 'TimeoutError')
      AbortSignal.timeout = (ms) => {
        const controller = new AbortController()
        at(current + ms, () => controller.abort(reason))
        return controller.signal
      }
      syncBuiltinESMExports()
    },
  }
}

/** Tracks running work and resolves `idle` when none is left. */
export type WorkTracker = {
  track<T>(work: Promise<T>): Promise<T>
  idle(): Promise<void>
}

export const createWorkTracker = (): WorkTracker => {
  const running = new Set<Promise<unknown>>()
  return {
    track: (work) => {
      const tracked = work.finally(() => running.delete(tracked))
      running.add(tracked)
      return tracked
    },
    idle: async () => {
      while (running.size > 0) await Promise.allSettled([...running])
    },
  }
}

/** Tells when nothing is being worked on. */
export type Rest = {
  during<T>(work: Promise<T>): Promise<T>
  idle(): Promise<void>
}

export const createRest = (): Rest => {
  const running = new Set<Promise<unknown>>()
  return {
    during: (work) => {
      const counted = work.finally(() => running.delete(counted))
      running.add(counted)
      return counted
    },
    idle: async () => {
      while (running.size > 0) await Promise.allSettled([...running])
    },
  }
}

/** An answered request: its kind, and milliseconds from the moment it was due, not from the moment it was sent. */
export type LoadAnswer = { kind: string; ms: number; failed: boolean }

export type OpenLoop = {
  /** Requests a second. */
  rate: number
  seconds: number
  /** Sends request `index` and says its kind. Rejects when it failed. */
  send: (index: number) => { kind: string; answer: Promise<unknown> }
  /** Milliseconds of a monotonic clock. */
  now: () => number
  wait: (ms: number) => Promise<unknown>
}

/**
 * Sends requests at a fixed rate without waiting for answers. A server that falls behind meets the requests that people would send
 * meanwhile, and a request that is sent late counts from when it was due.
 */
export const runOpenLoop = async ({ rate, seconds, send, now, wait }: OpenLoop): Promise<LoadAnswer[]> => {
  const start = now()
  const answers: Promise<LoadAnswer>[] = []
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = start + (index * 1000) / rate
    const early = due - now()
    if (early > 0) await wait(early)
    const { kind, answer } = send(index)
    answers.push(
      answer.then(
        () => ({ kind, ms: now() - due, failed: false }),
        () => ({ kind, ms: now() - due, failed: true }),
      ),
    )
  }
  return Promise.all(answers)
}

/** Slots of the account's send rate: `count` instants from `first` on (epoch milliseconds), `gap` milliseconds apart. */
export type Lease = { first: number; gap: number; count: number }

export type PacerDeps = {
  /** Leases up to `wanted` slots, at least one, that no other worker has. */
  lease: (wanted: number) => Promise<Lease>
  /** Epoch milliseconds. */
  now: () => number
  wait: (ms: number) => Promise<unknown>
}

/**
 * Waits for a slot of the send rate. `expected` is the number of mails that the caller still has to send. The returned function
 * is called right before the request to SES: it waits for a later slot when the first one has passed in the meantime (MAIL-10).
 */
export type Pace = (expected?: number) => Promise<ReachSlot>

/** A slot is used within this time, or not at all. SEND_SHARE leaves room for it. */
export const SLOT_TOLERANCE_MS = 100

/** No lease reaches further ahead than this. */
export const FURTHEST_SLOT_MS = 120_000

/**
 * The share of the account's rate that is leased. A window of a second meets the slots of 1.1 seconds (`SLOT_TOLERANCE_MS`), and
 * 0.9 × 1.1 is below 1.
 */
export const SEND_SHARE = 0.9

/** Waits for the slot of one mail. */
export type ReachSlot = () => Promise<void>

/** A slot, with whether the wait for it failed: then no request was made to SES. */
export const watchSlot = (reachSlot: ReachSlot): { reach: ReachSlot; hasFailed: () => boolean } => {
  let failed = false
  return {
    hasFailed: () => failed,
    reach: () =>
      reachSlot().catch((error: unknown) => {
        failed = true
        throw error
      }),
  }
}

/** Calls of one worker share its leases. */
export const createPacer = ({ lease, now, wait }: PacerDeps): Pace => {
  let granted: Lease = { first: 0, gap: 0, count: 0 }
  let last: Promise<unknown> = Promise.resolve()

  const hasPassed = (slot: number) => now() - slot > SLOT_TOLERANCE_MS
  /** The clock was set back since the lease. */
  const isOutOfReach = (slot: number) => slot - now() > FURTHEST_SLOT_MS

  const takeNext = async (expected: number): Promise<number> => {
    for (;;) {
      if (granted.count === 0) granted = await lease(Math.max(1, expected))
      const { first, gap, count } = granted
      granted = { first: first + gap, gap, count: count - 1 }
      if (!hasPassed(first) && !isOutOfReach(first)) return first
    }
  }

  /** One lease at a time. */
  const takeSlot = (expected: number): Promise<number> => {
    const taken = last.then(() => takeNext(expected))
    last = taken.catch(() => {})
    return taken
  }

  const reachSlot = async (expected: number): Promise<number> => {
    for (;;) {
      const slot = await takeSlot(expected)
      const left = slot - now()
      if (left > 0) await wait(left)
      if (!hasPassed(slot)) return slot
    }
  }

  return async (expected = 1) => {
    let slot = await reachSlot(expected)
    return async () => {
      if (hasPassed(slot)) slot = await reachSlot(1)
    }
  }
}

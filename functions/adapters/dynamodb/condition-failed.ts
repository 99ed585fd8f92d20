/** The condition of a write failed: the stored item is not in the state that the caller read or requires. */
export class ConditionFailed extends Error {
  /** Positions of the failed parts of a transaction; [0] for a single write; empty for a collision. */
  readonly parts: readonly number[]

  constructor(parts: readonly number[] = [], options?: ErrorOptions) {
    super('The condition of a write does not hold.', options)
    this.name = 'ConditionFailed'
    this.parts = parts
  }
}

/** Whether a write was made: false when its condition failed. Throws every other error. */
export const isWritten = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

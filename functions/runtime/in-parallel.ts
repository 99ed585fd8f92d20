/** Calls `work` for every item, at most `width` at a time. Returns the errors of the failed items; never throws. */
export const inParallel = async <T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<unknown[]> => {
  const errors: unknown[] = []
  const rest = items.values()
  const worker = async () => {
    for (const item of rest) {
      try {
        await work(item)
      } catch (error) {
        errors.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return errors
}

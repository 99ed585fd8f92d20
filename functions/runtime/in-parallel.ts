/** Does work for every item, at most `width` at a time, and gives the errors of those that failed. */
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

/** Stops one part of the product. */
export type Closer = () => unknown

/** Stops the started parts in reverse order. A part that fails to stop does not prevent the others. */
export const closeAll = async (closers: Closer[]): Promise<void> => {
  for (const close of closers.reverse()) {
    try {
      await close()
    } catch (error) {
      console.error(error)
    }
  }
}

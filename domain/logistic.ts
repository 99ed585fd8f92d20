/** Arithmetic of the logistic models: the second look of the screening, and the topics of titles. */

/** How much each of so many features counts: a longer text is not surer of what it is because it has more features. */
export const readShare = (features: readonly number[]): number => 1 / Math.sqrt(Math.max(1, features.length))

/** Sums as probabilities, which are 1 together (softmax). */
export const toShares = (sums: readonly number[]): number[] => {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

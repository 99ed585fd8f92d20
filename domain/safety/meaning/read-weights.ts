import { MEANING } from './model.ts'

/** The model of the second look, with one signed byte for each weight. Bundles read the bytes from a file (ADR 268). */
export const readWeights = () => {
  const bytes = atob(MEANING.weights)
  const weights = new Int8Array(bytes.length)
  for (let at = 0; at < bytes.length; at += 1) weights[at] = bytes.charCodeAt(at)
  return { ...MEANING, weights }
}

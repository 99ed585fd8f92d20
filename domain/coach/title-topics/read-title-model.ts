import type { TitleModel } from './model.ts'
import { GUESS_WEIGHTS } from './title-model.ts'

/** The model of titles. Bundles read its weights from a file (ADR 268). */
export const readTitleModel = (): TitleModel => {
  const bytes = atob(GUESS_WEIGHTS.weights)
  const weights = new Int8Array(bytes.length)
  for (let at = 0; at < bytes.length; at += 1) weights[at] = bytes.charCodeAt(at)
  return { ...GUESS_WEIGHTS, bias: GUESS_WEIGHTS.bias.split(' ').map(Number), weights }
}

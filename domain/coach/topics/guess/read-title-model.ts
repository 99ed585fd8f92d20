import { readSignedBytes } from '#domain/signed-bytes.ts'
import type { TitleModel } from './model.ts'
import { GUESS_WEIGHTS } from './title-model.ts'

/** The model of titles. Bundles read its weights from a file (ADR 268). */
export const readTitleModel = (): TitleModel => ({
  ...GUESS_WEIGHTS,
  bias: GUESS_WEIGHTS.bias.split(' ').map(Number),
  weights: readSignedBytes(GUESS_WEIGHTS.weights),
})

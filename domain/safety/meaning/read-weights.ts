import { readSignedBytes } from '#domain/signed-bytes.ts'
import { MEANING } from './model.ts'

/** The model of the second look, with one signed byte for each weight. Bundles read the bytes from a file (ADR 268). */
export const readWeights = () => ({ ...MEANING, weights: readSignedBytes(MEANING.weights) })

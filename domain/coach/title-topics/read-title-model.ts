import { TITLE_TOPICS } from './title-model.ts'

/** The model of titles. Bundles read its weights from a file (ADR 268). */
export const readTitleModel = () => {
  const bytes = atob(TITLE_TOPICS.weights)
  const weights = new Int8Array(bytes.length)
  for (let at = 0; at < bytes.length; at += 1) weights[at] = bytes.charCodeAt(at)
  return { ...TITLE_TOPICS, weights }
}

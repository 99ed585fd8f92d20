import { createHash } from 'node:crypto'

const LENGTH = 10

/**
 * The version of a prompt: its name and a hash of every text and schema that it is made of, such as `nudge/3f9a1c2b04`. It is
 * logged with each call and stored with each text (COACH-8).
 */
export const hashPrompt = (name: string, parts: readonly unknown[]): string =>
  `${name}/${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, LENGTH)}`

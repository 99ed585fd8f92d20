import { createHash } from 'node:crypto'
import { FIXED_WORDS } from './fixed-words.ts'

const LENGTH = 10

/**
 * The version of a prompt: its name and a hash of every text and schema that it is made of, such as `nudge/3f9a1c2b04`. It is
 * logged with each call and stored with each text (COACH-8). `parts` has the fixed words of both messages and the answer's schema; the
 * words of `ask` are added.
 */
export const hashPrompt = (name: string, parts: readonly unknown[]): string =>
  `${name}/${createHash('sha256')
    .update(JSON.stringify([parts, FIXED_WORDS]))
    .digest('hex')
    .slice(0, LENGTH)}`

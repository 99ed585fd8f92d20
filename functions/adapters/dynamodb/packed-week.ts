import * as z from 'zod/mini'
import type { MailDayState } from '#domain/motivation/mail-facts.ts'

/** The week of a mail is stored as one letter a day. */
const LETTERS: Record<MailDayState, string> = {
  done: 'd',
  missed: 'm',
  open: 'o',
  none: 'n',
  rest: 'r',
  off: 'f',
  paused: 'p',
}
const STATES: Record<string, MailDayState> = {
  d: 'done',
  m: 'missed',
  o: 'open',
  n: 'none',
  r: 'rest',
  f: 'off',
  p: 'paused',
}

/** A week as seven letters. */
export const packWeek = (week: readonly MailDayState[]): string => week.map((state) => LETTERS[state]).join('')
/** Seven letters, read as a week. */
export const packedWeek = z.pipe(
  z.string().check(z.regex(/^[dmonrfp]{7}$/)),
  z.transform((letters) => [...letters].map((letter) => STATES[letter] ?? 'none')),
)

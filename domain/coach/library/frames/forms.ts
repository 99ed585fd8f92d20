import type { DetailForm } from '#domain/coach/library/frame.ts'

/** What can be done now. The other form waits for a moment that may come. */
export const AT_ONCE: readonly DetailForm[] = ['work', 'prepare', 'note', 'tell']

export const EVERY_FORM: readonly DetailForm[] = [...AT_ONCE, 'moment']

/** What needs nobody else: lightness and company do not fit a word to another person, such as an apology. */
export const ALONE: readonly DetailForm[] = ['work', 'prepare', 'note']

/** What is done wherever the reader is, with things or a pen. */
export const SETTLED: readonly DetailForm[] = ['prepare', 'note']

/** What is settled before the goal's own moment. */
export const BEFOREHAND: readonly DetailForm[] = ['prepare', 'note', 'tell']

/** What is done with the hands, and neither in writing nor with words to somebody. */
export const HANDS_ON: readonly DetailForm[] = ['work', 'prepare']

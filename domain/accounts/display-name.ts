import { lineOfText } from '#domain/characters.ts'

/** Characters, counted as code points. */
export const DISPLAY_NAME_MAX = 100

/** A display name: one line with at least one visible character. */
export const displayName = lineOfText(DISPLAY_NAME_MAX)

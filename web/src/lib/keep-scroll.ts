import * as z from 'zod/mini'

const state = z.object({ keepsScroll: z.literal(true) })

/** State of a history entry that shows the same screen, so that the page does not return to its top. */
export const KEEP_SCROLL = { keepsScroll: true }

/** Whether a history entry's state is `KEEP_SCROLL`. */
export const keepsScroll = (of: unknown): boolean => state.safeParse(of).success

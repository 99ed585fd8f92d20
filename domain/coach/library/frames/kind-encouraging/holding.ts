import type { DetailForm, Frame } from '#domain/coach/library/frame.ts'

/** A frame that holds only some forms of detail. */
export const holding = (holds: readonly DetailForm[], text: string, twin?: string): Frame => ({
  text,
  holds,
  ...(twin !== undefined && { twin }),
})

export const atOnce: readonly DetailForm[] = ['work', 'prepare', 'note', 'tell']

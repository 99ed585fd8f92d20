import type { Angle } from '#domain/coach/angle.ts'
import type { Wording } from '#domain/coach/library/entry.ts'
import type { Situation } from '#domain/coach/situation.ts'
import type { Tone } from '#domain/goals/fields.ts'

/** What a message says of a goal's topic, with a first move. `short` has sentences of at most 9 words, for Drill Sergeant. */
export type Detail = { text: string; short: string }

/** A message with the slot `{detail}`: `text` may use the record, `twin` uses only slots that every goal can fill. */
export type Frame = Pick<Wording, 'text' | 'twin'>

/** How the lists of frames are written: a text, or a text with its twin. */
export type FrameText = string | readonly [text: string, twin: string]

export type FramesByTone = Readonly<
  Record<
    Tone,
    {
      angles: Readonly<Record<Angle, readonly Frame[]>>
      situations: Readonly<Partial<Record<Situation, readonly Frame[]>>>
    }
  >
>

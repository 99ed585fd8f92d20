import type { Angle } from '#domain/coach/day/angle.ts'
import type { FrameText } from '#domain/coach/library/frame.ts'
import { actFrames } from './act-angles.ts'
import { leadFrames } from './lead-angles.ts'
import { placeFrames } from './place-angles.ts'
import { reasonFrames } from './reason-angles.ts'

/** Frames of Wise Mentor by the angle of the day (TEXT-26). */
export const angleFrames: Record<Angle, readonly FrameText[]> = {
  ...leadFrames,
  ...reasonFrames,
  ...actFrames,
  ...placeFrames,
}

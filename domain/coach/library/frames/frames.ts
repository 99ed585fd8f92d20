import type { Angle } from '#domain/coach/angle.ts'
import type { Frame, FramesByTone, FrameText } from '#domain/coach/library/frame.ts'
import type { Situation } from '#domain/coach/situation.ts'
import type { Tone } from '#domain/goals/fields.ts'
import { angleFrames as drillSergeantAngles } from './drill-sergeant/angles.ts'
import { situationFrames as drillSergeantSituations } from './drill-sergeant/situations.ts'
import { angleFrames as kindEncouragingAngles } from './kind-encouraging/angles.ts'
import { situationFrames as kindEncouragingSituations } from './kind-encouraging/situations.ts'
import { angleFrames as teammateAngles } from './teammate/angles.ts'
import { situationFrames as teammateSituations } from './teammate/situations.ts'
import { angleFrames as wiseMentorAngles } from './wise-mentor/angles.ts'
import { situationFrames as wiseMentorSituations } from './wise-mentor/situations.ts'

const readFrame = (written: FrameText): Frame =>
  typeof written === 'string' ? { text: written } : { text: written[0], twin: written[1] }

const readList = (list: readonly FrameText[] = []): readonly Frame[] => list.map(readFrame)

const readTone = (
  angles: Record<Angle, readonly FrameText[]>,
  situations: Partial<Record<Situation, readonly FrameText[]>>,
): FramesByTone[Tone] => ({
  angles: {
    start: readList(angles.start),
    plan: readList(angles.plan),
    obstacle: readList(angles.obstacle),
    why: readList(angles.why),
    body: readList(angles.body),
    people: readList(angles.people),
    proof: readList(angles.proof),
    play: readList(angles.play),
    rest: readList(angles.rest),
    place: readList(angles.place),
    craft: readList(angles.craft),
    end: readList(angles.end),
  },
  situations: {
    after_miss: readList(situations.after_miss),
    returned: readList(situations.returned),
    silent_3: readList(situations.silent_3),
    first_day: readList(situations.first_day),
    at_risk: readList(situations.at_risk),
    milestone_7: readList(situations.milestone_7),
    target_eve: readList(situations.target_eve),
    target_day: readList(situations.target_day),
  },
})

/** What stands around a detail of a topic, in each tone (TEXT-26). An angle has as many frames as messages. */
export const FRAMES: FramesByTone = {
  drill_sergeant: readTone(drillSergeantAngles, drillSergeantSituations),
  kind_encouraging: readTone(kindEncouragingAngles, kindEncouragingSituations),
  teammate: readTone(teammateAngles, teammateSituations),
  wise_mentor: readTone(wiseMentorAngles, wiseMentorSituations),
}

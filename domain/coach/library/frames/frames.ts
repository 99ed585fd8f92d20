import type { Angle } from '#domain/coach/day/angle.ts'
import type { Situation } from '#domain/coach/day/situation.ts'
import { type Slot, slotsIn } from '#domain/coach/library/entry.ts'
import type { DetailForm, Frame, FramesByTone, FrameText } from '#domain/coach/library/frame.ts'
import type { Tone } from '#domain/goals/fields.ts'
import { angleFrames as drillSergeantAngles } from './drill-sergeant/angles.ts'
import { situationFrames as drillSergeantSituations } from './drill-sergeant/situations.ts'
import { AT_ONCE, EVERY_FORM } from './forms.ts'
import { angleFrames as kindEncouragingAngles } from './kind-encouraging/angles.ts'
import { situationFrames as kindEncouragingSituations } from './kind-encouraging/situations.ts'
import { angleFrames as teammateAngles } from './teammate/angles.ts'
import { situationFrames as teammateSituations } from './teammate/situations.ts'
import { angleFrames as wiseMentorAngles } from './wise-mentor/angles.ts'
import { situationFrames as wiseMentorSituations } from './wise-mentor/situations.ts'

/** The forms of detail that the frames of an angle fit. */
const HELD_BY_ANGLE: Readonly<Record<Angle, readonly DetailForm[]>> = {
  start: AT_ONCE,
  plan: AT_ONCE,
  obstacle: EVERY_FORM,
  why: EVERY_FORM,
  body: AT_ONCE,
  // The words of these frames suggest telling or asking another person.
  people: ['work', 'prepare', 'note', 'moment'],
  proof: EVERY_FORM,
  play: AT_ONCE,
  rest: EVERY_FORM,
  place: ['work', 'prepare', 'note'],
  craft: AT_ONCE,
  end: EVERY_FORM,
}

/** The forms that the frames of a situation fit. In the evening, there is no time to wait for a moment. */
const HELD_BY_SITUATION: Readonly<Partial<Record<Situation, readonly DetailForm[]>>> = { at_risk: AT_ONCE }

const readFrames = (
  list: readonly FrameText[] = [],
  holdsOfList: readonly DetailForm[] = EVERY_FORM,
): readonly Frame[] =>
  list.map((written) => {
    if (typeof written === 'string') return { text: written, holds: holdsOfList }
    const { texts, holds } = 'holds' in written ? written : { texts: written, holds: holdsOfList }
    const [text, ...others] = texts
    const [also, twin] = [others.slice(0, -1), others.at(-1)]
    return { text, holds, ...(also.length > 0 && { also }), ...(twin !== undefined && { twin }) }
  })

/** Slots that no goal lacks. A wording with these alone fits any goal and day. */
const GENERAL: ReadonlySet<Slot> = new Set(['detail', 'after', 'weekday'])

/** Whether words that say first that the day of the goal has come can be added: they fit any goal, and do not say “today” themselves. */
const canBeDated = ({ text, also = [], twin = text }: Frame): boolean =>
  [text, ...also].every((wording) => !slotsIn(wording).includes('today')) &&
  slotsIn(twin).every((slot) => GENERAL.has(slot)) &&
  !/\btoday\b/iu.test(twin)

const dateFrame = (frame: Frame): Frame => {
  const { text, also = [], twin = text } = frame
  const dated = `{today}. ${twin}`
  return frame.twin === undefined ? { ...frame, text: dated, twin } : { ...frame, also: [...also, dated] }
}

/**
 * Frames of which some say first that the day of the goal has come (TEXT-30), for a goal that asks for few days. Every other frame that
 * fits has such a wording, so that the same sentence does not begin the message of each week.
 */
const withToday = (frames: readonly Frame[]): readonly Frame[] => {
  const dated = new Set(frames.filter(canBeDated).filter((_, index) => index % 2 === 1))
  return frames.map((frame) => (dated.has(frame) ? dateFrame(frame) : frame))
}

const readTone = (
  angles: Record<Angle, readonly FrameText[]>,
  situations: Partial<Record<Situation, readonly FrameText[]>>,
): FramesByTone[Tone] => {
  const ofAngle = (angle: Angle) => withToday(readFrames(angles[angle], HELD_BY_ANGLE[angle]))
  const ofSituation = (situation: Situation) => readFrames(situations[situation], HELD_BY_SITUATION[situation])
  return {
    angles: {
      start: ofAngle('start'),
      plan: ofAngle('plan'),
      obstacle: ofAngle('obstacle'),
      why: ofAngle('why'),
      body: ofAngle('body'),
      people: ofAngle('people'),
      proof: ofAngle('proof'),
      play: ofAngle('play'),
      rest: ofAngle('rest'),
      place: ofAngle('place'),
      craft: ofAngle('craft'),
      end: ofAngle('end'),
    },
    situations: {
      after_miss: ofSituation('after_miss'),
      returned: ofSituation('returned'),
      silent_3: ofSituation('silent_3'),
      first_day: ofSituation('first_day'),
      note_easy: ofSituation('note_easy'),
      silent_7: ofSituation('silent_7'),
      at_risk: ofSituation('at_risk'),
    },
  }
}

/** What stands around a detail of a topic, in each tone (TEXT-26). An angle has as many frames as messages. */
export const FRAMES: FramesByTone = {
  drill_sergeant: readTone(drillSergeantAngles, drillSergeantSituations),
  kind_encouraging: readTone(kindEncouragingAngles, kindEncouragingSituations),
  teammate: readTone(teammateAngles, teammateSituations),
  wise_mentor: readTone(wiseMentorAngles, wiseMentorSituations),
}

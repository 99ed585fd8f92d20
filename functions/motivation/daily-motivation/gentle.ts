import type { MotivationText } from '#domain/motivation/motivation.ts'
import { type GentleDay, gentleText } from '#domain/safety/gentle-texts.ts'
import type { Reason } from '#domain/safety/outcome.ts'

/** Version of the gentle texts, stored with each text. */
const GENTLE = 'gentle/4'

/** The tone of gentle texts, independent of the goal's tone (CARE-3). */
export const GENTLE_TONE = 'kind_encouraging'

/** The text of a gentle goal's day (CARE-3). */
export const gentleMotivation = (
  reason: Reason,
  day: GentleDay,
): { text: MotivationText; source: 'built-in'; promptVersion: string } => {
  const { message, steps, challenge } = gentleText(reason, day)
  const text = {
    message,
    micro_plan: steps.map((step) => step.text),
    challenge: challenge.text,
    step_minutes: steps.map(({ minutes }) => minutes),
    challenge_seconds: challenge.seconds,
  }
  return { text, source: 'built-in', promptVersion: GENTLE }
}

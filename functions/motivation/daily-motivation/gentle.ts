import type { MotivationText } from '#domain/motivation/motivation.ts'
import { type GentleDay, gentleText } from '#domain/safety/gentle-texts.ts'
import type { Reason } from '#domain/safety/outcome.ts'

/** Version of the gentle texts, as it is kept with them. */
const GENTLE = 'gentle/2'

/** The register of gentle texts, whatever tone was chosen (CARE-3). */
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

import { motivationMessages } from '#domain/messages/motivation.ts'
import type { Care } from '#domain/safety/outcome.ts'
import { namedMinutes } from './durations.ts'

/** The fields of a text that determine the shown times. */
export type TimedText = {
  steps: readonly string[]
  challenge: string
  stepMinutes?: readonly number[] | undefined
  challengeSeconds?: number | undefined
}

/** Words beside the steps and the challenge; null where nothing is shown. */
export type ShownTimes = { steps: (string | null)[]; allSteps: string | null; challenge: string | null }

const { stepTime, challengeTime, shortStep, stepsTime, anyChallengeTime } = motivationMessages

/**
 * The times beside a text, on the page and in the mail (TEXT-16). A step that names its own time gets none beside it. A gentle
 * text shows no numbers (CARE-3). A text without times gets one line for all steps.
 */
export const shownTimes = ({ steps, challenge, stepMinutes, challengeSeconds }: TimedText, care: Care): ShownTimes => {
  const isTimed = stepMinutes !== undefined && stepMinutes.length === steps.length
  if (care === 'gentle') return { steps: steps.map(() => shortStep), allSteps: null, challenge: null }
  return {
    steps: steps.map((step, index) => {
      const minutes = isTimed ? stepMinutes[index] : undefined
      return minutes === undefined || namedMinutes(step) === minutes ? null : stepTime(minutes)
    }),
    allSteps: isTimed || steps.length === 0 ? null : stepsTime,
    challenge:
      challengeSeconds === undefined
        ? anyChallengeTime
        : namedMinutes(challenge) * 60 === challengeSeconds
          ? null
          : challengeTime(challengeSeconds),
  }
}

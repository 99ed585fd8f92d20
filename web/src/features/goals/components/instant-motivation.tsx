import type { Goals } from '#web/entities/goals/goals.ts'
import { NudgePanel } from '#web/entities/nudges/nudge-panel.tsx'
import { useNudge } from '#web/entities/nudges/use-nudge.ts'
import { Side } from './side.tsx'

/** A push for the day as a whole. */
export const InstantMotivation = ({ shown }: { shown: Goals }) => (
  <Side title="Instant Motivation">
    <NudgePanel {...useNudge(shown, null)} lead="One more push, in your coach’s voice, right now." />
  </Side>
)

import type { Goals } from '#web/entities/goals/goals.ts'
import { NudgePanel } from '#web/entities/nudges/nudge-panel.tsx'
import { useNudge } from '#web/entities/nudges/use-nudge.ts'
import { Side } from './side.tsx'

/** A general nudge (NUDGE-1). */
export const InstantMotivation = ({ shown }: { shown: Goals }) => (
  <Side title="Instant Motivation">
    <NudgePanel {...useNudge(shown, null)} lead="One more push, in your coach’s voice, right now." />
  </Side>
)

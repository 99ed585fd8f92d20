import type { Goals } from '#web/lib/goals/goals-query.ts'
import { useNudge } from '#web/lib/nudges/use-nudge.ts'
import { NudgePanel } from '#web/ui/nudge-panel.tsx'
import { Side } from './side.tsx'

/** A push for the day as a whole. */
export const InstantMotivation = ({ shown }: { shown: Goals }) => (
  <Side title="Instant Motivation">
    <NudgePanel {...useNudge(shown, null)} lead="One more push, in your coach’s voice, right now." />
  </Side>
)

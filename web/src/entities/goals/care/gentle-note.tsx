import HeartHandshake from 'lucide-react/icons/heart-handshake'
import type { GoalView } from '#domain/goals/goal.ts'
import { gentleMessages } from '#domain/messages/gentle.ts'
import { Icon } from '#web/ui/icon.tsx'
import './gentle-note.css'

/** Who can help more with a gentle goal, and why its tone changed (CARE-3, CARE-18). */
export const GentleNote = ({ goal: { care_reason, tone } }: { goal: GoalView }) => (
  <p className="gentle-note">
    <Icon of={HeartHandshake} />
    <span>
      <b>{gentleMessages.helpsMore}</b> {gentleMessages.whoHelps(care_reason)}
      {tone === 'drill_sergeant' ? ` ${gentleMessages.kindTone}` : null}
    </span>
  </p>
)

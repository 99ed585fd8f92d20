import Check from 'lucide-react/icons/check'
import type { Ref } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** `closed`: check-in is not allowed (GOAL-10). */
export type CheckInState = 'open' | 'checking' | 'done' | 'closed'

const WORDS: Record<CheckInState, string> = {
  open: 'Check In Today',
  checking: 'Checking In...',
  done: 'Checked In!',
  closed: 'Check-In Disabled',
}

type Props = {
  state: CheckInState
  onCheckIn: () => void
  /** Dawn on the first open check-in of a screen, ink on the others, line for a gentle goal. */
  variant?: 'dawn' | 'ink' | 'line'
  large?: boolean
  /** Ids of the goal's title, and of the reason if it is closed. */
  describedBy: string
  ref?: Ref<HTMLButtonElement>
}

/** The check-in button. It reacts before the server answers. */
export const CheckInButton = ({ state, onCheckIn, variant = 'dawn', large = false, describedBy, ref }: Props) => (
  <Button
    {...(ref && { ref })}
    variant={state === 'done' || state === 'closed' ? 'line' : variant}
    size={large ? 'large' : 'normal'}
    wide={large}
    inactive={state === 'checking' || state === 'closed'}
    done={state === 'done'}
    aria-describedby={describedBy}
    onClick={onCheckIn}
  >
    {state === 'done' ? <Icon of={Check} /> : null}
    {WORDS[state]}
  </Button>
)

import { Check } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** `closed`: this goal can't be checked in (its date has passed, the trial has ended). */
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
  /** Dawn on the one check-in that comes first on its screen, ink on the others. */
  variant?: 'dawn' | 'ink'
  large?: boolean
  /** Ids of the goal's title, and of the reason where it is closed: for those who hear the button apart from its card. */
  describedBy: string
  ref?: Ref<HTMLButtonElement>
}

/** Answers under the finger at once; done is a state, not an action. */
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

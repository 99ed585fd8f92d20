import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type ReactNode, useId } from 'react'
import { todayMessages } from '#domain/messages/today.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SunFigure } from '#web/ui/wheel/sun-figure.tsx'
import './lift.css'

/**
 * `dawn`: the one primary action of the screen. `gentle`: the same sun without ticks and chevron. `outline`: without a
 * network, and beside a goal in crisis.
 */
export type LiftLook = 'dawn' | 'gentle' | 'outline'

type Props = {
  title: string
  look: LiftLook
  checking: boolean
  onCheckIn: () => void
  /** The line on the ground. */
  children: ReactNode
  /** The address of the next open goal. */
  next: string | null
}

const describeLift = (look: LiftLook, checking: boolean): string => {
  if (checking) return 'Checking In...'
  return look === 'gentle' ? todayMessages.iAmHere : 'Check In Today'
}

/** The half sun on the horizon: pressed, it checks the goal in (PAGE-22). */
export const Lift = ({ title, look, checking, onCheckIn, children, next }: Props) => {
  const groundId = useId()
  return (
    <footer className={`lift lift-${look}`}>
      <div className="lift-sky">
        <button
          type="button"
          className="lift-sun"
          aria-disabled={checking || undefined}
          aria-describedby={groundId}
          onClick={checking ? undefined : onCheckIn}
        >
          <SunFigure className="lift-figure" light={look === 'outline' ? 'still' : 'lit'} />
          <span>
            {look === 'dawn' ? <Icon of={ChevronUp} /> : null}
            {describeLift(look, checking)}
            <span className="visually-hidden">: {title}</span>
          </span>
        </button>
      </div>
      <div className="wrap lift-ground">
        <p id={groundId}>{children}</p>
        {next === null ? null : (
          <ButtonLink variant="plain" size="small" to={next}>
            {todayMessages.next} <Icon of={ArrowRight} />
          </ButtonLink>
        )}
      </div>
    </footer>
  )
}

import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useId, useRef } from 'react'
import { todayMessages } from '#domain/messages/today.ts'
import { todayRowMessages } from '#domain/messages/today-rows.ts'
import { UndoCheckIn } from '#web/entities/goals/check-in/undo-check-in.tsx'
import { readLedger } from '#web/entities/goals/goal-days.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { readCount } from '#web/entities/goals/shown-count.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { WaitingNote } from '#web/entities/offline/waiting-note.tsx'
import { AskReflection } from '#web/entities/reflections/ask-reflection.tsx'
import { circleAttribute } from '#web/lib/circles.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { countState, drawDays } from '#web/ui/days/day-state.ts'
import { Horizon } from '#web/ui/days/horizon.tsx'
import { recentWindow } from '#web/ui/days/windows.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SunFigure } from '#web/ui/wheel/sun-figure.tsx'
import './risen.css'

const SHOWN = 14

const Days = ({ goal, shown, justNow }: Pick<Props, 'goal' | 'shown' | 'justNow'>) => {
  const ledger = readLedger(goal, shown.today)
  const { from, to } = recentWindow(ledger, SHOWN)
  const days = drawDays(from, to, ledger)
  const label = `The last ${SHOWN} days: ${countState(days, 'done')} checked in.`
  return <Horizon size="wide" days={days} label={label} justNow={justNow} />
}

type Props = {
  goal: ShownGoal
  shown: Goals
  /** Without figures: a gentle goal, or a goal in crisis beside it (CARE-3, CARE-17). */
  plain: boolean
  /** Whether the question after a check-in is asked: not beside a goal in crisis. */
  asks: boolean
  /** The check-in was made on this screen. */
  justNow: boolean
  next: ShownGoal | undefined
  nextAddress: string
}

/** The moment after a check-in: the whole sun, the streak, and the way on. */
export const Risen = ({ goal, shown, plain, asks, justNow, next, nextAddress }: Props) => {
  const { count, unit } = readCount(goal, todayMessages.inARow(goal.streak_count))
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useEffect(() => {
    // The button that had the focus is gone.
    if (justNow) heading.current?.focus({ preventScroll: true })
  }, [justNow])
  return (
    <main id="main" className="today-after" data-circle={circleAttribute(goal.circle_type)}>
      <div className="risen">
        <div className={plain ? 'risen-sky risen-plain' : 'risen-sky'}>
          <SunFigure className="risen-sun" light="lit" height={660} />
          <h1 className="risen-figure" ref={heading} tabIndex={-1}>
            {plain ? (
              todayMessages.checkedIn
            ) : (
              <>
                <b>{count}</b> {unit}
              </>
            )}
          </h1>
        </div>
        <div className="wrap risen-ground">
          {plain ? null : <Days goal={goal} shown={shown} justNow={justNow} />}
          <div className="risen-said">
            <p>
              <b id={titleId} dir="auto">
                {goal.title}
              </b>{' '}
              <span>{justNow ? todayMessages.justNow : todayRowMessages.today}</span>
            </p>
            <UndoCheckIn goal={goal} today={shown.today.date} describedBy={titleId} />
          </div>
          <WaitingNote goalId={goal.id} />
        </div>
      </div>
      <div className="wrap how">
        {asks ? <AskReflection goal={goal} shown={shown} /> : null}
        <div className="how-foot">
          <ButtonLink variant={plain ? 'line' : 'dawn'} size="large" wide to={nextAddress}>
            <span className="how-next">{next ? todayMessages.nextNamed(next.title) : todayRowMessages.finish}</span>
            <Icon of={ArrowRight} />
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}

import { lazy, type Ref, Suspense, useState } from 'react'
import { isRaisedByAPlan } from '#domain/billing/plans.ts'
import { goalLimitMessage } from '#domain/goals/limits.ts'
import { createLimitMessages as words } from '#domain/messages/create-limit.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { upgradeDialog } from '#web/entities/popups/popups.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { LimitWords } from './limit-words.tsx'

const SetAsideDialog = lazy(async () => ({ default: (await import('./goal-dialogs.tsx')).SetAsideDialog }))

/** The goals that make room when they are set aside. The card of a goal in crisis has no Set Aside either (CARE-8). */
const listMovable = ({ goals }: Goals) =>
  goals.filter(({ care, permissions }) => care !== 'crisis' && permissions.canEdit)

type Props = { shown: Goals; id: string; ref: Ref<HTMLDivElement> }

/** Why no goal can be created now, and the ways on (GOAL-12). They stay on this screen, so that what was typed is kept. */
export const CreateLimit = ({ shown, id, ref }: Props) => {
  const [asideId, setAsideId] = useState<string | null>(null)
  const { name, goal_limit: goals } = shown.plan
  // Nothing is offered beside a goal in crisis (CARE-17).
  const hasLarger = isRaisedByAPlan('goals', goals) && !hasCrisis(shown)
  const movable = listMovable(shown)
  const aside = movable.find((goal) => goal.id === asideId)
  return (
    <div className="create-limit" id={id} ref={ref} tabIndex={-1}>
      <Banner kind="open">
        <LimitWords shown={shown} />
        <div className="button-row">
          {hasLarger ? (
            <Button size="small" onClick={() => upgradeDialog.open({ message: goalLimitMessage({ name, goals }) })}>
              {words.seePlans}
            </Button>
          ) : null}
          {movable.map((goal) => (
            <Button key={goal.id} size="small" onClick={() => setAsideId(goal.id)}>
              {shown.goals.length === 1 ? words.setAsideOnly : words.setAside(goal.title)}
            </Button>
          ))}
        </div>
      </Banner>
      <Suspense fallback={null}>
        {aside ? <SetAsideDialog goal={aside} onClose={() => setAsideId(null)} /> : null}
      </Suspense>
    </div>
  )
}

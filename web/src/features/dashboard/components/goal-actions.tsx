import { lazy, type RefObject, Suspense, useId } from 'react'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import { GoalCheckIn } from '#web/entities/goals/check-in/goal-check-in.tsx'
import type { Goals } from '#web/entities/goals/goals.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { useNudge } from '#web/entities/nudges/use-nudge.ts'
import { WaitingNote } from '#web/entities/offline/waiting-note.tsx'
import { Button, ButtonLink, LinkButton } from '#web/ui/button.tsx'
import type { GoalIntent } from './goal-intent.ts'

type Props = {
  goal: ShownGoal
  shown: Goals
  titleId: string
  first: boolean
  checking: boolean
  onCheckIn: () => void
  onIntent: (intent: GoalIntent) => void
  checkInRef?: RefObject<HTMLButtonElement | null> | undefined
}

/** Rare, so it is loaded only for a goal with an unconfirmed edit. */
const NotSavedNote = lazy(() => import('./not-saved.tsx'))

export const NotSaved = ({ goal }: { goal: ShownGoal }) =>
  goal.unsynced === null ? null : (
    <Suspense fallback={null}>
      <NotSavedNote goal={goal} updates={goal.unsynced} />
    </Suspense>
  )

const GoalEnded = lazy(() => import('./goal-ended.tsx'))

/** A nudge for this goal. A failure is logged and shown as a quiet line (NUDGE-6). */
const NudgeMe = ({ goal, shown, titleId }: Pick<Props, 'goal' | 'shown' | 'titleId'>) => {
  const { ask, asking, waits, failure } = useNudge(shown, goal)
  const waitsId = useId()
  return (
    <>
      <Button
        variant="plain"
        inactive={asking || waits !== null}
        aria-describedby={waits ? `${titleId} ${waitsId}` : titleId}
        onClick={ask}
      >
        {asking ? 'Writing...' : 'Nudge Me'}
      </Button>
      {waits ? (
        <p className="goal-note goal-note-after" id={waitsId}>
          {waits}
        </p>
      ) : null}
      {failure && !asking ? (
        <p className="goal-note goal-note-after" role="status">
          {failure}
        </p>
      ) : null}
    </>
  )
}

export const GoalActions = ({ goal, shown, titleId, first, checking, onCheckIn, onIntent, checkInRef }: Props) => (
  <div className="goal-actions">
    <NotSaved goal={goal} />
    {goal.permissions.canCheckIn ? (
      <>
        <GoalCheckIn
          goal={goal}
          today={shown.today.date}
          checking={checking}
          checkInRef={checkInRef}
          variant={first ? 'dawn' : 'ink'}
          onCheckIn={onCheckIn}
          describedBy={titleId}
        />
        <WaitingNote goalId={goal.id} />
        <ButtonLink variant="line" to={`/goal/${goal.id}`} aria-describedby={titleId}>
          Open motivation plan
        </ButtonLink>
        {goal.permissions.canGenerateNudge && !hasCrisis(shown) ? (
          <NudgeMe goal={goal} shown={shown} titleId={titleId} />
        ) : null}
        {goal.streak_count > 0 && !goal.streak_hidden ? (
          <LinkButton className="goal-reset" aria-describedby={titleId} onClick={() => onIntent('reset')}>
            Reset Streak
          </LinkButton>
        ) : null}
      </>
    ) : (
      <Suspense fallback={null}>
        <GoalEnded goal={goal} titleId={titleId} shown={shown} onIntent={onIntent} />
      </Suspense>
    )}
  </div>
)

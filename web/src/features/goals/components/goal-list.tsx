import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Goals } from '#web/entities/goals/goals.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { GoalCard } from './goal-card.tsx'
import { DeleteGoalDialog, ResetStreakDialog, SetAsideDialog } from './goal-dialogs.tsx'
import type { GoalIntent } from './goal-intent.ts'
import { useFocusGoal } from './use-focus-goal.ts'

/** Its fields weigh more than the rest of the dashboard: they come once the goals are on the screen. */
const loadEdit = () => import('./edit-goal-dialog.tsx')
const EditGoalDialog = lazy(loadEdit)

const EDIT_PARAMETER = 'edit'

type Asked = { intent: GoalIntent; goalId: string }

const FOCUS = { edit: 'title', 'choose-date': 'target_date', 'choose-time': 'time_of_day' } as const

const isEdit = (intent: GoalIntent | undefined): intent is keyof typeof FOCUS => intent !== undefined && intent in FOCUS

const isOpen = (goal: ShownGoal): boolean => goal.permissions.canCheckIn && !goal.checked_in_today

/** Where a deleted goal held the focus, the list takes it. */
const useFocusAfterDelete = (list: RefObject<HTMLElement | null>, goals: number) => {
  const before = useRef(goals)
  useEffect(() => {
    if (goals < before.current && document.activeElement === document.body) list.current?.focus()
    before.current = goals
  }, [list, goals])
}

/** Fetches the edit dialog ahead of the click, so that it opens at once, and offline too. */
const useEditAtHand = () => {
  useEffect(() => {
    // A failure is no news: the click asks again.
    loadEdit().catch(() => undefined)
  }, [])
}

/** What is asked for; a wake-up mail's link asks for the time of its goal (`?edit=<goal>`). */
const useAsked = (): [Asked | null, (asked: Asked | null) => void] => {
  const [params, setParams] = useSearchParams()
  const linked = params.get(EDIT_PARAMETER)
  const [asked, setAsked] = useState<Asked | null>(linked === null ? null : { intent: 'choose-time', goalId: linked })
  useEffect(() => {
    if (linked === null) return
    // The dialog is open: going back or reloading must not open it again.
    setParams(
      (left) => {
        left.delete(EDIT_PARAMETER)
        return left
      },
      { replace: true },
    )
  }, [linked, setParams])
  return [asked, setAsked]
}

/** The goal cards and the dialogs that they open. */
export const GoalList = ({ shown, focusGoal }: { shown: Goals; focusGoal: string | null }) => {
  const { goals, today } = shown
  useEditAtHand()
  const [asked, setAsked] = useAsked()
  const list = useRef<HTMLElement>(null)
  const { checkInRef, celebrated } = useFocusGoal(shown, focusGoal)
  useFocusAfterDelete(list, goals.length)
  const first = goals.find((goal) => goal.id === focusGoal && isOpen(goal)) ?? goals.find(isOpen)
  const goal = goals.find(({ id }) => id === asked?.goalId)
  const close = () => setAsked(null)

  return (
    <section className="goals" aria-label="Your goals" ref={list} tabIndex={-1}>
      {goals.map((one) => (
        <GoalCard
          key={one.id}
          goal={one}
          shown={shown}
          first={one.id === first?.id}
          celebrate={one.id === celebrated}
          onIntent={(intent) => setAsked({ intent, goalId: one.id })}
          checkInRef={one.id === focusGoal ? checkInRef : undefined}
        />
      ))}
      {goal?.permissions.canEdit && isEdit(asked?.intent) ? (
        <Suspense fallback={null}>
          <EditGoalDialog goal={goal} today={today} focus={FOCUS[asked.intent]} onClose={close} />
        </Suspense>
      ) : null}
      {goal && asked?.intent === 'delete' ? (
        <DeleteGoalDialog
          goal={goal}
          onChooseDate={() => setAsked({ intent: 'choose-date', goalId: goal.id })}
          onClose={close}
        />
      ) : null}
      {goal && asked?.intent === 'set-aside' ? <SetAsideDialog goal={goal} onClose={close} /> : null}
      {goal && asked?.intent === 'reset' ? <ResetStreakDialog goal={goal} onClose={close} /> : null}
    </section>
  )
}

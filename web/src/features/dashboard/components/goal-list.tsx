import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dashboardMessages } from '#domain/messages/dashboard.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import type { GoalDraft } from '#web/entities/goals/fields/goal-form.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { isOpen } from '#web/entities/goals/is-open.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import type { TodaysTexts } from '#web/entities/offline/use-todays-texts.ts'
import { loadQuestion } from '#web/entities/reflections/ask-reflection.tsx'
import { useIdle } from '#web/lib/use-idle.ts'
import { CareCard } from './care-card.tsx'
import { GoalCard } from './goal-card.tsx'
import type { GoalIntent } from './goal-intent.ts'
import { useFocusGoal } from './use-focus-goal.ts'

const GentleCard = lazy(() => import('./gentle-card.tsx'))

/** Loaded after the goals are shown, because its fields are larger than the rest of the dashboard. */
const loadEdit = () => import('./edit-goal-dialog.tsx')
const EditGoalDialog = lazy(loadEdit)
const loadDialogs = () => import('./goal-dialogs.tsx')
const DeleteGoalDialog = lazy(async () => ({ default: (await loadDialogs()).DeleteGoalDialog }))
const SetAsideDialog = lazy(async () => ({ default: (await loadDialogs()).SetAsideDialog }))
const ResetStreakDialog = lazy(async () => ({ default: (await loadDialogs()).ResetStreakDialog }))

const EDIT_PARAMETER = 'edit'

/** `refused`: the words of an edit that was refused. */
type Asked = { intent: GoalIntent; goalId: string; refused?: GoalDraft }

const FOCUS = { edit: 'title', 'choose-date': 'target_date', 'choose-time': 'time_of_day' } as const

const isEdit = (intent: GoalIntent | undefined): intent is keyof typeof FOCUS => intent !== undefined && intent in FOCUS

/** A goal in crisis gets no mail: its words are what to change. */
const findFocus = (intent: keyof typeof FOCUS, { care }: ShownGoal) => (care === 'crisis' ? 'title' : FOCUS[intent])

/** Whether the goal may have the button in the accent color: a gentle goal never has it. */
const isPrimary = (goal: ShownGoal): boolean => goal.care === 'ordinary' && isOpen(goal)

/** The goals in crisis first: help stands before everything that coaches (CARE-17). */
const helpFirst = (goals: readonly ShownGoal[]): ShownGoal[] => [
  ...goals.filter(({ care }) => care === 'crisis'),
  ...goals.filter(({ care }) => care !== 'crisis'),
]

/** Preloads the dialogs and the question after a check-in, so that they open at once and without a network. */
const useDialogsAtHand = () => {
  const idle = useIdle()
  useEffect(() => {
    if (!idle) return
    // Ignore preload errors; the click retries.
    for (const load of [loadEdit, loadDialogs, loadQuestion]) load().catch(() => undefined)
  }, [idle])
}

/** The open intent. A wake-up mail's link opens the time of its goal (`?edit=<goal>`). */
const useAsked = (): [Asked | null, (asked: Asked | null) => void] => {
  const [params, setParams] = useSearchParams()
  const linked = params.get(EDIT_PARAMETER)
  const [asked, setAsked] = useState<Asked | null>(linked === null ? null : { intent: 'choose-time', goalId: linked })
  useEffect(() => {
    if (linked === null) return
    // Remove the parameter, so that Back and a reload do not open the dialog again.
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

type Props = {
  shown: Goals
  focusGoal: string | null
  texts: TodaysTexts
  /** The list follows the rows of a phone, which have the primary action (PAGE-25). */
  underRows: boolean
}

/** The goal cards with their dialogs. */
export const GoalList = ({ shown, focusGoal, texts, underRows }: Props) => {
  const { goals, today } = shown
  useDialogsAtHand()
  const [asked, setAsked] = useAsked()
  const { checkInRef, celebrated } = useFocusGoal(shown, focusGoal)
  // Beside a goal in crisis, and under rows, no button has the accent color.
  const first =
    hasCrisis(shown) || underRows
      ? undefined
      : (goals.find((goal) => goal.id === focusGoal && isPrimary(goal)) ?? goals.find(isPrimary))
  const goal = goals.find(({ id }) => id === asked?.goalId)
  const close = () => setAsked(null)

  return (
    // Takes the focus when a dialog removed the card that opened it.
    <section className="goals" aria-label="Your goals" tabIndex={-1}>
      {underRows ? <h2 className="goal-later-head">{dashboardMessages.inFull}</h2> : null}
      {helpFirst(goals).map((one) => {
        const onIntent = (intent: GoalIntent) => setAsked({ intent, goalId: one.id })
        const checkInButton = one.id === focusGoal ? checkInRef : undefined
        if (one.care === 'crisis') return <CareCard key={one.id} goal={one} zone={today.zone} onIntent={onIntent} />
        if (one.care === 'gentle')
          return (
            <GentleCard
              key={one.id}
              goal={one}
              shown={shown}
              text={texts.get(one.id)}
              onIntent={onIntent}
              checkInRef={checkInButton}
            />
          )
        return (
          <GoalCard
            key={one.id}
            goal={one}
            shown={shown}
            text={texts.get(one.id)}
            first={one.id === first?.id}
            celebrate={one.id === celebrated}
            onIntent={onIntent}
            checkInRef={checkInButton}
          />
        )
      })}
      <Suspense fallback={null}>
        {goal?.permissions.canEdit && isEdit(asked?.intent) ? (
          <EditGoalDialog
            goal={goal}
            today={today}
            focus={findFocus(asked.intent, goal)}
            refused={asked.refused}
            onRefused={(refused) => setAsked({ intent: 'edit', goalId: goal.id, refused })}
            onClose={close}
          />
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
      </Suspense>
    </section>
  )
}

import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DEFAULT_TIME_OF_DAY, DEFAULT_TONE } from '#domain/goals/fields.ts'
import { ALL_WEEKDAYS } from '#domain/streaks/rhythm.ts'
import { zoneTime } from '#domain/time/zone-words.ts'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import { showCreateRefusal } from '#web/entities/goals/create-refusal.ts'
import {
  CircleField,
  DescriptionField,
  HoursField,
  TargetDateField,
  TimeField,
  TitleField,
  ToneField,
} from '#web/entities/goals/fields/goal-fields.tsx'
import {
  EVERY_WEEKDAY,
  type GoalDraft,
  goalSchema,
  goalTexts,
  NO_PLAN,
  readGoal,
  readHours,
} from '#web/entities/goals/fields/goal-form.ts'
import { KindField } from '#web/entities/goals/fields/kind-field.tsx'
import { PlanFields } from '#web/entities/goals/fields/plan-fields.tsx'
import { planSentence } from '#web/entities/goals/fields/plan-words.ts'
import { RefusedNote } from '#web/entities/goals/fields/refused-note.tsx'
import { WeekdayFields } from '#web/entities/goals/fields/weekday-fields.tsx'
import { nameTime } from '#web/entities/goals/goal-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { useCreateGoal } from '#web/entities/goals/use-create-goal.ts'
import { openCreated } from '#web/entities/milestones/open-created.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { storedGoalDraft } from '#web/features/dashboard/stored-goal-draft.ts'
import { isRefusedText } from '#web/lib/api-error.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { DASHBOARD } from '#web/lib/places.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { CreateLimit } from './create-limit.tsx'
import { GoalPreview } from './goal-preview.tsx'

const EMPTY: Required<GoalDraft> = {
  title: '',
  description: '',
  target_date: '',
  tone: DEFAULT_TONE,
  time_of_day: DEFAULT_TIME_OF_DAY,
  circle_type: null,
  weekly_commitment_hours: '',
  ...NO_PLAN,
  ...EVERY_WEEKDAY,
}

const LIMIT_ID = 'goal-limit'

/** The summary of the closed details. */
const foldedWords = ({ time_of_day, weekly_commitment_hours: hours }: GoalDraft, today: TodayView): string =>
  `Wake-up email at ${nameTime(time_of_day, today) ?? '…'}${readHours(hours) ? `, ${hours} hours a week` : ''}`

/** The notice of a full plan, and the button that gets the focus when a goal was set aside there. */
const useLimitFocus = (isFull: boolean) => {
  const limit = useRef<HTMLDivElement>(null)
  const create = useRef<HTMLButtonElement>(null)
  const wasFull = useRef(isFull)
  useEffect(() => {
    // A field that has the focus keeps it.
    if (wasFull.current && !isFull && !document.activeElement?.matches('input, textarea')) create.current?.focus()
    wasFull.current = isFull
  }, [isFull])
  return { limit, create }
}

export const CreateGoalForm = ({ shown }: { shown: Goals }) => {
  const navigate = useNavigate()
  const create = useCreateGoal({ isStored: true })
  const [refused, setRefused] = useState(false)
  const [isEdited, setEdited] = useState(false)
  const today = shown.today.date
  const personId = usePerson().id
  const stored = useMemo(() => storedGoalDraft(personId), [personId])
  const form = useForm({
    initial: () => stored.read() ?? EMPTY,
    read: readGoal,
    schema: goalSchema({ today }),
    texts: goalTexts(today),
    onChange: (values) => {
      stored.write(values)
      setEdited(true)
    },
  })
  const draft = form.values
  const underWay = create.isPending || create.isSuccess
  // Where the answer was lost, the goal that fills the plan may be this one, until its words change.
  const isFull = shown.goals.length >= shown.plan.goal_limit && !underWay && (isEdited || !create.mayBeMade)
  const focus = useLimitFocus(isFull)

  /** The words and their key go together: whoever leaves while the request is under way finds both again. */
  const forgetWords = () => {
    stored.clear()
    create.forgetKey()
  }

  const submit = form.submit((goal, element) => {
    setRefused(false)
    setEdited(false)
    create.mutate(
      { ...goal, streak_count: 0, is_active: true },
      {
        onSuccess: (answer) => {
          forgetWords()
          openCreated(shown, { ...answer.goal, unsynced: null })
          void navigate(`/goal/${answer.goal.id}`, { state: { created: true } })
        },
        onError: (error) => {
          setRefused(isRefusedText(error))
          showCreateRefusal(error)
          form.refuse(error, element)
        },
      },
    )
  })

  return (
    <div className="create-grid" data-circle={circleAttribute(draft.circle_type)}>
      <form noValidate onSubmit={submit}>
        {isFull ? <CreateLimit shown={shown} id={LIMIT_ID} ref={focus.limit} /> : null}
        <CircleField form={form} className="create-for" />
        <ol className="numbered">
          <li>
            <div>
              <TitleField form={form} refusal={refused ? <RefusedNote zone={shown.today.zone} /> : null} />
              <KindField form={form} />
            </div>
          </li>
          <li>
            <DescriptionField form={form} hint="What does a kept day look like? Your coach reads this." />
          </li>
          <li>
            <TargetDateField form={form} today={today} />
          </li>
          <li>
            <ToneField form={form} hint="Who writes to you in the morning." />
          </li>
        </ol>
        <Fold title="When and how much" hint={foldedWords(draft, shown.today)}>
          <div className="create-when">
            <TimeField form={form} hint={zoneTime(shown.today.zone)} />
            <HoursField form={form} />
          </div>
          <WeekdayFields form={form} />
        </Fold>
        <PlanFields form={form} />
        <div className="create-foot">
          <ButtonLink variant="plain" to={DASHBOARD} onClick={forgetWords}>
            Cancel
          </ButtonLink>
          <Button
            ref={focus.create}
            variant="dawn"
            size="large"
            type="submit"
            inactive={isFull || underWay}
            onInactive={() => focus.limit.current?.focus()}
            aria-describedby={isFull ? LIMIT_ID : undefined}
          >
            {underWay ? 'Creating...' : 'Create Goal'}
          </Button>
        </div>
      </form>
      <GoalPreview
        shown={shown}
        tone={draft.tone}
        plan={planSentence(draft)}
        time={draft.time_of_day}
        weekdays={draft.weekdays ?? ALL_WEEKDAYS}
        targetDate={draft.target_date > today ? draft.target_date : null}
      />
    </div>
  )
}

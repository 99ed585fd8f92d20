import { ChevronDown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DEFAULT_TIME_OF_DAY, DEFAULT_TONE } from '#domain/goals/fields.ts'
import { zoneTime } from '#domain/time/zone-words.ts'
import { errorsIn, showCreateRefusal } from '#web/entities/goals/create-refusal.ts'
import {
  CircleField,
  DescriptionField,
  HoursField,
  TargetDateField,
  TimeField,
  TitleField,
  ToneField,
} from '#web/entities/goals/goal-fields.tsx'
import { checkDraft, focusFirstError, holdsHalfADate } from '#web/entities/goals/goal-form.ts'
import { hoursError, hoursOf } from '#web/entities/goals/goal-hours.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { useCreateGoal } from '#web/entities/goals/use-create-goal.ts'
import { type SingleDraft, useGoalDraft } from '#web/entities/goals/use-goal-draft.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { formatTime } from '#web/lib/dates.ts'
import { DASHBOARD } from '#web/lib/places.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { GoalPreview } from './goal-preview.tsx'
import { LimitWords } from './limit-words.tsx'

const EMPTY: SingleDraft = {
  title: '',
  description: '',
  target_date: '',
  tone: DEFAULT_TONE,
  time_of_day: DEFAULT_TIME_OF_DAY,
  circle_type: null,
  hours: '',
}

const LIMIT_ID = 'goal-limit'

/** The summary of the closed details. */
const foldedWords = ({ time_of_day, hours }: SingleDraft): string =>
  `Wake-up mail at ${formatTime(time_of_day) ?? '…'}${hoursOf(hours) ? `, ${hours} hours a week` : ''}`

export const CreateGoalForm = ({ shown }: { shown: Goals }) => {
  const navigate = useNavigate()
  const create = useCreateGoal()
  const { setErrors, ...fields } = useGoalDraft(() => EMPTY)
  const [unfolded, setUnfolded] = useState(false)
  const { draft, errors, onChange } = fields
  const today = shown.today.date
  const underWay = create.isPending || create.isSuccess
  const isFull = shown.goals.length >= shown.plan.goal_limit && !underWay

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = {
      ...checkDraft(draft, { today, halfADate: holdsHalfADate(event) }),
      ...hoursError(event, draft.hours),
    }
    setErrors(found)
    if (found.time_of_day !== undefined || found.hours !== undefined) setUnfolded(true)
    if (Object.keys(found).length > 0) return focusFirstError(form)
    create.mutate(
      {
        title: draft.title,
        description: draft.description,
        target_date: draft.target_date === '' ? null : draft.target_date,
        tone: draft.tone,
        time_of_day: draft.time_of_day,
        circle_type: draft.circle_type,
        weekly_commitment_hours: hoursOf(draft.hours),
        streak_count: 0,
        is_active: true,
      },
      {
        onSuccess: ({ goal }) => void navigate(`/goal/${goal.id}`, { state: { created: true } }),
        onError: (error) => {
          showCreateRefusal(error)
          setErrors(errorsIn(error))
          focusFirstError(form)
        },
      },
    )
  }

  return (
    <div className="create-grid" data-circle={circleAttribute(draft.circle_type)}>
      <form noValidate onSubmit={submit}>
        {isFull ? (
          <Banner kind="open" id={LIMIT_ID}>
            <LimitWords shown={shown} />
          </Banner>
        ) : null}
        <CircleField
          className="create-for"
          value={draft.circle_type}
          onChange={(circle_type) => onChange({ circle_type })}
        />
        <ol className="numbered">
          <li>
            <TitleField {...fields} />
          </li>
          <li>
            <DescriptionField {...fields} hint="What does a kept day look like? Your coach reads this." />
          </li>
          <li>
            <TargetDateField {...fields} today={today} />
          </li>
          <li>
            <ToneField {...fields} hint="Who writes to you in the morning." />
          </li>
        </ol>
        <details className="fold" open={unfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
          <summary>
            <span>
              When and how much <small>{foldedWords(draft)}</small>
            </span>
            <Icon of={ChevronDown} />
          </summary>
          <div className="fold-body">
            <TimeField {...fields} hint={zoneTime(shown.today.zone)} />
            <HoursField value={draft.hours} error={errors.hours} onChange={(hours) => onChange({ hours })} />
          </div>
        </details>
        <div className="create-foot">
          <ButtonLink variant="plain" to={DASHBOARD}>
            Cancel
          </ButtonLink>
          <Button
            variant="dawn"
            size="large"
            type="submit"
            inactive={isFull || underWay}
            aria-describedby={isFull ? LIMIT_ID : undefined}
          >
            {underWay ? 'Creating...' : 'Create Goal'}
          </Button>
        </div>
      </form>
      <GoalPreview
        shown={shown}
        tone={draft.tone}
        time={draft.time_of_day}
        targetDate={draft.target_date > today ? draft.target_date : null}
      />
    </div>
  )
}

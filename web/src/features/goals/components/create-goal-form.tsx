import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CIRCLES, type CircleType, DEFAULT_TIME_OF_DAY, DEFAULT_TONE } from '#domain/goals/fields.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { errorsIn, sayWhyNot } from '#web/lib/goals/create-refusal.ts'
import {
  checkDraft,
  type DraftErrors,
  focusFirstError,
  type GoalDraft,
  holdsHalfADate,
} from '#web/lib/goals/goal-form.ts'
import type { Goals } from '#web/lib/goals/goals-query.ts'
import { useCreateGoal } from '#web/lib/goals/use-create-goal.ts'
import { DASHBOARD } from '#web/lib/places.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import { DescriptionField, TargetDateField, TitleField, ToneField } from '#web/ui/goal-fields.tsx'
import { GoalPreview } from './goal-preview.tsx'
import { LimitWords } from './limit-words.tsx'

const EMPTY: GoalDraft = {
  title: '',
  description: '',
  target_date: '',
  tone: DEFAULT_TONE,
  time_of_day: DEFAULT_TIME_OF_DAY,
}

const LIMIT_ID = 'goal-limit'

const CIRCLE_OPTIONS = CIRCLES.map((circle) => ({
  value: circle,
  label: (
    <>
      <CircleGlyph circle={circle} />
      {circle}
    </>
  ),
}))

export const CreateGoalForm = ({ shown }: { shown: Goals }) => {
  const navigate = useNavigate()
  const create = useCreateGoal()
  const [circle, setCircle] = useState<CircleType | null>(null)
  const [draft, setDraft] = useState(EMPTY)
  const [errors, setErrors] = useState<DraftErrors>({})
  const fields = { draft, errors, onChange: (change: Partial<GoalDraft>) => setDraft({ ...draft, ...change }) }
  const today = shown.today.date
  const underWay = create.isPending || create.isSuccess
  const isFull = shown.goals.length >= shown.plan.goal_limit && !underWay

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = checkDraft(draft, { today, halfADate: holdsHalfADate(event) })
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstError(form)
    create.mutate(
      {
        title: draft.title,
        description: draft.description,
        target_date: draft.target_date === '' ? null : draft.target_date,
        tone: draft.tone,
        time_of_day: draft.time_of_day,
        circle_type: circle,
        streak_count: 0,
        is_active: true,
      },
      {
        onSuccess: ({ goal }) => void navigate(`/goal/${goal.id}`, { state: { created: true } }),
        onError: (error) => {
          sayWhyNot(error)
          setErrors(errorsIn(error))
          focusFirstError(form)
        },
      },
    )
  }

  return (
    <div className="create-grid" data-circle={circleAttribute(circle)}>
      <form noValidate onSubmit={submit}>
        {isFull ? (
          <Banner kind="open" id={LIMIT_ID}>
            <LimitWords shown={shown} />
          </Banner>
        ) : null}
        <Choices
          legend="Which circle is it for?"
          name="circle"
          className="create-for"
          value={circle}
          options={CIRCLE_OPTIONS}
          onChange={setCircle}
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
      <GoalPreview shown={shown} tone={draft.tone} targetDate={draft.target_date > today ? draft.target_date : null} />
    </div>
  )
}

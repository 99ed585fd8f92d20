import { type FormEvent, useId, useState } from 'react'
import { zoneTime } from '#domain/time/zone-words.ts'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import { errorsIn } from '#web/entities/goals/create-refusal.ts'
import {
  DescriptionField,
  HoursField,
  TargetDateField,
  TimeField,
  TitleField,
  ToneField,
} from '#web/entities/goals/goal-fields.tsx'
import { focusFirstError, type GoalDraft } from '#web/entities/goals/goal-form.ts'
import type { NewGoal } from '#web/entities/goals/use-create-goal.ts'
import { useSuggestions } from '#web/features/framework/api/use-suggestions.ts'
import { type CircleErrors, checkCircle, chosenOf, goalOf, hoursShown } from '#web/features/framework/circle-goal.ts'
import type { MadeGoal } from '#web/features/framework/stored-workshop.ts'
import { useCircleDraft } from '#web/features/framework/use-circle-draft.ts'
import type { WorkshopCircle } from '#web/features/framework/workshop-plan.ts'
import { spokenCircle } from '#web/lib/circles.ts'
import { Button } from '#web/ui/button.tsx'
import { Suggestions } from './suggestions.tsx'

type Props = {
  plan: string
  circle: WorkshopCircle
  /** The next circle: its suggestions are fetched in advance. */
  next: WorkshopCircle | undefined
  today: TodayView
  like: MadeGoal | null
  /** True while a goal is being created. */
  underWay: boolean
  onCreate: (goal: NewGoal, onRefused: (error: Error) => void) => void
  onSkip: () => void
}

/** One circle: a suggestion or a custom goal, its settings, Create and Skip (FRAMEWORK-7). */
export const CircleForm = ({ plan, circle, next, today, like, underWay, onCreate, onSkip }: Props) => {
  const [draft, change] = useCircleDraft({ plan, circle, today: today.date, like })
  const [errors, setErrors] = useState<CircleErrors>({})
  const suggested = useSuggestions({ plan, circle }, next)
  const waiting = useId()
  const chosen = chosenOf(draft, suggested?.suggestions)
  const hours = hoursShown(draft, chosen, circle)
  const fields = {
    draft,
    errors,
    onChange: (part: Partial<GoalDraft>) => {
      change(part)
      // A change clears the errors of its field.
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
    },
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underWay || chosen === null) return
    const form = event.currentTarget
    const found = checkCircle(event, { draft, chosen, hours, today: today.date })
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstError(form)
    onCreate(goalOf(draft, chosen, hours, circle), (error) => {
      setErrors(errorsIn(error))
      focusFirstError(form)
    })
  }

  return (
    <form className="workshop-form" noValidate onSubmit={submit}>
      <Suggestions
        circle={spokenCircle(circle.name)}
        suggested={suggested}
        choice={chosen === null || chosen === 'own' ? chosen : (draft.choice ?? 0)}
        // The hours follow the new choice again.
        onChoose={(choice) => change({ choice, hours: null })}
        waitingId={waiting}
      >
        <TitleField {...fields} />
        <DescriptionField {...fields} />
      </Suggestions>
      <fieldset className="config">
        <legend>How it should run</legend>
        <div className="config-row">
          <TargetDateField {...fields} today={today.date} />
          <TimeField {...fields} />
          <HoursField value={hours} error={errors.hours} onChange={(typed) => change({ hours: typed })} />
        </div>
        <p className="config-zone">The mail comes at this hour, {zoneTime(today.zone)}.</p>
        <ToneField {...fields} />
      </fieldset>
      <div className="form-foot">
        <Button variant="plain" onClick={onSkip} inactive={underWay}>
          Skip this circle
        </Button>
        <Button
          variant="dawn"
          size="large"
          type="submit"
          inactive={underWay || chosen === null}
          aria-describedby={chosen === null ? waiting : undefined}
        >
          {underWay ? 'Creating...' : 'Create Goal'}
        </Button>
      </div>
    </form>
  )
}

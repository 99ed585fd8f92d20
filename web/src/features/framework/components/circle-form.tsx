import { type FormEvent, useId, useState } from 'react'
import { zoneTime } from '#domain/time/zone-words.ts'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import { Help } from '#web/entities/goals/care/care.tsx'
import {
  DescriptionField,
  HoursField,
  TargetDateField,
  TimeField,
  TitleField,
  ToneField,
} from '#web/entities/goals/fields/goal-fields.tsx'
import { goalSchema, goalTexts } from '#web/entities/goals/fields/goal-form.ts'
import { KindField } from '#web/entities/goals/fields/kind-field.tsx'
import { PlanFields } from '#web/entities/goals/fields/plan-fields.tsx'
import { RefusedNote } from '#web/entities/goals/fields/refused-note.tsx'
import { WeekdayFields } from '#web/entities/goals/fields/weekday-fields.tsx'
import type { NewGoal } from '#web/entities/goals/use-create-goal.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { useSuggestions } from '#web/features/framework/api/use-suggestions.ts'
import { startDraft, storeDraft } from '#web/features/framework/circle-draft.ts'
import { hoursShown, readChosen, readCircle, weekdaysShown } from '#web/features/framework/circle-goal.ts'
import type { MadeGoal } from '#web/features/framework/stored-workshop.ts'
import type { WorkshopCircle } from '#web/features/framework/workshop-plan.ts'
import { isRefusedText } from '#web/lib/api-error.ts'
import { spokenCircle } from '#web/lib/circles.ts'
import { useForm } from '#web/lib/use-form.ts'
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
  /** True where the plan has no room: the goal is kept as a draft (FRAMEWORK-15). */
  waits: boolean
  onCreate: (goal: NewGoal, onRefused: (error: Error) => void) => void
  onSkip: () => void
}

const labelFor = (waits: boolean, underWay: boolean): string => {
  if (waits) return underWay ? 'Keeping...' : 'Keep as Draft'
  return underWay ? 'Creating...' : 'Create Goal'
}

const ignoreSubmit = (event: FormEvent) => event.preventDefault()

/** One circle: a suggestion or a custom goal, its settings, Create and Skip (FRAMEWORK-7). */
export const CircleForm = ({ plan, circle, next, today, like, underWay, waits, onCreate, onSkip }: Props) => {
  const owner = { personId: usePerson().id, plan }
  const { suggested, help } = useSuggestions({ plan, circle }, next)
  const form = useForm({
    initial: () => startDraft(owner, { circle, today: today.date, like }),
    read: (draft) => readCircle(draft, readChosen(draft, suggested?.suggestions), circle),
    schema: goalSchema({ today: today.date }),
    texts: goalTexts(today.date),
    onChange: (draft) => storeDraft(owner, circle, draft),
  })
  const waiting = useId()
  const [refused, setRefused] = useState(false)
  const draft = form.values
  const chosen = readChosen(draft, suggested?.suggestions)
  const isReady = !underWay && chosen !== null

  const submit = form.submit((goal, element) => {
    setRefused(false)
    onCreate({ ...goal, circle_interview_data: circle.said, streak_count: 0, is_active: !waits }, (error) => {
      setRefused(isRefusedText(error))
      form.refuse(error, element)
    })
  })

  const refusal = refused ? <RefusedNote zone={today.zone} /> : null

  if (help !== null)
    return (
      <Help reason={help} zone={today.zone} heading="h2" about="interview">
        <div className="button-row care-actions">
          <Button variant="line" onClick={onSkip}>
            Skip This Circle
          </Button>
        </div>
      </Help>
    )
  return (
    <form className="workshop-form" noValidate onSubmit={isReady ? submit : ignoreSubmit}>
      <Suggestions
        circle={spokenCircle(circle.name)}
        suggested={suggested}
        choice={chosen === null || chosen === 'own' ? chosen : (draft.choice ?? 0)}
        // The hours, the weekdays and the kind follow the new choice again.
        onChoose={(choice) => form.set({ choice, hours_typed: false, weekdays_chosen: false, kind: null })}
        waitingId={waiting}
      >
        <TitleField form={form} refusal={chosen === 'own' ? refusal : null} />
        <DescriptionField form={form} />
      </Suggestions>
      {chosen === 'own' ? null : refusal}
      {chosen === null ? null : <KindField form={form} words={chosen === 'own' ? draft : chosen} />}
      <fieldset className="config">
        <legend>How it should run</legend>
        <div className="config-row">
          <TargetDateField form={form} today={today.date} />
          <TimeField form={form} />
          <HoursField
            form={form}
            value={hoursShown(draft, chosen, circle)}
            onType={(typed) => form.set({ weekly_commitment_hours: typed, hours_typed: true })}
          />
        </div>
        <p className="config-zone">The email comes at this hour, {zoneTime(today.zone)}.</p>
        <WeekdayFields
          form={form}
          value={weekdaysShown(draft, chosen, circle)}
          onChoose={(weekdays) => form.set({ weekdays, weekdays_chosen: true })}
        />
        <ToneField form={form} />
      </fieldset>
      <PlanFields form={form} />
      <div className="form-foot">
        <Button variant="plain" onClick={onSkip} inactive={underWay}>
          Skip This Circle
        </Button>
        <Button
          variant="dawn"
          size="large"
          type="submit"
          inactive={!isReady}
          aria-describedby={chosen === null ? waiting : undefined}
        >
          {labelFor(waits, underWay)}
        </Button>
      </div>
    </form>
  )
}

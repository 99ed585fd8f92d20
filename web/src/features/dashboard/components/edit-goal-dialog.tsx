import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type * as z from 'zod/mini'
import { unsavedMessages } from '#domain/messages/unsaved.ts'
import { zoneTime } from '#domain/time/zone-words.ts'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import {
  CircleField,
  DescriptionField,
  HoursField,
  TargetDateField,
  TimeField,
  TitleField,
  ToneField,
} from '#web/entities/goals/fields/goal-fields.tsx'
import { type GoalDraft, goalSchema, goalTexts, readGoal } from '#web/entities/goals/fields/goal-form.ts'
import { KindField } from '#web/entities/goals/fields/kind-field.tsx'
import { PlanFields } from '#web/entities/goals/fields/plan-fields.tsx'
import { RefusedNote } from '#web/entities/goals/fields/refused-note.tsx'
import { WeekdayFields } from '#web/entities/goals/fields/weekday-fields.tsx'
import type { GoalUpdates, ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { useUpdateGoal } from '#web/features/dashboard/api/use-update-goal.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const readDraft = (goal: ShownGoal): GoalDraft => ({
  title: goal.title,
  description: goal.description,
  target_date: goal.target_date ?? '',
  tone: goal.tone,
  time_of_day: goal.time_of_day,
  circle_type: goal.circle_type,
  weekly_commitment_hours: goal.weekly_commitment_hours === null ? '' : String(goal.weekly_commitment_hours),
  kind: goal.chosen_kind,
  plan_when: goal.plan_when,
  plan_then: goal.plan_then,
  obstacle: goal.obstacle,
  weekdays: goal.weekdays,
  rest_days: goal.rest_days,
})

type Goal = z.infer<ReturnType<typeof goalSchema>>

/** Sends only changed fields, so that a passed date may stay while the title is changed. */
const changesIn = (typed: Goal, goal: ShownGoal, mailAgain: boolean): GoalUpdates => {
  const { title, target_date, tone, time_of_day, circle_type, weekly_commitment_hours } = typed
  const { kind, plan_when, plan_then, obstacle, weekdays, rest_days } = typed
  const description = typed.description ?? ''
  return {
    ...(title !== goal.title && { title }),
    ...(description !== goal.description && { description }),
    ...(target_date !== goal.target_date && { target_date }),
    ...(tone !== goal.tone && { tone }),
    ...(time_of_day !== goal.time_of_day && { time_of_day }),
    ...(circle_type !== goal.circle_type && { circle_type }),
    ...(weekly_commitment_hours !== goal.weekly_commitment_hours && { weekly_commitment_hours }),
    ...(kind !== goal.chosen_kind && { kind }),
    ...(plan_when !== goal.plan_when && { plan_when }),
    ...(plan_then !== goal.plan_then && { plan_then }),
    ...(obstacle !== goal.obstacle && { obstacle }),
    ...(weekdays.join() !== goal.weekdays.join() && { weekdays }),
    ...(rest_days !== goal.rest_days && { rest_days }),
    ...(mailAgain && { wake_up_mail: true }),
  }
}

/** The field that gets the focus for an intent. */
type Focus = 'title' | 'target_date' | 'time_of_day'
type Props = {
  goal: ShownGoal
  today: TodayView
  focus: Focus
  /** The words of an edit that was refused, to be changed (CARE-10). */
  refused: GoalDraft | undefined
  onRefused: (typed: GoalDraft) => void
  onClose: () => void
}

const EditGoalDialog = ({ goal, today, focus, refused, onRefused, onClose }: Props) => {
  const form = useForm({
    initial: () => refused ?? readDraft(goal),
    read: readGoal,
    schema: goalSchema({ today: today.date, kept: goal.target_date }),
    texts: goalTexts(today.date),
  })
  // A goal in crisis gets no coach, day or mail to set: its words can be changed (CARE-8).
  const coached = goal.care !== 'crisis'
  const [mailAgain, setMailAgain] = useState(false)
  const isMailOff = coached && !goal.wake_up_mail
  const update = useUpdateGoal()
  /** The saved goal as it was when the dialog opened: a newer one that arrives meanwhile is no change of the person. */
  const [saved] = useState(() => JSON.stringify(readDraft(goal)))
  const isChanged = mailAgain || JSON.stringify(form.values) !== saved
  const guard = useLeaveGuard(useLocation().pathname, isChanged)
  const [asks, setAsks] = useState(false)
  const stay = () => {
    setAsks(false)
    guard.stay()
  }

  const save = form.submit((typed) => {
    const updates = changesIn(typed, goal, mailAgain)
    if (Object.keys(updates).length > 0) update.mutate({ goal, updates, onRefused: () => onRefused(form.values) })
    onClose()
  })

  return (
    <Dialog title="Edit Goal" wide onClose={isChanged ? () => setAsks(true) : onClose}>
      <form className="stack" noValidate onSubmit={save} data-circle={circleAttribute(form.values.circle_type)}>
        <div>
          <TitleField
            form={form}
            first={focus === 'title'}
            refusal={refused ? <RefusedNote zone={today.zone} /> : null}
          />
          {coached ? <KindField form={form} /> : null}
        </div>
        <DescriptionField form={form} />
        {coached ? (
          <>
            <TargetDateField form={form} today={today.date} first={focus === 'target_date'} />
            <TimeField form={form} hint={zoneTime(today.zone)} first={focus === 'time_of_day' && !isMailOff} />
            <ToneField form={form} />
            <CircleField form={form} />
            <HoursField form={form} />
            <WeekdayFields form={form} />
          </>
        ) : null}
        <PlanFields form={form} />
        {isMailOff ? (
          <label className="mail-again">
            <input
              type="checkbox"
              // A link to the time of a mail that is off is the one of the unsubscribe page.
              data-autofocus={focus === 'time_of_day' || undefined}
              checked={mailAgain}
              onChange={(event) => setMailAgain(event.target.checked)}
            />
            <span>Send me this goal’s wake-up email again</span>
          </label>
        ) : null}
        <div className="dialog-actions">
          <Button variant="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="ink" type="submit">
            Save Changes
          </Button>
        </div>
      </form>
      {asks || guard.leave ? (
        <ConfirmDialog
          title={unsavedMessages.title}
          cancel={unsavedMessages.stay}
          confirm={unsavedMessages.leave}
          onConfirm={guard.leave ?? onClose}
          onClose={stay}
        >
          <p>{unsavedMessages.goal}</p>
        </ConfirmDialog>
      ) : null}
    </Dialog>
  )
}

export default EditGoalDialog

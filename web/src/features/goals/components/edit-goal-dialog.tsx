import { type FormEvent, useState } from 'react'
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
} from '#web/entities/goals/goal-fields.tsx'
import { checkDraft, focusFirstError, holdsHalfADate } from '#web/entities/goals/goal-form.ts'
import { hoursError, hoursOf } from '#web/entities/goals/goal-hours.ts'
import type { GoalUpdates, ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { type SingleDraft, useGoalDraft } from '#web/entities/goals/use-goal-draft.ts'
import { useUpdateGoal } from '#web/features/goals/api/use-update-goal.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

const draftOf = (goal: ShownGoal): SingleDraft => ({
  title: goal.title,
  description: goal.description,
  target_date: goal.target_date ?? '',
  tone: goal.tone,
  time_of_day: goal.time_of_day,
  circle_type: goal.circle_type,
  hours: goal.weekly_commitment_hours === null ? '' : String(goal.weekly_commitment_hours),
})

/** Sends only changed fields, so that a passed date may stay while the title is changed. */
const changesIn = (draft: SingleDraft, goal: ShownGoal, mailAgain: boolean): GoalUpdates => {
  const title = draft.title.trim()
  const description = draft.description.trim()
  const target_date = draft.target_date === '' ? null : draft.target_date
  const weekly_commitment_hours = hoursOf(draft.hours)
  return {
    ...(title !== goal.title && { title }),
    ...(description !== goal.description && { description }),
    ...(target_date !== goal.target_date && { target_date }),
    ...(draft.tone !== goal.tone && { tone: draft.tone }),
    ...(draft.time_of_day !== goal.time_of_day && { time_of_day: draft.time_of_day }),
    ...(draft.circle_type !== goal.circle_type && { circle_type: draft.circle_type }),
    ...(weekly_commitment_hours !== goal.weekly_commitment_hours && { weekly_commitment_hours }),
    ...(mailAgain && { wake_up_mail: true }),
  }
}

/** The field that gets the focus for an intent. */
type Focus = 'title' | 'target_date' | 'time_of_day'
type Props = { goal: ShownGoal; today: TodayView; focus: Focus; onClose: () => void }

const EditGoalDialog = ({ goal, today, focus, onClose }: Props) => {
  const { setErrors, ...fields } = useGoalDraft(() => draftOf(goal))
  const { draft, errors, onChange } = fields
  const [mailAgain, setMailAgain] = useState(false)
  const update = useUpdateGoal()

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = {
      ...checkDraft(draft, { today: today.date, kept: goal.target_date, halfADate: holdsHalfADate(event) }),
      ...hoursError(event, draft.hours),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstError(event.currentTarget)
    const updates = changesIn(draft, goal, mailAgain)
    if (Object.keys(updates).length > 0) update.mutate({ goal, updates })
    onClose()
  }

  return (
    <Dialog title="Edit Goal" wide onClose={onClose}>
      <form className="stack" noValidate onSubmit={save} data-circle={circleAttribute(draft.circle_type)}>
        <TitleField {...fields} first={focus === 'title'} />
        <DescriptionField {...fields} />
        <TargetDateField {...fields} today={today.date} first={focus === 'target_date'} />
        <TimeField {...fields} hint={zoneTime(today.zone)} first={focus === 'time_of_day'} />
        <ToneField {...fields} />
        <CircleField value={draft.circle_type} onChange={(circle_type) => onChange({ circle_type })} />
        <HoursField value={draft.hours} error={errors.hours} onChange={(hours) => onChange({ hours })} />
        {goal.wake_up_mail ? null : (
          <label className="mail-again">
            <input type="checkbox" checked={mailAgain} onChange={(event) => setMailAgain(event.target.checked)} />
            <span>Send me this goal’s wake-up mail again</span>
          </label>
        )}
        <div className="dialog-actions">
          <Button variant="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="ink" type="submit">
            Save Changes
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export default EditGoalDialog

import { type FormEvent, useState } from 'react'
import type { TodayView } from '#functions/profiles/profile-view.ts'
import { useUpdateGoal } from '#web/features/goals/api/use-update-goal.ts'
import { circleAttribute } from '#web/lib/circles.ts'
import {
  checkDraft,
  type DraftErrors,
  focusFirstError,
  type GoalDraft,
  holdsHalfADate,
} from '#web/lib/goals/goal-form.ts'
import { zoneWords } from '#web/lib/goals/goal-words.ts'
import type { GoalUpdates, ShownGoal } from '#web/lib/goals/unsynced-edits.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DescriptionField, TargetDateField, TimeField, TitleField, ToneField } from '#web/ui/goal-fields.tsx'

const draftOf = (goal: ShownGoal): GoalDraft => ({
  title: goal.title,
  description: goal.description,
  target_date: goal.target_date ?? '',
  tone: goal.tone,
  time_of_day: goal.time_of_day,
})

/** Only what changed is sent: a date that has passed may stay while the title is mended. */
const changesIn = (draft: GoalDraft, goal: ShownGoal, mailAgain: boolean): GoalUpdates => {
  const title = draft.title.trim()
  const description = draft.description.trim()
  const target_date = draft.target_date === '' ? null : draft.target_date
  return {
    ...(title !== goal.title && { title }),
    ...(description !== goal.description && { description }),
    ...(target_date !== goal.target_date && { target_date }),
    ...(draft.tone !== goal.tone && { tone: draft.tone }),
    ...(draft.time_of_day !== goal.time_of_day && { time_of_day: draft.time_of_day }),
    ...(mailAgain && { wake_up_mail: true }),
  }
}

/** The field that an intent is about: it takes the focus. */
type Focus = 'title' | 'target_date' | 'time_of_day'
type Props = { goal: ShownGoal; today: TodayView; focus: Focus; onClose: () => void }

const EditGoalDialog = ({ goal, today, focus, onClose }: Props) => {
  const [draft, setDraft] = useState(() => draftOf(goal))
  const [errors, setErrors] = useState<DraftErrors>({})
  const [mailAgain, setMailAgain] = useState(false)
  const update = useUpdateGoal()
  const fields = { draft, errors, onChange: (change: Partial<GoalDraft>) => setDraft({ ...draft, ...change }) }

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = checkDraft(draft, { today: today.date, kept: goal.target_date, halfADate: holdsHalfADate(event) })
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstError(event.currentTarget)
    const updates = changesIn(draft, goal, mailAgain)
    if (Object.keys(updates).length > 0) update.mutate({ goal, updates })
    onClose()
  }

  return (
    <Dialog title="Edit Goal" wide onClose={onClose}>
      <form className="stack" noValidate onSubmit={save} data-circle={circleAttribute(goal.circle_type)}>
        <TitleField {...fields} first={focus === 'title'} />
        <DescriptionField {...fields} />
        <TargetDateField {...fields} today={today.date} first={focus === 'target_date'} />
        <TimeField {...fields} hint={zoneWords(today.zone)} first={focus === 'time_of_day'} />
        <ToneField {...fields} />
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

import { useId } from 'react'
import { ALL_WEEKDAYS, REST_DAYS_A_MONTH } from '#domain/streaks/rhythm.ts'
import { Switch } from '#web/ui/switch.tsx'
import type { GoalForm } from './goal-form.ts'
import { WEEKDAY_NAMES } from './weekday-names.ts'
import './weekday-fields.css'

/** A form that suggests weekdays gives its own `value` and `onChoose`. */
type Props = { form: GoalForm; value?: readonly number[]; onChoose?: (weekdays: number[]) => void }

/** The chosen weekdays of a goal (STREAK-9) as seven checkboxes on one horizon, and its rest days (STREAK-10). */
export const WeekdayFields = ({ form, value, onChoose = (weekdays) => form.set({ weekdays }) }: Props) => {
  const id = useId()
  const { rest_days = false } = form.values
  const weekdays = value ?? form.values.weekdays ?? ALL_WEEKDAYS
  const error = form.errors.weekdays
  const choose = (day: number, isChosen: boolean) =>
    onChoose(ALL_WEEKDAYS.filter((one) => (one === day ? isChosen : weekdays.includes(one))))
  return (
    <>
      <fieldset className="weekday-field" aria-describedby={error === undefined ? `${id}-hint` : `${id}-error`}>
        <legend>On these days</legend>
        <p className="hint" id={`${id}-hint`}>
          The other days are calm: nothing is asked, nothing is missed.
        </p>
        <div className="weekdays">
          {ALL_WEEKDAYS.map((day) => {
            const name = WEEKDAY_NAMES[day - 1] ?? ''
            return (
              <label key={day} className="weekday">
                <input
                  type="checkbox"
                  aria-label={name}
                  aria-invalid={error !== undefined || undefined}
                  checked={weekdays.includes(day)}
                  onChange={(event) => choose(day, event.target.checked)}
                />
                <span aria-hidden="true">{name.slice(0, 3)}</span>
                <i aria-hidden="true" />
              </label>
            )
          })}
        </div>
        {error === undefined ? null : (
          <p className="field-error" id={`${id}-error`}>
            {error}
          </p>
        )}
      </fieldset>
      <Switch
        label="Rest days"
        note={`Up to ${REST_DAYS_A_MONTH} single missed days a month do not end the streak.`}
        checked={rest_days}
        onChange={(on) => form.set({ rest_days: on })}
      />
    </>
  )
}

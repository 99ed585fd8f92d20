import type { ReactNode } from 'react'
import { CIRCLES, type CircleType, DESCRIPTION_MAX, TITLE_MAX, TONE_LABELS, type Tone } from '#domain/goals/fields.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { Choices } from '#web/ui/choices.tsx'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import './goal-fields.css'
import { countCodePoints, type GoalForm } from './goal-form.ts'

/** The fields of every goal form. `first` takes a dialog's focus. */
type FieldProps = { form: GoalForm; hint?: string; first?: boolean }

/** `refusal` says why the words were not accepted (CARE-10). */
type TitleProps = FieldProps & { refusal?: ReactNode }

const TONES: readonly Tone[] = ['kind_encouraging', 'teammate', 'wise_mentor', 'drill_sergeant']

const optional = (label: string) => (
  <>
    {label} <span className="hint-inline">optional</span>
  </>
)

export const TitleField = ({ form, first = false, refusal }: TitleProps) => (
  <TextField
    {...form.text('title')}
    data-autofocus={first || undefined}
    label="Title"
    refusal={refusal}
    required
    autoComplete="off"
    counter={{ used: countCodePoints(form.values.title), max: TITLE_MAX }}
  />
)

export const DescriptionField = ({ form, hint }: FieldProps) => (
  <TextAreaField
    {...form.text('description')}
    label={optional('Description')}
    rows={3}
    hint={hint}
    counter={{ used: countCodePoints(form.values.description), max: DESCRIPTION_MAX }}
  />
)

export const TargetDateField = ({ form, today, first = false }: FieldProps & { today: Day }) => (
  <TextField
    {...form.text('target_date')}
    data-autofocus={first || undefined}
    label={optional('Target date')}
    type="date"
    min={addDays(today, 1)}
    max="2199-12-31"
  />
)

/** Seconds. Wake-up mails are dispatched every five minutes (ADR 003). */
const FIVE_MINUTES = 300

export const TimeField = ({ form, hint, first = false }: FieldProps) => (
  <TextField
    {...form.text('time_of_day')}
    data-autofocus={first || undefined}
    label="Wake-up email at"
    type="time"
    step={FIVE_MINUTES}
    required
    hint={hint}
  />
)

/** A form that suggests hours gives its own `value` and `onType`. */
type HoursProps = FieldProps & { value?: string; onType?: (typed: string) => void }

export const HoursField = ({ form, value, onType }: HoursProps) => (
  <TextField
    {...form.text('weekly_commitment_hours')}
    {...(value !== undefined && { value })}
    {...(onType && { onChange: (event) => onType(event.target.value) })}
    label={optional('Hours a week')}
    type="number"
    inputMode="decimal"
    min="0"
    step="0.5"
  />
)

const NO_CIRCLE = 'none'
const CIRCLE_OPTIONS: readonly { value: CircleType | typeof NO_CIRCLE; label: ReactNode }[] = [
  ...CIRCLES.map((circle) => ({
    value: circle,
    label: (
      <>
        <CircleGlyph circle={circle} />
        {circle}
      </>
    ),
  })),
  { value: NO_CIRCLE, label: 'Not yet' },
]

type CircleProps = FieldProps & { className?: string }

/** The circle is optional (GOAL-7). */
export const CircleField = ({ form, className = 'tone-field' }: CircleProps) => (
  <Choices
    legend={<span className="label">{optional('Which circle is it for?')}</span>}
    name="circle"
    className={className}
    value={form.values.circle_type ?? NO_CIRCLE}
    options={CIRCLE_OPTIONS}
    onChange={(circle) => form.set({ circle_type: circle === NO_CIRCLE ? null : circle })}
  />
)

export const ToneField = ({ form, hint }: FieldProps) => (
  <Choices
    legend={
      <>
        <span className="label">Coaching tone</span>
        {hint ? <span className="tone-hint">{hint}</span> : null}
      </>
    }
    name="tone"
    className="tone-field"
    value={form.values.tone}
    options={TONES.map((tone) => ({ value: tone, label: TONE_LABELS[tone] }))}
    onChange={(tone) => form.set({ tone })}
  />
)

import type { ReactNode } from 'react'
import { CIRCLES, type CircleType, DESCRIPTION_MAX, TITLE_MAX, TONE_LABELS, type Tone } from '#domain/goals/fields.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { Choices } from '#web/ui/choices.tsx'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import { HOURS_NAME } from './goal-hours.ts'
import './goal-fields.css'
import { count, DATE_NAME, type DraftErrors, type GoalDraft } from './goal-form.ts'

/** The fields of every goal form. `first` takes a dialog's focus. */
export type FieldsProps = {
  draft: GoalDraft
  errors: DraftErrors
  onChange: (change: Partial<GoalDraft>) => void
}

const TONES: readonly Tone[] = ['kind_encouraging', 'teammate', 'wise_mentor', 'drill_sergeant']

const optional = (label: string) => (
  <>
    {label} <span className="hint-inline">optional</span>
  </>
)

export const TitleField = ({ draft, errors, onChange, first = false }: FieldsProps & { first?: boolean }) => (
  <TextField
    data-autofocus={first || undefined}
    label="Title"
    name="title"
    required
    autoComplete="off"
    value={draft.title}
    error={errors.title}
    counter={{ used: count(draft.title), max: TITLE_MAX }}
    onChange={(event) => onChange({ title: event.target.value })}
  />
)

export const DescriptionField = ({ draft, errors, onChange, hint }: FieldsProps & { hint?: string }) => (
  <TextAreaField
    label={optional('Description')}
    name="description"
    rows={3}
    hint={hint}
    value={draft.description}
    error={errors.description}
    counter={{ used: count(draft.description), max: DESCRIPTION_MAX }}
    onChange={(event) => onChange({ description: event.target.value })}
  />
)

type DateProps = FieldsProps & { today: Day; first?: boolean }

export const TargetDateField = ({ draft, errors, onChange, today, first = false }: DateProps) => (
  <TextField
    data-autofocus={first || undefined}
    label={optional('Target date')}
    name={DATE_NAME}
    type="date"
    min={addDays(today, 1)}
    max="2199-12-31"
    value={draft.target_date}
    error={errors.target_date}
    onChange={(event) => onChange({ target_date: event.target.value })}
  />
)

/** Seconds. Wake-up mails are dispatched every five minutes (ADR 003). */
const FIVE_MINUTES = 300

export const TimeField = ({
  draft,
  errors,
  onChange,
  hint,
  first = false,
}: FieldsProps & { hint?: string; first?: boolean }) => (
  <TextField
    data-autofocus={first || undefined}
    label="Wake-up mail at"
    name="time_of_day"
    type="time"
    step={FIVE_MINUTES}
    required
    hint={hint}
    value={draft.time_of_day}
    error={errors.time_of_day}
    onChange={(event) => onChange({ time_of_day: event.target.value })}
  />
)

type HoursProps = { value: string; error: string | undefined; onChange: (typed: string) => void }

export const HoursField = ({ value, error, onChange }: HoursProps) => (
  <TextField
    label={optional('Hours a week')}
    name={HOURS_NAME}
    type="number"
    inputMode="decimal"
    min="0"
    step="0.5"
    value={value}
    error={error}
    onChange={(event) => onChange(event.target.value)}
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

type CircleProps = { value: CircleType | null; onChange: (circle: CircleType | null) => void; className?: string }

/** The circle is optional (GOAL-7). */
export const CircleField = ({ value, onChange, className = 'tone-field' }: CircleProps) => (
  <Choices
    legend={<span className="label">{optional('Which circle is it for?')}</span>}
    name="circle"
    className={className}
    value={value ?? NO_CIRCLE}
    options={CIRCLE_OPTIONS}
    onChange={(circle) => onChange(circle === NO_CIRCLE ? null : circle)}
  />
)

export const ToneField = ({ draft, onChange, hint }: Omit<FieldsProps, 'errors'> & { hint?: string }) => (
  <Choices
    legend={
      <>
        <span className="label">Coaching tone</span>
        {hint ? <span className="tone-hint">{hint}</span> : null}
      </>
    }
    name="tone"
    className="tone-field"
    value={draft.tone}
    options={TONES.map((tone) => ({ value: tone, label: TONE_LABELS[tone] }))}
    onChange={(tone) => onChange({ tone })}
  />
)

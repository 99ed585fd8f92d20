import { DESCRIPTION_MAX, TITLE_MAX, TONE_LABELS, type Tone } from '#domain/goals/fields.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { Choices } from '#web/ui/choices.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import './goal-fields.css'
import { count, DATE_NAME, type DraftErrors, type GoalDraft } from '#web/lib/goals/goal-form.ts'

/** The fields of a goal, alike wherever one is made or edited. `first` takes a dialog's focus. */
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

/** The morning mail leaves on a five-minute mark (docs/decisions/003). */
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

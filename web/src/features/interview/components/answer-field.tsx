import { INTERVIEW_ANSWER_MAX } from '#domain/goals/fields.ts'
import { TextAreaField } from '#web/ui/text-field.tsx'

/** Characters before the limit from which on they are counted. */
const NEAR = 200

type Props = {
  label: string
  hint: string
  name: string
  rows: number
  placeholder?: string
  value: string
  onChange: (value: string) => void
}

/** An answer in a person's own words. It takes no more than the limit, counted as the server counts. */
export const AnswerField = ({ label, hint, name, rows, placeholder, value, onChange }: Props) => {
  const used = [...value].length
  return (
    <TextAreaField
      label={label}
      hint={hint}
      name={name}
      rows={rows}
      {...(placeholder && { placeholder })}
      value={value}
      counter={used > INTERVIEW_ANSWER_MAX - NEAR ? { used, max: INTERVIEW_ANSWER_MAX } : undefined}
      onChange={(event) => onChange([...event.target.value].slice(0, INTERVIEW_ANSWER_MAX).join(''))}
    />
  )
}

import { useEffect, useRef } from 'react'
import { INTERVIEW_ANSWER_MAX } from '#domain/goals/fields.ts'
import { careMessages } from '#domain/messages/care.ts'
import { TextAreaField } from '#web/ui/text-field.tsx'

/** The counter appears this many characters before the limit. */
const NEAR = 200

type Props = {
  label: string
  hint: string
  name: string
  rows: number
  placeholder?: string
  value: string
  /** It led to the help page, so it is marked and takes the focus. */
  marked?: boolean
  onChange: (value: string) => void
}

/** A text answer. It accepts no more than the limit, counted in code points like the server. */
export const AnswerField = ({ label, hint, name, rows, placeholder, value, marked = false, onChange }: Props) => {
  const used = [...value].length
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (marked) place.current?.querySelector('textarea')?.focus()
  }, [marked])
  const field = (
    <TextAreaField
      label={label}
      hint={hint}
      name={name}
      rows={rows}
      {...(placeholder && { placeholder })}
      value={value}
      refusal={marked ? careMessages.markedAnswer : undefined}
      counter={used > INTERVIEW_ANSWER_MAX - NEAR ? { used, max: INTERVIEW_ANSWER_MAX } : undefined}
      onChange={(event) => onChange([...event.target.value].slice(0, INTERVIEW_ANSWER_MAX).join(''))}
    />
  )
  return <div ref={place}>{field}</div>
}

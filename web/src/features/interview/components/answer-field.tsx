import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { INTERVIEW_ANSWER_MAX } from '#domain/goals/fields.ts'
import { careMessages } from '#domain/messages/care.ts'
import { frameworkMessages } from '#domain/messages/framework.ts'
import { fitAnswer } from '#web/features/interview/fit-answer.ts'
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

/** Gives a function that keeps the caret of a control where it is while its text is cut: its distance from the end stays. */
const useCaret = () => {
  const kept = useRef<{ control: HTMLTextAreaElement; fromEnd: number }>(null)
  useLayoutEffect(() => {
    if (kept.current === null) return
    const { control, fromEnd } = kept.current
    kept.current = null
    const at = control.value.length - fromEnd
    control.setSelectionRange(at, at)
  })
  return (control: HTMLTextAreaElement) => {
    kept.current = { control, fromEnd: control.value.length - control.selectionEnd }
  }
}

/** A text answer. It accepts no more than the limit, counted in code points like the server, and says so when it cuts what is typed. */
export const AnswerField = ({ label, hint, name, rows, placeholder, value, marked = false, onChange }: Props) => {
  const used = [...value].length
  const place = useRef<HTMLDivElement>(null)
  const keepCaret = useCaret()
  const [isCut, setCut] = useState(false)
  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    const fitted = fitAnswer(value, target.value, INTERVIEW_ANSWER_MAX)
    setCut(fitted !== target.value)
    if (fitted !== target.value) keepCaret(target)
    onChange(fitted)
  }
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
      error={isCut && used >= INTERVIEW_ANSWER_MAX ? frameworkMessages.answerCut(INTERVIEW_ANSWER_MAX) : undefined}
      refusal={marked ? careMessages.markedAnswer : undefined}
      counter={used > INTERVIEW_ANSWER_MAX - NEAR ? { used, max: INTERVIEW_ANSWER_MAX } : undefined}
      onChange={change}
    />
  )
  return <div ref={place}>{field}</div>
}

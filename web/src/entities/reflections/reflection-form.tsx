import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { reflectionMessages } from '#domain/messages/reflection.ts'
import { FEELINGS, type Feeling, NOTE_MAX, note, type Reflection } from '#domain/streaks/reflection.ts'
import type { Day } from '#domain/time/day.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useReflect } from './use-reflect.ts'
import './reflection-form.css'

const OPTIONS = FEELINGS.map((value) => ({ value, label: reflectionMessages.feelings[value] }))

type Props = {
  goal: { id: string; user_id: string }
  date: Day
  legend: string
  /** What the day has already. */
  initial?: Reflection
  onSaved: () => void
  /** Without it the form cannot be skipped. */
  onSkip?: () => void
}

/** The reason why a line is not valid; undefined for a valid one. */
const findFault = (line: string): string | undefined => z.safeParse(note, line).error?.issues[0]?.message

/**
 * One tap and one line. A tap is saved at once. The line is saved with its button and when the focus leaves it, so that the way to the
 * next goal does not lose it.
 */
const ReflectionForm = ({ goal, date, legend, initial, onSaved, onSkip }: Props) => {
  const reflect = useReflect(goal)
  const [felt, setFelt] = useState<Feeling | null>(initial?.feeling ?? null)
  const [line, setLine] = useState(initial?.note ?? '')
  const [kept, setKept] = useState(initial?.note ?? '')
  // Leaving the field and pressing the button save the same line once, also while the tap is still being saved.
  const sent = useRef(kept)
  const fault = findFault(line)
  const isChanged = line.trim() !== kept && fault === undefined

  const choose = (feeling: Feeling) => {
    setFelt(feeling)
    reflect.mutate({ date, feeling }, { onSuccess: onSaved })
  }
  const saveLine = () => {
    const words = line.trim()
    if (!isChanged || sent.current === words) return
    sent.current = words
    reflect.mutate(
      { date, note: words },
      {
        onSuccess: () => {
          setKept(words)
          onSaved()
        },
        onError: () => {
          sent.current = kept
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saveLine()
  }
  const failed = reflect.error instanceof ApiError ? reflect.error.message : reflectionMessages.failed
  return (
    <form className="reflection" onSubmit={submit}>
      <Choices
        legend={legend}
        name="feeling"
        value={felt}
        options={OPTIONS}
        onChange={choose}
        className="reflection-felt"
      />
      <TextField
        label={reflectionMessages.line}
        hint={reflectionMessages.hint}
        name="note"
        autoComplete="off"
        value={line}
        onChange={(event) => setLine(event.target.value)}
        onBlur={saveLine}
        counter={{ used: [...line].length, max: NOTE_MAX }}
        error={fault ?? (reflect.isError ? failed : undefined)}
      />
      <div className="reflection-foot">
        <Button variant="line" type="submit" inactive={!isChanged || reflect.isPending}>
          {reflectionMessages.save}
        </Button>
        {onSkip && !reflect.isSuccess ? (
          <Button variant="plain" onClick={onSkip}>
            {reflectionMessages.skip}
          </Button>
        ) : null}
        <p className="reflection-kept" role="status">
          {reflect.isSuccess && !isChanged ? reflectionMessages.saved : null}
        </p>
      </div>
    </form>
  )
}

export default ReflectionForm

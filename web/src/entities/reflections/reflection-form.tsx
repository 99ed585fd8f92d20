import { type FormEvent, useState } from 'react'
import { reflectionMessages } from '#domain/messages/reflection.ts'
import { FEELINGS, type Feeling, NOTE_MAX, type Reflection } from '#domain/streaks/reflection.ts'
import type { Day } from '#domain/time/day.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { findFault, useReflectionDraft } from './use-reflection-draft.ts'
import './reflection-form.css'

const OPTIONS = FEELINGS.map((value) => ({ value, label: reflectionMessages.feelings[value] }))

type Props = {
  goal: { id: string; user_id: string }
  date: Day
  legend: string
  /** What the day has already. */
  initial?: Reflection
  onSaved: () => void
  /** Takes the form away: skipped, or closed once something is saved. Without it the form stays. */
  onSkip?: () => void
}

/**
 * One tap and one line. A tap is saved at once. The line is saved with its button, when the focus leaves it, and when the form leaves the
 * page, so that the way to the next goal does not lose it.
 */
const ReflectionForm = ({ goal, date, legend, initial, onSaved, onSkip }: Props) => {
  const { draft, edit, save } = useReflectionDraft({ goal, date }, initial, onSaved)
  // Local, because a controlled field must follow its keys at once.
  const [felt, setFelt] = useState(draft.feeling)
  const [line, setLine] = useState(draft.line)
  const fault = findFault(line)
  const isChanged = line.trim() !== draft.saved.note && fault === undefined

  const choose = (feeling: Feeling) => {
    setFelt(feeling)
    edit({ feeling })
    save()
  }
  const type = (words: string) => {
    setLine(words)
    edit({ line: words })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
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
        onChange={(event) => type(event.target.value)}
        onBlur={save}
        counter={{ used: [...line].length, max: NOTE_MAX }}
        error={fault ?? draft.failure}
      />
      <div className="reflection-foot">
        <Button variant="line" type="submit" inactive={!isChanged || draft.isSaving}>
          {reflectionMessages.save}
        </Button>
        {onSkip ? (
          // The button stays after a save, because it may have the focus.
          <Button variant="plain" onClick={onSkip}>
            {draft.isKept ? reflectionMessages.close : reflectionMessages.skip}
          </Button>
        ) : null}
        <p className="reflection-kept" role="status">
          {draft.isKept && !isChanged ? reflectionMessages.saved : null}
        </p>
      </div>
    </form>
  )
}

export default ReflectionForm

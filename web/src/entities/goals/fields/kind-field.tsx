import { useState } from 'react'
import { deriveKind } from '#domain/coach/kinds/derive-kind.ts'
import { GOAL_KINDS } from '#domain/coach/kinds/kind.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import type { GoalForm } from './goal-form.ts'
import { KIND_AWAITED, KIND_HINT, KIND_LABELS } from './kind-words.ts'

type Props = {
  form: GoalForm
  /** The words that the goal gets. By default those of the form. */
  words?: { title: string; description: string }
}

/**
 * The kind that the coach reads from the words and the target date, and a way to choose another one (TEXT-13). The choice of the derived kind is no
 * choice: the kind then follows the title again.
 */
export const KindField = ({ form, words = form.values }: Props) => {
  const [choosing, setChoosing] = useState(false)
  const derived = deriveKind(words.title, words.description, form.values.target_date || null)
  const kind = form.values.kind ?? derived
  if (words.title.trim() === '') return <p className="read-as">{KIND_AWAITED}</p>
  return (
    <div>
      <p className="read-as">
        We read it as <b>{KIND_LABELS[kind]}</b>{' '}
        <LinkButton
          aria-expanded={choosing}
          aria-label={choosing ? undefined : 'Change the kind of this goal'}
          onClick={() => setChoosing(!choosing)}
        >
          {choosing ? 'Keep it' : 'Change'}
        </LinkButton>
      </p>
      {choosing ? (
        <Choices
          className="kind-field"
          legend={
            <>
              <span className="visually-hidden">Kind of goal</span>
              <span className="tone-hint">{KIND_HINT}</span>
            </>
          }
          name="kind"
          value={kind}
          options={GOAL_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
          onChange={(chosen) => form.set({ kind: chosen === derived ? null : chosen })}
        />
      ) : null}
    </div>
  )
}

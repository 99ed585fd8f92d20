import { useQueryClient } from '@tanstack/react-query'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { undoMessages } from '#domain/messages/undo.ts'
import type { Day } from '#domain/time/day.ts'
import { hasDraftWords } from '#web/entities/reflections/reflection-draft.ts'
import { keepFocusNear } from '#web/lib/focus-nearby.ts'
import { LinkButton } from '#web/ui/button.tsx'
import type { ShownGoal } from './unsynced-edits.ts'
import { asksForWords, useUndoCheckIn } from './use-undo-check-in.ts'

const Dialog = lazy(() => import('./undo-words-dialog.tsx'))

export type UndoProps = {
  goal: ShownGoal
  today: Day
  /** The id of the goal's title. */
  describedBy: string
  /** Gives the focus to the result. Without it the focus moves to what is near. */
  onUndone?: () => void
}

/** Stays mounted without its button, to give the focus away after the undo. It asks first where the person said something of the day. */
const UndoButton = ({ goal, today, describedBy, onUndone, isOffered }: UndoProps & { isOffered: boolean }) => {
  const client = useQueryClient()
  const undo = useUndoCheckIn(goal)
  const button = useRef<HTMLButtonElement>(null)
  const [asks, setAsks] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    // After the dialog's own restore of the focus, which would lead to the button that is gone.
    if (!hasFocus) return
    setHasFocus(false)
    onUndone?.()
  }, [hasFocus, onUndone])

  const send = (removesWords: boolean) =>
    undo.mutate(
      { day: today, removesWords },
      {
        onSuccess: () => {
          const at = document.activeElement
          setHasFocus(at === null || at === document.body || at === button.current || at.closest('dialog') !== null)
          setAsks(false)
        },
        onError: (error) => setAsks(asksForWords(error)),
      },
    )
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!onUndone) keepFocusNear(currentTarget)
    if (goal.day_marks.noted.includes(today) || hasDraftWords(client, { goal, date: today })) setAsks(true)
    else send(false)
  }
  return (
    <>
      {isOffered ? (
        <LinkButton
          ref={button}
          className="undo-check-in"
          aria-describedby={describedBy}
          aria-disabled={undo.isPending || undefined}
          onClick={press}
        >
          {undo.isPending ? undoMessages.undoing : undoMessages.undo}{' '}
          <span className="visually-hidden">{undoMessages.what}</span>
        </LinkButton>
      ) : null}
      {asks ? (
        <Suspense fallback={null}>
          <Dialog busy={undo.isPending} onConfirm={() => send(true)} onClose={() => setAsks(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

export default UndoButton

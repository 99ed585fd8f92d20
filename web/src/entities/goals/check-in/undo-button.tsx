import { useQueryClient } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { undoMessages } from '#domain/messages/undo.ts'
import type { Day } from '#domain/time/day.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { useUnansweredCheckIns } from '#web/entities/offline/unanswered-check-ins.ts'
import { useWaitingCheckIns } from '#web/entities/offline/waiting-check-ins.ts'
import { hasDraftWords } from '#web/entities/reflections/reflection-draft.ts'
import { useConnection } from '#web/lib/connection.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { isUndoable } from './is-undoable.ts'
import { asksForWords, useUndoCheckIn } from './use-undo-check-in.ts'

const Dialog = lazy(() => import('./undo-words-dialog.tsx'))

export type UndoProps = {
  goal: ShownGoal
  today: Day
  /** The id of the goal's title. */
  describedBy: string
  /** Gets the focus after the undo. Without it the focus moves to what is near. */
  checkInRef?: RefObject<HTMLElement | null>
}

/** Without a network only a check-in that waits on this device can be undone, and none before the server answered it (STREAK-20). */
const useIsOffered = (goal: ShownGoal, today: Day): boolean => {
  const isUnanswered = useUnansweredCheckIns().some(({ goalId }) => goalId === goal.id)
  const waits = useWaitingCheckIns(goal.user_id).some(({ goalId, day }) => goalId === goal.id && day === today)
  const isReachable = useConnection() !== 'offline'
  return isUndoable(goal, today) && !isUnanswered && (waits || isReachable)
}

/**
 * Whether the person has not moved the focus since the undo: it is on its button, in its dialog, or where these left it, on nothing or on
 * a part that only a script focuses.
 */
const isFocusUnmoved = (button: HTMLButtonElement | null): boolean => {
  const at = document.activeElement
  if (at === null || at === document.body || at === button) return true
  return at.closest('dialog') !== null || at.matches('[tabindex="-1"]')
}

/** Stays mounted without its button, to give the focus away after the undo. It asks first where the person said something of the day. */
const UndoButton = ({ goal, today, describedBy, checkInRef }: UndoProps) => {
  const client = useQueryClient()
  const isOffered = useIsOffered(goal, today)
  const undo = useUndoCheckIn(goal)
  const button = useRef<HTMLButtonElement>(null)
  const [asks, setAsks] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    // After the dialog's own restore of the focus, which would lead to the button that is gone.
    if (!hasFocus) return
    setHasFocus(false)
    checkInRef?.current?.focus({ preventScroll: true })
  }, [hasFocus, checkInRef])

  const send = (removesWords: boolean) =>
    undo.mutate(
      { day: today, removesWords },
      {
        onSuccess: () => {
          setHasFocus(isFocusUnmoved(button.current))
          setAsks(false)
        },
        onError: (error) => setAsks(asksForWords(error)),
      },
    )
  const press = () => {
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

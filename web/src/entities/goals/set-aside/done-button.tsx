import { useId } from 'react'
import type { GoalView } from '#domain/goals/goal.ts'
import { doneMessages } from '#domain/messages/done.ts'
import { useConnection } from '#web/lib/connection.ts'
import { Button } from '#web/ui/button.tsx'
import { useSetDone } from './use-set-done.ts'

type DoneProps = { goal: GoalView; variant: 'dawn' | 'ink' | 'line'; describedBy?: string }

/** 'I Did It' (GOAL-20). It needs a network; it is not queued on the device. */
export const DoneButton = ({ goal, variant, describedBy }: DoneProps) => {
  const mark = useSetDone(true)
  const isOffline = useConnection() === 'offline'
  const waitsId = useId()
  const described = [describedBy, isOffline ? waitsId : undefined].filter(Boolean).join(' ')
  return (
    <>
      <Button
        variant={variant}
        inactive={mark.isPending || isOffline}
        aria-describedby={described === '' ? undefined : described}
        onClick={() => mark.mutate(goal.id)}
      >
        {mark.isPending ? doneMessages.marking : goal.care === 'gentle' ? doneMessages.mark : doneMessages.did}
      </Button>
      {isOffline ? (
        <p className="goal-note goal-note-after" id={waitsId}>
          {doneMessages.waits}
        </p>
      ) : null}
    </>
  )
}

type NotDoneProps = { goal: GoalView; size?: 'normal' | 'large'; describedBy?: string }

/** 'Not Done Yet': the goal is active again, if the plan has room for it (GOAL-22). */
export const NotDoneButton = ({ goal, size = 'normal', describedBy }: NotDoneProps) => {
  const takeBack = useSetDone(false)
  return (
    <Button
      variant="line"
      size={size}
      inactive={takeBack.isPending}
      aria-describedby={describedBy}
      onClick={() => takeBack.mutate(goal.id)}
    >
      {takeBack.isPending ? doneMessages.takingBack : doneMessages.notYet}
    </Button>
  )
}

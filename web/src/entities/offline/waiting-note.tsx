import { checkInMessages } from '#domain/messages/check-in.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { useWaitingCheckIns } from './waiting-check-ins.ts'
import './waiting-note.css'

/** Beside a check-in that has not been sent yet. */
export const WaitingNote = ({ goalId }: { goalId: string }) => {
  const waits = useWaitingCheckIns(usePerson().id).some((one) => one.goalId === goalId)
  return waits ? <p className="waiting-note">{checkInMessages.waits}</p> : null
}

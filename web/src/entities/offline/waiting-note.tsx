import { messages } from '#domain/messages.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { useWaitingCheckIns } from './waiting-check-ins.ts'
import './waiting-note.css'

/** Beside a check-in that has not been sent yet. */
export const WaitingNote = ({ goalId }: { goalId: string }) => {
  const waits = useWaitingCheckIns(usePerson().id).some((one) => one.goalId === goalId)
  return waits ? <p className="waiting-note">{messages.checkIn.waits}</p> : null
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reflectionMessages } from '#domain/messages/reflection.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { useWaitingCheckIns } from '#web/entities/offline/waiting-check-ins.ts'
import { useConnection } from '#web/lib/connection.ts'
import { noteAsked, wasAsked } from './asked.ts'
import { isUnsaved, readDraft } from './reflection-draft.ts'
import ReflectionForm from './reflection-form.tsx'
import '#web/entities/offline/waiting-note.css'

type Props = { goal: ShownGoal; shown: Goals }

/** Decides once, when it appears, whether the day's question is still to be asked. */
export const ReflectionQuestion = ({ goal, shown }: Props) => {
  const { date } = shown.today
  const client = useQueryClient()
  // Words that could not be saved are shown again.
  const [asks, setAsks] = useState(() => {
    const draft = readDraft(client, { goal, date })
    if (draft && isUnsaved(draft)) return true
    return !wasAsked(goal, date) && !goal.day_marks.noted.includes(date)
  })
  const online = useConnection() === 'online'
  const waits = useWaitingCheckIns(goal.user_id).some(({ goalId }) => goalId === goal.id)
  // A form that was opened stays when the network goes, because words may stand in it.
  const [isOpened, setIsOpened] = useState(false)
  if (!isOpened && online && !waits) setIsOpened(true)
  if (!asks) return null
  // Words about a day are not stored on the device.
  if (!isOpened) return <p className="reflection-later waiting-note">{reflectionMessages.needsNetwork}</p>
  return (
    <ReflectionForm
      goal={goal}
      date={date}
      legend={goal.care === 'gentle' ? reflectionMessages.askGently : reflectionMessages.ask}
      onSaved={() => noteAsked(goal, date)}
      onSkip={() => {
        noteAsked(goal, date)
        setAsks(false)
      }}
    />
  )
}

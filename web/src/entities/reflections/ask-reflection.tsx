import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { reflectionMessages } from '#domain/messages/reflection.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { hasCrisis } from '#web/entities/goals/has-crisis.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { usePressedCheckIns } from '#web/entities/offline/pressed-check-ins.ts'
import { useWaitingCheckIns } from '#web/entities/offline/waiting-check-ins.ts'
import { useConnection } from '#web/lib/connection.ts'
import { noteAsked, wasAsked } from './asked.ts'
import { isUnsaved, readDraft } from './reflection-draft.ts'
import '#web/entities/offline/waiting-note.css'

const ReflectionForm = lazy(() => import('./reflection-form.tsx'))

type Props = { goal: ShownGoal; shown: Goals }

/** Decides once, when it appears, whether the day's question is still to be asked. */
const Question = ({ goal, shown }: Props) => {
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
    <Suspense fallback={null}>
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
    </Suspense>
  )
}

/** The question after a check-in: how it was, and one line, if the person likes (STREAK-15). None beside a goal in crisis. */
export const AskReflection = ({ goal, shown }: Props) => {
  // The server takes no words about a check-in that it does not know yet.
  const isUnanswered = usePressedCheckIns().some(({ goalId }) => goalId === goal.id)
  if (!goal.checked_in_today || isUnanswered || hasCrisis(shown)) return null
  return <Question key={shown.today.date} goal={goal} shown={shown} />
}

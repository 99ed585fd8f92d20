import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GoalView } from '#domain/goals/goal.ts'
import { reflectionMessages } from '#domain/messages/reflection.ts'
import { isReflectable } from '#domain/streaks/reflection.ts'
import type { Day } from '#domain/time/day.ts'
import ReflectionForm from '#web/entities/reflections/reflection-form.tsx'
import { reflectionsQuery, useReflect } from '#web/entities/reflections/use-reflect.ts'
import { formatWeekdayDate } from '#web/lib/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import './own-words.css'

type Props = { goal: GoalView; date: Day; today: Day }

/** What the person said of a day. It can be removed, and for today and yesterday changed (STREAK-15). */
const OwnWords = ({ goal, date, today }: Props) => {
  const query = useQuery(reflectionsQuery(goal))
  const reflect = useReflect(goal)
  const [changes, setChanges] = useState(false)
  const said = query.data?.find((one) => one.date === date)
  if (query.isError) return <p className="own-words-day">{reflectionMessages.unread}</p>
  if (!said) return null
  const remove = () =>
    reflect.mutate(
      { date, feeling: null, note: '' },
      {
        onSuccess: ({ message }) => toast.achievement(message),
        onError: () => toast.error(reflectionMessages.failed),
      },
    )
  const felt = said.feeling === null ? '' : ` ${reflectionMessages.felt[said.feeling]}`
  return (
    <div className="own-words">
      <p className="own-words-day">
        {formatWeekdayDate(date)}.{felt}
      </p>
      {changes ? (
        <ReflectionForm
          goal={goal}
          date={date}
          legend={reflectionMessages.ask}
          initial={said}
          onSaved={() => undefined}
        />
      ) : (
        <>
          <blockquote dir="auto">“{said.note}”</blockquote>
          <div className="button-row">
            {goal.permissions.canCheckIn && isReflectable(date, today) ? (
              <Button variant="plain" onClick={() => setChanges(true)}>
                {reflectionMessages.change}
              </Button>
            ) : null}
            <Button variant="plain" inactive={reflect.isPending} onClick={remove}>
              {reflectionMessages.remove}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

export default OwnWords

import { lazy, Suspense, useId, useState } from 'react'
import type { GoalView } from '#domain/goals/goal.ts'
import type { Day } from '#domain/time/day.ts'
import type { Ledger } from '#web/ui/days/day-state.ts'
import { DayKey, MonthCalendar } from '#web/ui/days/month-calendar.tsx'

const OwnWords = lazy(() => import('./own-words.tsx'))

type Props = { goal: GoalView; ledger: Ledger; justNow: boolean }

/** The month, with the person's own words of the day that was pressed below it (STREAK-15). */
export const MonthWithWords = ({ goal, ledger, justNow }: Props) => {
  const wordsId = useId()
  const [open, setOpen] = useState<Day | null>(null)
  const shown = open !== null && ledger.noted?.has(open) ? open : null
  const onPress = (date: Day) => setOpen(date === shown ? null : date)
  return (
    <>
      <MonthCalendar ledger={ledger} justNow={justNow} words={{ open: shown, wordsId, onPress }} />
      <div id={wordsId} aria-live="polite">
        {shown === null ? null : (
          <Suspense fallback={null}>
            <OwnWords key={shown} goal={goal} date={shown} today={ledger.today} />
          </Suspense>
        )}
      </div>
      <DayKey isUncounted={ledger.isUncounted ?? false} marks={ledger.marks} noted={ledger.noted} />
    </>
  )
}

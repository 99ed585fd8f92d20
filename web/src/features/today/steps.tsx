import Check from 'lucide-react/icons/check'
import type { GoalView } from '#domain/goals/goal.ts'
import { todayMessages } from '#domain/messages/today.ts'
import type { Day } from '#domain/time/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useTicks } from './ticks.ts'
import './steps.css'

type Props = {
  goal: GoalView
  today: Day
  steps: readonly string[]
  /** Words beside each step; null shows nothing. */
  times: readonly (string | null)[]
  /** A gentle goal's steps are an offer and name no time (CARE-3). */
  plain: boolean
}

/** The steps of the day as native checkboxes; the whole row is the target (PAGE-23). */
export const TodaySteps = ({ goal, today, steps, times, plain }: Props) => {
  const { isTicked, toggle } = useTicks(goal, today)
  if (steps.length === 0) return null
  return (
    <fieldset className="ticks">
      <legend>{plain ? todayMessages.stepsIfYouLike : todayMessages.steps}</legend>
      {steps.map((step, index) => (
        <label key={step} className="tick">
          <input type="checkbox" checked={isTicked(step)} onChange={() => toggle(step)} />
          <span className="tick-mark" aria-hidden="true">
            <Icon of={Check} />
          </span>
          <span className="tick-words" dir="auto">
            {step}
          </span>
          {plain || !times[index] ? null : <span className="tick-time">{times[index]}</span>}
        </label>
      ))}
    </fieldset>
  )
}

import { useEffect, useRef, useState } from 'react'
import { checkInMessages } from '#domain/messages/check-in.ts'
import { checkInLinkMessages } from '#domain/messages/check-in-link.ts'
import { goalListMessages } from '#domain/messages/goal-list.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import { nameNextDay } from '#web/entities/goals/goal-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * Moves the focus to the check-in button of the goal of a check-in link, once, and says what to press (MAIL-20). A goal that is
 * already checked in says so and celebrates (STREAK-8). Beside a goal in crisis nothing is asked or celebrated (CARE-17).
 */
export const useFocusGoal = (shown: Goals, focusGoal: string | null) => {
  const { goals, today, stored } = shown
  const isBesideCrisis = hasCrisis(shown)
  const checkInRef = useRef<HTMLButtonElement>(null)
  const answered = useRef<string>(undefined)
  const [celebrated, setCelebrated] = useState<string>()
  useEffect(() => {
    // The last known goals may miss the goal, or its check-in (PAGE-30).
    if (focusGoal === null || stored === 'asking' || answered.current === focusGoal) return
    answered.current = focusGoal
    const goal = goals.find(({ id }) => id === focusGoal)
    if (goal === undefined) {
      toast.error(goalListMessages.notFound)
      return
    }
    checkInRef.current?.closest('.goal')?.scrollIntoView({ block: 'center' })
    checkInRef.current?.focus({ preventScroll: true })
    if (goal.care === 'crisis') return
    if (!goal.checked_in_today) {
      if (!goal.permissions.canCheckIn) toast.error(goalListMessages.expired)
      else if (!isBesideCrisis) toast.nudge(checkInLinkMessages.pressTitle, checkInLinkMessages.press)
      return
    }
    if (goal.care === 'gentle' || isBesideCrisis) {
      toast.achievement(checkInMessages.uncounted)
      return
    }
    setCelebrated(goal.id)
    toast.achievement(
      goal.streak_hidden ? checkInMessages.uncounted : `Day ${goal.streak_count}`,
      checkInMessages.already(nameNextDay(today)),
    )
  }, [goals, today, stored, focusGoal, isBesideCrisis])
  return { checkInRef, celebrated }
}

import ArrowLeft from 'lucide-react/icons/arrow-left'
import Share2 from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import { cheerLine } from '#domain/motivation/cheer-line.ts'
import { chooseTone } from '#domain/safety/gentle-tone.ts'
import { hasCrisis } from '#web/entities/goals/care/has-crisis.ts'
import { planSentence } from '#web/entities/goals/fields/plan-words.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'
import { hasEarlierCount } from '#web/entities/motivation/earlier-count.ts'
import { useDailyMotivation } from '#web/entities/motivation/use-daily-motivation.ts'
import { Writing } from '#web/entities/motivation/writing.tsx'
import { sharePopup } from '#web/entities/popups/popups.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { NoContent, PastTarget, TodaysText } from './todays-text.tsx'

/** The parts that the page of an ordinary goal and the page of a gentle one share. */

export type PlanProps = { goal: ShownGoal; shown: Goals; justCreated: boolean }

/** Today's text, or what stands in its place. `said` stands after the message. */
export const PlanContent = ({ goal, shown, justCreated, said }: PlanProps & { said?: ReactNode }) => {
  const text = useDailyMotivation(goal, shown.today.date, justCreated)
  if (!goal.permissions.canCheckIn) return <PastTarget goal={goal} plain={hasCrisis(shown)} />
  if (text.data) {
    const care = text.data.care ?? goal.care
    const cheers = care === 'ordinary' && !hasCrisis(shown)
    const isEarlier = hasEarlierCount(goal, text.data, text.data.message)
    const cheer = cheers ? cheerLine(goal.title) : null
    return <TodaysText text={text.data} care={care} cheer={cheer} said={said} isEarlier={isEarlier} />
  }
  if (text.isFetching) return <Writing tone={chooseTone(goal)} />
  return <NoContent onRefresh={() => void text.refetch()} />
}

type HeadProps = { goal: ShownGoal; titleId: string }

export const PlanBack = ({ goal, titleId }: HeadProps) => (
  <div className="back plan-back">
    <RouterLink className="link-arrow" to="/dashboard">
      <Icon of={ArrowLeft} /> Dashboard
    </RouterLink>
    {goal.permissions.canShare ? (
      <Button variant="plain" size="small" aria-describedby={titleId} onClick={() => sharePopup.open(goal)}>
        <Icon of={Share2} /> Share
      </Button>
    ) : null}
  </div>
)

export const PlanTitle = ({ goal, titleId }: HeadProps) => {
  const plan = planSentence(goal)
  return (
    <div>
      <p className="plan-for">Today's Motivational Plan For:</p>
      <h1 id={titleId} dir="auto">
        {goal.title}
      </h1>
      {goal.description === '' ? null : (
        <p className="plan-text" dir="auto">
          {goal.description}
        </p>
      )}
      {plan === null ? null : <p className="plan-rule">{plan}</p>}
    </div>
  )
}

import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { GoalView } from '#domain/goals/goal.ts'
import { CalmText } from '#web/entities/goals/care/care.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Page } from '#web/ui/page.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import './goal-page.css'

/** The page of a goal in crisis: help first, the person's own words last (CARE-4, CARE-8). */
export const CarePage = ({ goal, zone }: { goal: GoalView; zone: string }) => (
  <Page className="plan">
    <div className="back plan-back">
      <RouterLink className="link-arrow" to="/dashboard">
        <Icon of={ArrowLeft} /> Dashboard
      </RouterLink>
    </div>
    <CalmText
      goal={goal}
      zone={zone}
      heading="h1"
      change={
        <ButtonLink variant="line" to={`/dashboard?edit=${goal.id}`}>
          Change This Goal
        </ButtonLink>
      }
    />
    <p className="care-own">
      Your goal: <q dir="auto">{goal.title}</q>
    </p>
  </Page>
)

import type { ReactNode } from 'react'
import { CIRCLES } from '#domain/goals/fields.ts'
import { Badge } from '#web/ui/badge.tsx'
import { pointAt } from '#web/ui/wheel/geometry.ts'
import type { PlanWords } from '../plan-words.ts'
import './pricing-cards.css'

/** How many of the five circles the plan's card fills. */
const PlanCircles = ({ lit }: { lit: number }) => (
  <svg className="plan-circles" viewBox="-52 -50 104 98" role="img" aria-label={`${lit} of five circles`}>
    {CIRCLES.map((circle, index) => {
      const { x, y } = pointAt(index, 30)
      return index < lit ? (
        <circle key={circle} className="is-on" cx={x} cy={y} r="16.9" />
      ) : (
        <circle key={circle} cx={x} cy={y} r="15.6" />
      )
    })}
  </svg>
)

type Props = {
  plan: PlanWords
  /** Whether the person has this plan. */
  current?: boolean
  /** The button and the note under it. */
  children: ReactNode
}

/** A plan with its price, limits and features. Use it inside `PlanCards`. */
export const PlanCard = ({ plan, current = false, children }: Props) => (
  <li className="price-card" data-current={current ? '' : undefined}>
    <div className="price-card-head">
      <div>
        <h2>{plan.name}</h2>
        {current ? <Badge kind="plan">Current Plan</Badge> : null}
      </div>
      <PlanCircles lit={plan.goals} />
    </div>
    <p className="price">
      <b>{plan.price}</b> <span>{plan.term}</span>
    </p>
    <dl className="price-facts">
      <div>
        <dt>Goals</dt>
        <dd>{plan.goalsWord}</dd>
      </div>
      <div>
        <dt>Nudges a day</dt>
        <dd>{plan.nudges}</dd>
      </div>
    </dl>
    <ul className="price-lines">
      {plan.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <div className="price-action">{children}</div>
  </li>
)

/** A row of three or four cards. */
export const PlanCards = ({ three = false, children }: { three?: boolean; children: ReactNode }) => (
  <ul className={three ? 'price-cards price-cards-3' : 'price-cards'}>{children}</ul>
)

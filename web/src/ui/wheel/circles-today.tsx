import { CIRCLES, type CircleType } from '#domain/goals/fields.ts'
import { findCircleKey, spokenCircle } from '#web/lib/circles.ts'
import { pointAt } from './geometry.ts'
import './wheel.css'

/** The state of today in a circle; `none` without a goal. */
export type CircleToday = 'done' | 'open' | 'closed' | 'none'

const SAID: Record<Exclude<CircleToday, 'none'>, string> = {
  done: 'is checked in',
  open: 'is open',
  closed: 'is closed',
}

const inWords = (states: Record<CircleType, CircleToday>): string => {
  const said = CIRCLES.flatMap((circle) => {
    const state = states[circle]
    return state === 'none' ? [] : [`${spokenCircle(circle)} ${SAID[state]}`]
  })
  return said.length > 0 ? `Today: ${said.join(', ')}.` : 'No circle has a goal yet.'
}

type Props = {
  states: Record<CircleType, CircleToday>
  /** The text alternative; by default the states of today. */
  label?: string
}

/** The five circles at a small size: filled if today is done, half risen in dawn if it is open. */
export const CirclesToday = ({ states, label = inWords(states) }: Props) => (
  <svg className="circles-today" viewBox="-52 -50 104 98" role="img" aria-label={label}>
    {CIRCLES.map((circle, index) => {
      const { x, y } = pointAt(index, 30)
      return (
        <g key={circle} data-circle={findCircleKey(circle)} data-state={states[circle]}>
          <circle cx={x} cy={y} r="16.25" />
          {states[circle] === 'open' ? <path className="today-open" d={`M${x - 17} ${y}a17 17 0 0 1 34 0z`} /> : null}
        </g>
      )
    })}
  </svg>
)

import type { ReactNode } from 'react'
import type { CircleType } from '#domain/goals/fields.ts'
import { findCircleKey } from '#web/lib/circles.ts'
import { CircleGlyph } from './circle-glyph.tsx'
import './steps.css'

type Step = {
  name: string
  state: 'done' | 'now' | 'next' | 'skipped'
  /** Drawn with its glyph; a step without a circle is a dot. */
  circle?: CircleType
}

type Props = {
  /** The position in words, before the dots. */
  children: ReactNode
  /** The list's accessible name. */
  label: string
  steps: readonly Step[]
}

const SAID = { done: 'done', now: 'now', next: 'to come', skipped: 'skipped' } as const

/** Progress in words and as dots. */
export const Steps = ({ children, label, steps }: Props) => (
  <div className="progress">
    <p>{children}</p>
    <ol className="steps" aria-label={label}>
      {steps.map(({ name, state, circle }) => (
        <li
          key={name}
          className={circle ? 'step-circle' : undefined}
          data-circle={circle ? findCircleKey(circle) : undefined}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {circle ? <CircleGlyph circle={circle} /> : null}
          <span className="visually-hidden">
            {name}, {SAID[state]}
          </span>
        </li>
      ))}
    </ol>
  </div>
)

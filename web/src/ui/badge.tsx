import type { ReactNode } from 'react'
import type { CircleType } from '#domain/goals/fields.ts'
import { findCircleKey } from '#web/lib/circles.ts'
import { CircleGlyph } from './circle-glyph.tsx'
import './badge.css'

type Props = {
  /** dawn: open today; done: checked in, in the circle's colour; plan: outlined; good; quiet. */
  kind?: 'dawn' | 'done' | 'plan' | 'good' | 'quiet'
  /** The sun before the text: half for an open day, full for a done one. */
  sun?: 'open' | 'done'
  children: ReactNode
}

export const Badge = ({ kind = 'quiet', sun, children }: Props) => (
  <span className={kind === 'quiet' ? 'status' : `status status-${kind}`}>
    {sun ? <SunDot state={sun} /> : null}
    {children}
  </span>
)

/** A day as a dot in a text. */
export const SunDot = ({ state }: { state: 'open' | 'done' }) => (
  <span className={state === 'open' ? 'sun-dot sun-dot-open' : 'sun-dot'} aria-hidden="true" />
)

/** A circle's glyph and name in its colour. */
export const CircleTag = ({ circle }: { circle: CircleType }) => (
  <span className="circle-tag" data-circle={findCircleKey(circle)}>
    <CircleGlyph circle={circle} /> {circle}
  </span>
)

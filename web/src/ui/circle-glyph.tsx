import type { ReactNode } from 'react'
import type { CircleType } from '#domain/goals/fields.ts'
import { findCircleKey } from '#web/lib/circles.ts'
import './circle-glyph.css'

const SHAPES: Record<CircleType, ReactNode> = {
  Spiritual: (
    <>
      <circle cx="9" cy="9" r="6.75" fill="none" stroke="currentColor" strokeWidth="1.75" />
      <circle cx="9" cy="9" r="2.5" fill="currentColor" />
    </>
  ),
  'Friends & Family': (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M1 9a5 5 0 1 0 10 0A5 5 0 1 0 1 9zm6 0a5 5 0 1 0 10 0A5 5 0 1 0 7 9z"
    />
  ),
  Work: <rect x="2.5" y="2.5" width="13" height="13" rx="1.25" fill="currentColor" />,
  'Personal Development': <path fill="currentColor" d="M1.5 16.5v-5h5v-5h5v-5h5v15z" />,
  'Health & Fitness': (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      d="M1.75 9c1.8-7.2 4.8-7.2 7.25 0s5.45 7.2 7.25 0"
    />
  ),
}

/** A circle's glyph, so that colour is not the only distinction. Decorative: the name is beside it. */
export const CircleGlyph = ({ circle, large = false }: { circle: CircleType; large?: boolean }) => (
  <svg
    className={large ? 'glyph glyph-large' : 'glyph'}
    viewBox="0 0 18 18"
    // Inside another SVG the style sheet does not set the size.
    width="20"
    height="20"
    data-circle={findCircleKey(circle)}
    aria-hidden="true"
  >
    {SHAPES[circle]}
  </svg>
)

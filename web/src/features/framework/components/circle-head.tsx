import { type ReactNode, useEffect, useRef } from 'react'
import type { CircleType } from '#domain/goals/fields.ts'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'

type HeadingProps = {
  /** True if the person came here by a button: the heading gets the focus. */
  arriving: boolean
  children: ReactNode
}

/** The heading of a step that replaces another one. */
export const StepHeading = ({ arriving, children }: HeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!arriving) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [arriving])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

export const CircleHead = ({ circle, arriving, children }: HeadingProps & { circle: CircleType }) => (
  <header className="workshop-head">
    <StepHeading arriving={arriving}>
      <CircleGlyph circle={circle} large /> {circle}
    </StepHeading>
    {children}
  </header>
)

import type { ReactNode } from 'react'

type Props = {
  /** Extra class on `<main>`, for the screen's own layout. */
  className?: string
  /** The circle in whose colour the screen speaks: a circle's key, or 'none'. */
  circle?: string
  children: ReactNode
}

/** The main part of a page, as wide as the design wants it. The header stands above it, in `app/`. */
export const Page = ({ className, circle, children }: Props) => (
  <main id="main" className={className ? `wrap ${className}` : 'wrap'} data-circle={circle}>
    {children}
  </main>
)

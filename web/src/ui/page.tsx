import type { ReactNode } from 'react'

type Props = {
  /** A class on `<main>` for the screen's layout. */
  className?: string
  /** The circle that colours the screen: a circle's key, or 'none'. */
  circle?: string
  children: ReactNode
}

/** The main part of a page in the design's width. The header is rendered in `app/`. */
export const Page = ({ className, circle, children }: Props) => (
  <main id="main" className={className ? `wrap ${className}` : 'wrap'} data-circle={circle}>
    {children}
  </main>
)

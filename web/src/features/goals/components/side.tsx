import type { ReactNode } from 'react'
import './sidebar.css'

type Props = {
  title: string
  /** A dark section, for an offer. */
  ink?: boolean
  children: ReactNode
}

export const Side = ({ title, ink = false, children }: Props) => (
  <section className={ink ? 'side side-ink' : 'side'}>
    <h2>{title}</h2>
    {children}
  </section>
)

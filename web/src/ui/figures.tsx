import type { ReactNode } from 'react'
import './figures.css'

/** The main numbers of a screen, in large type. A unit goes into `<small>`. */
export const Figures = ({ children }: { children: ReactNode }) => <dl className="figures">{children}</dl>

export const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

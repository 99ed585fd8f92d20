import type { ReactNode } from 'react'
import './sidebar.css'

type Props = {
  title: string
  children: ReactNode
}

export const Side = ({ title, children }: Props) => (
  <section className="side">
    <h2>{title}</h2>
    {children}
  </section>
)

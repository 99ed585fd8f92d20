import type { ComponentProps, ReactNode } from 'react'
import './card.css'

type Props = ComponentProps<'section'> & {
  title?: ReactNode
  /** A note at the end of the title's line. */
  note?: ReactNode
}

export const Card = ({ title, note, className, children, ...rest }: Props) => (
  <section {...rest} className={className ? `card ${className}` : 'card'}>
    {title ? (
      <div className="card-head">
        <h2>{title}</h2>
        {note ? <p>{note}</p> : null}
      </div>
    ) : null}
    {children}
  </section>
)

import { type ReactNode, useId } from 'react'
import './goal-days.css'

type Props = { title: string; lead: string; note?: string; children: ReactNode }

/** A question with its one answer. */
export const Ask = ({ title, lead, note, children }: Props) => {
  const id = useId()
  return (
    <section className="ask" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{lead}</p>
      <div className="button-row">{children}</div>
      {note === undefined ? null : <p className="ask-note">{note}</p>}
    </section>
  )
}

import { type ReactNode, useId } from 'react'

type Props = { title: string; note?: ReactNode; children: ReactNode }

/** One matter of the settings: what it is on one side, what may be set on the other. Ruled, not boxed. */
export const Setting = ({ title, note, children }: Props) => {
  const id = useId()
  return (
    <section className="setting" aria-labelledby={id}>
      <div className="setting-head">
        <h2 id={id}>{title}</h2>
        {note ? <p>{note}</p> : null}
      </div>
      <div className="setting-body">{children}</div>
    </section>
  )
}

import { type ReactNode, useId } from 'react'

type Props = { title: string; note?: ReactNode; children: ReactNode }

/** A section of Settings: title and description on one side, controls on the other. */
export const Setting = ({ title, note, children }: Props) => {
  const id = useId()
  return (
    <section className="setting" aria-labelledby={id}>
      <div className="setting-head">
        <h3 id={id}>{title}</h3>
        {note ? <p>{note}</p> : null}
      </div>
      <div className="setting-body">{children}</div>
    </section>
  )
}

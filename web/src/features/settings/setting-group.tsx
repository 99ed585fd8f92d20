import { type ReactNode, useId } from 'react'

/** A group of Settings under an ink rule. `id` is what the links at the head of the page lead to. */
export const SettingGroup = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => {
  const headingId = useId()
  return (
    <section className="setting-group" id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  )
}

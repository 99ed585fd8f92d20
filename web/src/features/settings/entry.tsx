import type { ReactNode } from 'react'

/** One line of a setting: what it is now, and a way to change it. */
export const SettingsEntry = ({ name, note, children }: { name: string; note: string; children?: ReactNode }) => (
  <div className="entry">
    <p>
      <b>{name}</b> <span>{note}</span>
    </p>
    {children}
  </div>
)

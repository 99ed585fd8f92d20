import type { ReactNode } from 'react'
import './switch.css'

type Props = {
  label: ReactNode
  /** A line under the label. */
  note?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch: filled is on, outlined is off. The whole row is the target. */
export const Switch = ({ label, note, checked, onChange }: Props) => (
  <label className="switch">
    <span className="switch-words">
      <b>{label}</b>
      {note ? <span>{note}</span> : null}
    </span>
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
)

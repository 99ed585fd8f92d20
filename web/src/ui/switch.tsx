import { type ReactNode, useId } from 'react'
import './switch.css'

type Props = {
  label: ReactNode
  /** A line under the label. */
  note?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch: filled is on, outlined is off. The whole row is the target; the note is a description and no part of its name. */
export const Switch = ({ label, note, checked, onChange }: Props) => {
  const id = useId()
  const noteId = note ? `${id}-note` : undefined
  return (
    <label className="switch">
      <span className="switch-words">
        <b id={id}>{label}</b>
        {note ? <span id={noteId}>{note}</span> : null}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={id}
        aria-describedby={noteId}
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

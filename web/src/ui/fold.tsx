import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'
import './fold.css'

type Props = {
  title: string
  /** What the fold is for, shown while it is open or empty. */
  hint?: string
  /** What the closed fold holds; null while it holds nothing. */
  holds?: string | null
  children: ReactNode
}

/** A ruled line that opens, and says what it holds while it is closed. */
export const Fold = ({ title, hint, holds = null, children }: Props) => {
  const [open, setOpen] = useState(false)
  const said = open ? hint : (holds ?? hint)
  return (
    <details className="fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          {title} {said === undefined ? null : <small dir="auto">{said}</small>}
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}

import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import './offer.css'

type Props = {
  title: string
  /** Follows the title on the folded line, such as a price. */
  note?: string
  children: ReactNode
}

/** Something for sale, folded to one line (PAGE-26). */
export const FoldedOffer = ({ title, note, children }: Props) => (
  <details className="offer">
    <summary>
      <span>
        <h2>{title}</h2>
        {note === undefined ? null : `, ${note}`}
      </span>
      <Icon of={ChevronDown} />
    </summary>
    <div className="offer-body">{children}</div>
  </details>
)

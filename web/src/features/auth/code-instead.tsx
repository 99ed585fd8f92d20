import { useState } from 'react'
import { LinkButton } from '#web/ui/button.tsx'
import { CodeField } from './code-field.tsx'

/** A line that opens the field for the code of a mail that is read on another device. */
export const CodeInstead = ({ to }: { to: (code: string) => string }) => {
  const [open, setOpen] = useState(false)
  if (open) return <CodeField to={to} autoFocus />
  return (
    <p className="fine-print">
      The email holds a code as well. <LinkButton onClick={() => setOpen(true)}>Type it here</LinkButton>.
    </p>
  )
}

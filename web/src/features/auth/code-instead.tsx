import { useState } from 'react'
import type { WayBackState } from '#web/entities/session/sign-in-return.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CodeField } from './code-field.tsx'

/** A line that opens the field for the code of a mail that is read on another device. */
export const CodeInstead = ({ to, state }: { to: (code: string) => string; state: WayBackState }) => {
  const [open, setOpen] = useState(false)
  if (open) return <CodeField to={to} state={state} autoFocus />
  return (
    <p className="fine-print">
      The email holds a code as well. <LinkButton onClick={() => setOpen(true)}>Type it here</LinkButton>.
    </p>
  )
}

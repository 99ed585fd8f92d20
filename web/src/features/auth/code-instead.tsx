import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from '#domain/messages.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** A field for the code of a mail that is read on another device; same result as its link. */
export const CodeInstead = ({ to }: { to: (code: string) => string }) => {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  if (!open) {
    return (
      <p className="fine-print">
        The mail holds a code as well. <LinkButton onClick={() => setOpen(true)}>Type it here</LinkButton>.
      </p>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (/^\d{6}$/.test(code.trim())) void navigate(to(code.trim()))
    else setError(messages.auth.codeShape)
  }
  return (
    <form className="code-row" onSubmit={submit} noValidate>
      <TextField
        label="Code from the email"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        error={error}
        autoFocus
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" size="large">
        Continue
      </Button>
    </form>
  )
}

import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { authMessages } from '#domain/messages/auth.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const schema = z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, { error: authMessages.codeShape })) })

/** A field for the code of a mail that is read on another device; same result as its link. */
export const CodeInstead = ({ to }: { to: (code: string) => string }) => {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const form = useForm({ initial: () => ({ code: '' }), schema })

  if (!open) {
    return (
      <p className="fine-print">
        The mail holds a code as well. <LinkButton onClick={() => setOpen(true)}>Type it here</LinkButton>.
      </p>
    )
  }
  return (
    <form className="code-row" onSubmit={form.submit(({ code }) => void navigate(to(code)))} noValidate>
      <TextField
        {...form.text('code')}
        label="Code from the email"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
      />
      <Button type="submit" size="large">
        Continue
      </Button>
    </form>
  )
}

import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { mailedCode } from '#web/entities/session/credential-fields.ts'
import type { WayBackState } from '#web/entities/session/sign-in-return.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const schema = z.object({ code: mailedCode })

type Props = { to: (code: string) => string; state?: WayBackState; autoFocus?: boolean }

/** A field for the code of a mail. `to` is the address that applies it, the same as the mail's link; `state` its router state. */
export const CodeField = ({ to, state, autoFocus = false }: Props) => {
  const navigate = useNavigate()
  const form = useForm({ initial: () => ({ code: '' }), schema })
  return (
    <form className="code-row" onSubmit={form.submit(({ code }) => void navigate(to(code), { state }))} noValidate>
      <TextField
        {...form.text('code')}
        label="Code from the email"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus={autoFocus}
      />
      <Button type="submit" size="large">
        Continue
      </Button>
    </form>
  )
}

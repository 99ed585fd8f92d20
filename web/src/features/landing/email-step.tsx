import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { authMessages } from '#domain/messages/auth.ts'
import { SIGN_UP } from '#web/lib/places.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import './email-step.css'

/** Milliseconds (PAGE-5). */
const DELAY = 500

const schema = z.object({ email: z.string().check(z.trim(), z.includes('@', { error: authMessages.invalidEmail })) })

/** The email step: takes a visitor's address to the sign-up form (PAGE-5). */
const EmailStep = () => {
  useTitle('Start with your email')
  const navigate = useNavigate()
  const form = useForm({ initial: () => ({ email: '' }), schema })
  const [busy, setBusy] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const submit = form.submit(({ email }) => {
    if (busy) return
    setBusy(true)
    timer.current = setTimeout(() => void navigate(`${SIGN_UP}&email=${encodeURIComponent(email)}`), DELAY)
  })

  return (
    <Page className="email-step">
      <p className="back">
        <Link className="link-arrow" to="/">
          <Icon of={ArrowLeft} /> Back
        </Link>
      </p>
      <div className="email-step-body">
        <h1>Start with your email</h1>
        <p>
          Choose a goal today, and tomorrow at seven the first message is there. 30 days are free, and no card is asked
          for.
        </p>
        <form className="email-step-form" onSubmit={submit} noValidate>
          <TextField {...form.text('email')} label="Email" type="email" autoComplete="email" required />
          <Button type="submit" variant="dawn" size="large" wide inactive={busy}>
            {busy ? 'One Moment...' : 'Continue'}
          </Button>
        </form>
        <p className="fine-print">
          Next you choose a password. Have an account? <Link to="/auth">Sign in</Link>.
        </p>
      </div>
    </Page>
  )
}

export default EmailStep

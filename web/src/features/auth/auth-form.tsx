import type { FormEvent, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { AuthAction } from '#web/entities/session/auth-errors.ts'
import { useAuthCall } from '#web/entities/session/use-auth-call.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { readArrival, readWayBack } from './arrival.ts'
import { Remedies } from './remedies.tsx'

type Props<Output> = {
  action: AuthAction
  /** The account's address, which error texts may name. */
  email: string
  form: { submit: (send: (output: Output) => void) => (event: FormEvent<HTMLFormElement>) => void }
  send: (values: Output) => Promise<void>
  verb: string
  sending: string
  children: ReactNode
}

/** The base of every form on `/auth`: one call at a time, the failure above the button. */
export const AuthForm = <Output,>({ action, email, form, send, verb, sending, children }: Props<Output>) => {
  const { busy, error, run } = useAuthCall(action)
  const wayBack = readWayBack(readArrival(useLocation().state))
  return (
    <form className="stack" onSubmit={form.submit((values) => void run(email.trim(), () => send(values)))} noValidate>
      {children}
      {error ? (
        <Banner kind="failed">
          {error.text}
          <Remedies remedies={error.remedies} email={email.trim()} wayBack={wayBack} />
        </Banner>
      ) : null}
      <Button type="submit" variant="dawn" size="large" wide inactive={busy}>
        {busy ? sending : verb}
      </Button>
    </form>
  )
}

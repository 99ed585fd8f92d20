import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { readArrival, wayBackOf } from './arrival.ts'
import type { AuthAction } from './auth-errors.ts'
import { focusFirstProblem } from './fields.ts'
import { Remedies } from './remedies.tsx'
import { useAuthCall } from './use-auth-call.ts'

type Problems<Field extends string> = Record<Field, string | undefined>

type Props<Field extends string> = {
  action: AuthAction
  /** The account's address, which error texts may name. */
  email: string
  /** Validation errors by field. The form is not sent while there is one. */
  problems: Problems<Field>
  send: () => Promise<void>
  verb: string
  sending: string
  /** The fields. Errors are shown from the first submit on. */
  children: (problems: Partial<Problems<Field>>) => ReactNode
}

/** The base of every form on `/auth`: one call at a time, errors at their fields, the failure above the button. */
export const AuthForm = <Field extends string>(props: Props<Field>) => {
  const { action, email, problems, send, verb, sending, children } = props
  const [checked, setChecked] = useState(false)
  const { busy, error, run } = useAuthCall(action)
  const wayBack = wayBackOf(readArrival(useLocation().state))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (Object.values(problems).some(Boolean)) focusFirstProblem(event.currentTarget)
    else void run(email.trim(), send)
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      {children(checked ? problems : {})}
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

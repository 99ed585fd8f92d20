import { useState } from 'react'
import * as z from 'zod/mini'
import type { Reason } from '#domain/safety/outcome.ts'
import { ownerName, WITNESS_NAME_MAX } from '#domain/witness/witness.ts'
import { Help } from '#web/entities/goals/care/care.tsx'
import type { useChangeWitness } from '#web/features/goal-page/api/use-witness.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Props = {
  change: ReturnType<typeof useChangeWitness>
  /** The name at first. */
  name: string
  /** The account's zone, which decides the help line. */
  zone: string
  /** Whether an earlier link ends. */
  replaces: boolean
}

const schema = z.object({ name: ownerName })

/** The form that makes a link for a witness. A refused name is told at its field; help lines stand there in a crisis (WITNESS-15). */
export const NewWitnessLink = ({ change, name: before, zone, replaces }: Props) => {
  const [help, setHelp] = useState<Reason | null>(null)
  const form = useForm({ initial: () => ({ name: before }), schema, onChange: () => setHelp(null) })
  const submit = form.submit(({ name }, element) => {
    setHelp(null)
    change.mutate(
      { kind: 'invite', name },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.careReason !== undefined) setHelp(error.careReason)
          else form.refuse(error, element)
        },
      },
    )
  })
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        {...form.text('name')}
        label="Your name, as they see it"
        hint="You can leave it empty."
        autoComplete="off"
        maxLength={WITNESS_NAME_MAX}
      />
      {help ? <Help reason={help} zone={zone} heading="h3" about="witness" /> : null}
      <Button variant={help ? 'line' : 'ink'} type="submit" inactive={change.isPending}>
        {replaces ? 'Make a New Link' : 'Make the Link'}
      </Button>
    </form>
  )
}

import { useId } from 'react'
import * as z from 'zod/mini'
import { WITNESS_LINE_MAX, WITNESS_NAME_MAX, witnessLine, witnessName } from '#domain/witness/witness.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import { keptLine } from './kept-line.ts'
import type { Problem } from './use-witnessed-goal.ts'
import { witnessCopy } from './witness-copy.ts'

const { send: copy } = witnessCopy

type Props = {
  token: string
  ownerName: string
  /** The name that was given with the last line. */
  witnessName: string
  sending: boolean
  problem: Problem | null
  onSend: (typed: { line: string; name: string }) => void
  onChange: () => void
}

const inOneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').trim()

/** The form for the line of the week (WITNESS-5). */
export const WitnessLineForm = ({
  token,
  ownerName,
  witnessName: before,
  sending,
  problem,
  onSend,
  onChange,
}: Props) => {
  const titleId = useId()
  const form = useForm({
    initial: () => keptLine(token).read() ?? { line: '', name: before },
    schema: z.object({ line: witnessLine, name: witnessName }),
    read: ({ line, name }) => ({ line: inOneLine(line), name }),
    texts: { line: (typed) => (inOneLine(typed) === '' ? copy.empty : copy.long), name: copy.nameLong },
    onChange: (typed) => {
      keptLine(token).write(typed)
      onChange()
    },
  })
  const line = form.text('line')
  const name = form.text('name')
  const refusalAt = (at: Problem['at']) => (problem?.at === at ? problem.message : undefined)
  return (
    <form className="witness-line" aria-labelledby={titleId} onSubmit={form.submit(onSend)} noValidate>
      <h2 id={titleId}>{copy.title}</h2>
      <TextAreaField
        {...line}
        error={refusalAt('line') ?? line.error}
        label={copy.to(ownerName)}
        hint={copy.hint}
        rows={2}
        counter={{ used: [...inOneLine(line.value)].length, max: WITNESS_LINE_MAX }}
      />
      <TextField
        {...name}
        error={refusalAt('name') ?? name.error}
        label={copy.name}
        hint={copy.nameHint(ownerName)}
        autoComplete="given-name"
        maxLength={WITNESS_NAME_MAX}
      />
      <div className="button-row">
        <Button variant="dawn" size="large" type="submit" inactive={sending}>
          {sending ? copy.sending : copy.button}
        </Button>
      </div>
    </form>
  )
}

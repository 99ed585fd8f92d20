import { useId } from 'react'
import * as z from 'zod/mini'
import { WITNESS_LINE_MAX, witnessLine } from '#domain/witness/witness.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { witnessCopy } from './witness-copy.ts'

const { send: copy } = witnessCopy

type Props = {
  name: string
  sending: boolean
  problem: string | null
  onSend: (line: string) => void
  onChange: () => void
}

const inOneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').trim()

/** The form for the line of the week (WITNESS-5). */
export const WitnessLineForm = ({ name, sending, problem, onSend, onChange }: Props) => {
  const titleId = useId()
  const form = useForm({
    initial: () => ({ line: '' }),
    schema: z.object({ line: witnessLine }),
    read: ({ line }) => ({ line: inOneLine(line) }),
    texts: { line: (typed) => (inOneLine(typed) === '' ? copy.empty : copy.long) },
    onChange,
  })
  const line = form.text('line')
  return (
    <form
      className="witness-line"
      aria-labelledby={titleId}
      onSubmit={form.submit((typed) => onSend(typed.line))}
      noValidate
    >
      <h2 id={titleId}>{copy.title}</h2>
      <TextAreaField
        {...line}
        error={problem ?? line.error}
        label={copy.to(name)}
        hint={copy.hint}
        rows={2}
        counter={{ used: [...inOneLine(line.value)].length, max: WITNESS_LINE_MAX }}
      />
      <div className="button-row">
        <Button variant="dawn" size="large" type="submit" inactive={sending}>
          {sending ? copy.sending : copy.button}
        </Button>
      </div>
    </form>
  )
}

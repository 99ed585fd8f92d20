import type { ChangeEvent } from 'react'
import { eveningMessages as words } from '#domain/messages/evening.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { EveningChoice } from './draft.ts'
import { PushDevices } from './push-devices.tsx'
import { Setting } from './setting.tsx'

const CHOICES: readonly { value: EveningChoice; label: string }[] = [
  { value: 'off', label: words.off },
  { value: 'push', label: words.byPush },
  { value: 'mail', label: words.byMail },
]

type Props = {
  by: EveningChoice
  /** The account's zone. */
  zone: string
  at: {
    name: string
    value: string
    error: string | undefined
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  }
  onChange: (by: EveningChoice) => void
}

/** Whether, when and how the evening question comes (EVENING-1). Saved with the form. */
export const EveningEntry = ({ by, zone, at, onChange }: Props) => {
  const { email } = usePerson()
  return (
    <Setting title={words.title} note={words.note}>
      <Choices
        legend={<span className="visually-hidden">{words.title}</span>}
        name="evening"
        value={by}
        options={CHOICES}
        onChange={onChange}
      />
      {by === 'push' ? <PushDevices zone={zone} /> : null}
      {by === 'off' ? (
        <p>{words.quiet}</p>
      ) : (
        <div className="setting-time">
          <TextField {...at} label={words.askAt} type="time" required />
        </div>
      )}
      {by === 'mail' ? <p className="setting-note">{words.goesTo(email)}</p> : null}
    </Setting>
  )
}

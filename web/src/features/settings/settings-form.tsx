import { type FormEvent, useId, useState } from 'react'
import { messages } from '#domain/messages.ts'
import type { ProfileView } from '#functions/profiles/profile-view.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSaveSettings } from './api/use-save-settings.ts'
import { changesIn, type Draft, type DraftProblems, dayWords, draftOf, hourWords, problemsIn } from './draft.ts'
import { Setting } from './setting.tsx'
import { ZoneField } from './zone-field.tsx'

const HOURS = [0, 1, 2, 3, 4, 5, 6].map((hour) => ({
  value: String(hour),
  label: hour === 0 ? 'Midnight' : hourWords(hour),
}))

/** The refusal as the error of the field that it names, if the form has that field. */
const refusedIn = (error: Error | null): DraftProblems => {
  if (!(error instanceof ApiError) || (error.field !== 'displayName' && error.field !== 'zone')) return {}
  return { [error.field]: error.message }
}

const focusFirstProblem = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

/** The settings that are stored with the account. Only changed ones are sent, in one call. */
export const SettingsForm = ({ profile }: { profile: ProfileView }) => {
  const [draft, setDraft] = useState(() => draftOf(profile))
  const [checked, setChecked] = useState(false)
  const save = useSaveSettings()
  const footId = useId()
  const changes = changesIn(draft, profile)
  const changed = Object.keys(changes).length > 0
  const moved = changes.zone !== undefined || changes.dayStartHour !== undefined
  const refused = refusedIn(save.error)
  const problems = { ...refused, ...(checked ? problemsIn(draft) : {}) }
  const failure = save.error && Object.keys(refused).length === 0 ? errorText(save.error) : null

  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    save.reset()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setChecked(true)
    if (Object.keys(problemsIn(draft)).length > 0) focusFirstProblem(form)
    else if (changed) {
      const told = moved ? dayWords(draft) : undefined
      save.mutate(
        { changes, told },
        {
          // Show the zone that the input resolved to: 'oslo' becomes 'Europe/Oslo'.
          onSuccess: ({ profile: saved }) => setDraft(draftOf(saved)),
          onError: () => focusFirstProblem(form),
        },
      )
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Setting title="You" note="The page greets you by this name.">
        <TextField
          label={
            <>
              Name <span className="hint-inline">optional</span>
            </>
          }
          name="name"
          autoComplete="name"
          value={draft.name}
          error={problems.displayName}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Facts facts={[{ name: 'Email', value: profile.email }]} />
      </Setting>
      <Setting title="Your day" note="A check-in before the day turns still counts for the evening before.">
        <ZoneField value={draft.zone} error={problems.zone} onChange={(zone) => change({ zone })} />
        <Choices
          className="setting-field"
          legend={<span className="label">The day turns at</span>}
          name="day-start"
          value={String(draft.dayStartHour)}
          options={HOURS}
          onChange={(hour) => change({ dayStartHour: Number(hour) })}
        />
        <p className="setting-note" role="status">
          {dayWords(draft)}{' '}
          {moved ? 'The day that has begun runs to its end first. Wake-up emails come by the clock there.' : null}
        </p>
      </Setting>
      <Setting title="Wake-up emails" note="One email a goal, every morning, at the time the goal says.">
        <Switch
          label="Send me wake-up emails"
          note={draft.wakeUp ? 'For every goal that has them on' : 'None for any goal'}
          checked={draft.wakeUp}
          onChange={(wakeUp) => change({ wakeUp })}
        />
      </Setting>
      <div className="setting-foot">
        {failure ? <Banner kind="failed">{failure}</Banner> : null}
        <Button
          type="submit"
          variant="dawn"
          size="large"
          inactive={!changed || save.isPending}
          aria-describedby={changed ? undefined : footId}
        >
          {save.isPending ? 'Saving...' : 'Save Changes'}
        </Button>
        {changed ? null : <p id={footId}>{messages.settings.nothingChanged}</p>}
      </div>
    </form>
  )
}

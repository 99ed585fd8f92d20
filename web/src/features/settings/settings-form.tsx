import { type ReactNode, useState } from 'react'
import { morningMessages } from '#domain/messages/morning.ts'
import { settingsMessages } from '#domain/messages/settings.ts'
import type { Reason } from '#domain/safety/outcome.ts'
import type { ProfileView } from '#functions/profiles/profile-view.ts'
import { contract as updateProfile } from '#functions/profiles/update-profile/contract.ts'
import { Help } from '#web/entities/goals/care/care.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { errorText } from '#web/lib/error-text.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Choices } from '#web/ui/choices.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSaveSettings } from './api/use-save-settings.ts'
import { changesIn, createDraft, dayWords, hourWords, rebaseDraft, settingsTexts, toSettingsRequest } from './draft.ts'
import { EveningEntry } from './evening-setting.tsx'
import { PushDevices } from './push-devices.tsx'
import { SaveBar } from './save-bar.tsx'
import { Setting } from './setting.tsx'
import { SettingGroup } from './setting-group.tsx'
import { ZoneField } from './zone-field.tsx'

const HOURS = [0, 1, 2, 3, 4, 5, 6].map((hour) => ({
  value: String(hour),
  label: hour === 0 ? 'Midnight' : hourWords(hour),
}))

const TOGETHER = [
  { value: 'each', label: 'One each' },
  { value: 'together', label: 'All in one' },
] as const

type Props = {
  profile: ProfileView
  /** More of the group 'Mornings and evenings', which is not saved with the form. */
  more: ReactNode
}

/** The settings that are stored with the account. Only changed ones are sent, in one call. */
export const SettingsForm = ({ profile, more }: Props) => {
  const save = useSaveSettings()
  const [failure, setFailure] = useState<string | null>(null)
  /** Why help stands in place of the confirmation (CARE-8). */
  const [help, setHelp] = useState<Reason | null>(null)
  const form = useForm({
    initial: () => createDraft(profile),
    read: toSettingsRequest,
    schema: updateProfile.request,
    texts: settingsTexts,
    onChange: () => {
      setFailure(null)
      setHelp(null)
    },
  })
  const draft = form.values
  /** The settings that the draft began with. A cached profile is shown first, and replaced by the server's. */
  const [base, setBase] = useState(profile)
  if (base !== profile) {
    setBase(profile)
    form.reset((now) => rebaseDraft(now, createDraft(base), createDraft(profile)))
  }
  const changes = changesIn(draft, profile)
  const changed = Object.keys(changes).length > 0
  const moved = changes.zone !== undefined || changes.dayStartHour !== undefined

  const submit = form.submit((_settings, element) => {
    setFailure(null)
    setHelp(null)
    if (!changed) return
    const told = moved ? dayWords(draft) : undefined
    save.mutate(
      { changes, told },
      {
        // Shows the zone that the input resolved to: 'oslo' becomes 'Europe/Oslo'. What was changed during the save stays.
        onSuccess: ({ profile: saved }) => form.reset((now) => rebaseDraft(now, draft, createDraft(saved))),
        onError: (error) => {
          if (error instanceof ApiError && error.careReason !== undefined) setHelp(error.careReason)
          else if (!form.refuse(error, element)) setFailure(errorText(error))
        },
      },
    )
  })

  return (
    <form onSubmit={submit} noValidate>
      <SettingGroup id="days" title="Days">
        <Setting title="Your day" note="A check-in before the day turns still counts for the evening before.">
          <ZoneField value={draft.zone} error={form.errors.zone} onChange={(zone) => form.set({ zone })} />
          <Choices
            className="setting-field"
            legend={<span className="label">The day turns at</span>}
            name="day-start"
            value={String(draft.dayStartHour)}
            options={HOURS}
            onChange={(hour) => form.set({ dayStartHour: Number(hour) })}
          />
          <p className="setting-note" role="status">
            {dayWords(draft)}{' '}
            {moved ? 'The day that has begun runs to its end first. Wake-up emails come by the clock there.' : null}
          </p>
        </Setting>
        <Setting title={settingsMessages.streak} note={settingsMessages.streakNote}>
          <Switch
            label={settingsMessages.hideStreak}
            note={settingsMessages.hideStreakNote}
            checked={draft.streakHidden}
            onChange={(streakHidden) => form.set({ streakHidden })}
          />
        </Setting>
      </SettingGroup>
      <SettingGroup id="mornings" title="Mornings and evenings">
        <Setting
          title="Wake-up emails"
          note="One email each at the goal’s own time, or all goals in one at the earliest."
        >
          <Switch
            label="Send me wake-up emails"
            note={draft.wakeUp ? 'For every goal that has them on' : 'None for any goal'}
            checked={draft.wakeUp}
            onChange={(wakeUp) => form.set({ wakeUp })}
          />
          {draft.wakeUp ? (
            <Choices
              className="setting-field"
              legend={<span className="label">They come</span>}
              name="together"
              value={draft.together ? 'together' : 'each'}
              options={TOGETHER}
              onChange={(choice) => form.set({ together: choice === 'together' })}
            />
          ) : null}
          {draft.wakeUp ? (
            <Switch
              label="Send me a Sunday letter"
              note="Your week as a picture, one sentence of the coach, one proposal"
              checked={draft.weekLetter}
              onChange={(weekLetter) => form.set({ weekLetter })}
            />
          ) : null}
        </Setting>
        {draft.wakeUp ? (
          <Setting title={morningMessages.title} note={morningMessages.note}>
            <Switch
              label={morningMessages.alsoPush}
              note={morningMessages.alsoPushNote}
              checked={draft.morningPush}
              onChange={(morningPush) => form.set({ morningPush })}
            />
            {draft.morningPush && draft.evening !== 'push' ? <PushDevices zone={profile.zone} /> : null}
          </Setting>
        ) : null}
        <EveningEntry
          by={draft.evening}
          zone={profile.zone}
          at={{ ...form.text('eveningAt'), error: form.errors.evening ?? form.errors.eveningAt }}
          onChange={(evening) => form.set({ evening })}
        />
        {more}
      </SettingGroup>
      <SettingGroup id="account" title="Account">
        <Setting title="You" note="The page greets you by this name.">
          <TextField
            {...form.text('displayName')}
            label={
              <>
                Name <span className="hint-inline">optional</span>
              </>
            }
            autoComplete="name"
          />
        </Setting>
      </SettingGroup>
      <div className="setting-foot">
        {help ? <Help reason={help} zone={profile.zone} heading="h2" about="settings" /> : null}
        <SaveBar
          changed={changed}
          saving={save.isPending}
          failure={failure}
          beside={help ? 'help' : null}
          onDiscard={() => form.set(createDraft(profile))}
        />
      </div>
    </form>
  )
}

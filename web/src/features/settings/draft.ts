import { messages } from '#domain/messages.ts'
import { cityOf, zoneName } from '#domain/time/zone-words.ts'
import type { ProfileView } from '#functions/profiles/profile-view.ts'
import type { Changes } from './api/use-save-settings.ts'
import { findZone } from './zones.ts'

/** The values of the settings form. */
export type Draft = { name: string; zone: string; dayStartHour: number; wakeUp: boolean }

/** Errors by the request's field name, so that a refusal maps to its field. */
export type DraftProblems = Partial<Record<'displayName' | 'zone', string | undefined>>

const NAME_MAX = 100

export const draftOf = (profile: ProfileView): Draft => ({
  name: profile.display_name ?? '',
  zone: zoneName(profile.zone),
  dayStartHour: profile.day_start_hour,
  wakeUp: profile.mails.wake_up,
})

export const problemsIn = ({ name, zone }: Draft): DraftProblems => ({
  ...(name.trim().length > NAME_MAX && { displayName: messages.goals.tooLong(NAME_MAX) }),
  ...(findZone(zone) === null && { zone: messages.settings.zoneUnknown }),
})

/** The changes against the saved settings. */
export const changesIn = (draft: Draft, saved: ProfileView): Changes => {
  const displayName = draft.name.trim() || null
  const zone = findZone(draft.zone) ?? draft.zone
  return {
    ...(displayName !== saved.display_name && { displayName }),
    ...(zone !== saved.zone && { zone }),
    ...(draft.dayStartHour !== saved.day_start_hour && { dayStartHour: draft.dayStartHour }),
    ...(draft.wakeUp !== saved.mails.wake_up && { mails: { wake_up: draft.wakeUp } }),
  }
}

/** '3 AM', 'midnight' */
export const hourWords = (hour: number): string => (hour === 0 ? 'midnight' : `${hour} AM`)

/** 'Your day turns at 3 AM in Oslo.' */
export const dayWords = (draft: Draft): string => {
  const zone = findZone(draft.zone)
  return `Your day turns at ${hourWords(draft.dayStartHour)}${zone === null ? '' : ` in ${cityOf(zone)}`}.`
}

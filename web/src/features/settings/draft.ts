import { DISPLAY_NAME_MAX } from '#domain/accounts/display-name.ts'
import { DEFAULT_EVENING_TIME, type EveningSetting } from '#domain/evening/evening-question.ts'
import { eveningMessages } from '#domain/messages/evening.ts'
import { goalMessages } from '#domain/messages/goals.ts'
import { settingsMessages } from '#domain/messages/settings.ts'
import { readCity, zoneName } from '#domain/time/zone-words.ts'
import type { ProfileView } from '#functions/profiles/profile-view.ts'
import type { Changes } from './api/use-save-settings.ts'
import { findZone } from './zones.ts'

/** The values of the settings form. */
export type SettingsDraft = {
  displayName: string
  zone: string
  dayStartHour: number
  wakeUp: boolean
  together: boolean
  weekLetter: boolean
  evening: EveningChoice
  /** HH:MM, also while the question is off. */
  eveningAt: string
  streakHidden: boolean
  morningPush: boolean
}

export type EveningChoice = 'off' | EveningSetting['by']

export const createDraft = (profile: ProfileView): SettingsDraft => ({
  displayName: profile.display_name ?? '',
  zone: zoneName(profile.zone),
  dayStartHour: profile.day_start_hour,
  wakeUp: profile.mails.wake_up,
  together: profile.mails.together,
  weekLetter: profile.mails.week_letter,
  evening: profile.evening?.by ?? 'off',
  eveningAt: profile.evening?.at ?? DEFAULT_EVENING_TIME,
  streakHidden: profile.streak_hidden,
  morningPush: profile.morning_push,
})

/** The request's fields for the draft. A zone that is not found goes as typed. */
export const toSettingsRequest = (draft: SettingsDraft) => ({
  displayName: draft.displayName.trim() || null,
  zone: findZone(draft.zone) ?? draft.zone,
  dayStartHour: draft.dayStartHour,
  mails: { wake_up: draft.wakeUp, together: draft.together, week_letter: draft.weekLetter },
  evening: draft.evening === 'off' ? null : { at: draft.eveningAt, by: draft.evening },
  streakHidden: draft.streakHidden,
  morningPush: draft.morningPush,
})

export const settingsTexts = {
  displayName: (typed: string): string =>
    [...typed.trim()].length > DISPLAY_NAME_MAX ? goalMessages.tooLong(DISPLAY_NAME_MAX) : goalMessages.oneLine,
  zone: settingsMessages.zoneUnknown,
  evening: eveningMessages.chooseTime,
  eveningAt: eveningMessages.chooseTime,
}

/** The draft over newer settings: what the person changed since `before` stays, the rest becomes as in `after`. */
export const rebaseDraft = (draft: SettingsDraft, before: SettingsDraft, after: SettingsDraft): SettingsDraft => {
  const untouched = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(draft).filter(([field, value]) => untouched.get(field) !== value)
  return { ...after, ...Object.fromEntries(changed) }
}

/** The changes against the saved settings. */
export const changesIn = (draft: SettingsDraft, saved: ProfileView): Changes => {
  const { displayName, zone, dayStartHour, mails, evening, streakHidden, morningPush } = toSettingsRequest(draft)
  const areMailsChanged =
    mails.wake_up !== saved.mails.wake_up ||
    mails.together !== saved.mails.together ||
    mails.week_letter !== saved.mails.week_letter
  return {
    ...(displayName !== saved.display_name && { displayName }),
    ...(zone !== saved.zone && { zone }),
    ...(dayStartHour !== saved.day_start_hour && { dayStartHour }),
    ...(areMailsChanged && { mails }),
    ...((evening?.by !== saved.evening?.by || evening?.at !== saved.evening?.at) && { evening }),
    ...(morningPush !== saved.morning_push && { morningPush }),
    ...(streakHidden !== saved.streak_hidden && { streakHidden }),
  }
}

/** '3 AM', 'midnight' */
export const hourWords = (hour: number): string => (hour === 0 ? 'midnight' : `${hour} AM`)

/** 'Your day turns at 3 AM in Oslo.' */
export const dayWords = (draft: SettingsDraft): string => {
  const zone = findZone(draft.zone)
  return `Your day turns at ${hourWords(draft.dayStartHour)}${zone === null ? '' : ` in ${readCity(zone)}`}.`
}

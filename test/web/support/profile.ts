import type { ProfileView } from '#functions/profiles/profile-view.ts'

/** Maren's profile as the server gives it. */
export const PROFILE: ProfileView = {
  id: 'sub-1',
  email: 'maren@example.com',
  clerk_uuid: 'sub-1',
  display_name: 'Maren',
  trial_expires_at: '2026-12-21T00:00:00.000Z',
  zone: 'America/New_York',
  zone_chosen: true,
  day_start_hour: 3,
  mails: { wake_up: true, together: false, week_letter: false },
  evening: null,
  streak_hidden: false,
  morning_push: false,
  created_at: '2026-11-21T00:00:00.000Z',
  updated_at: '2026-11-21T00:00:00.000Z',
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { accountMessages } from '#domain/messages/account.ts'
import { contract as getProfile } from '#functions/profiles/get-profile/contract.ts'
import type { PlanView, ProfileView } from '#functions/profiles/profile-view.ts'
import { call } from '#web/entities/session/api.ts'
import { profileKey } from '#web/entities/session/profile-key.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { PlainError } from '#web/lib/error-text.ts'

export type SettingsView = { profile: ProfileView; plan: PlanView }

export const profileQuery = (person: { id: string; email: string }) =>
  queryOptions({
    queryKey: profileKey(person.id),
    queryFn: async ({ signal }): Promise<SettingsView> => {
      const { profile, plan } = await call(getProfile, { userId: person.id, email: person.email }, { signal })
      // The profile is created at the sign-in; before that there are no settings.
      if (profile === null || plan === null) throw new PlainError(accountMessages.profileMissing)
      return { profile, plan }
    },
  })

export const useProfile = () => useQuery(profileQuery(usePerson()))

import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { settingsMessages } from '#domain/messages/settings.ts'
import { contract as updateProfile } from '#functions/profiles/update-profile/contract.ts'
import { goalsQuery } from '#web/entities/goals/goals-query.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { showProfile } from '#web/entities/session/session-state.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'
import { profileQuery } from './profile-query.ts'

export type Changes = Omit<z.input<typeof updateProfile.request>, 'userId'>

/** Copies the name to the user pool. The account's name is authoritative, so a failure is only logged. */
const tellPool = async (name: string | null): Promise<void> => {
  try {
    const { changeName } = await import('#web/entities/session/identity.ts')
    await changeName(name ?? '')
  } catch (error) {
    console.warn(error)
  }
}

/** Saves only the changed settings. `told` gives the confirmation text. */
export const useSaveSettings = () => {
  const client = useQueryClient()
  const person = usePerson()
  return useSingleMutation({
    mutationFn: ({ changes }: { changes: Changes; told: string | undefined }) => call(updateProfile, changes),
    onSuccess: ({ profile }, { changes, told }) => {
      if (changes.displayName !== undefined) void tellPool(profile.display_name)
      client.setQueryData(profileQuery(person).queryKey, (shown) => shown && { ...shown, profile })
      showProfile(profile)
      // The check-in day and the times of the mails may have changed.
      void client.invalidateQueries({ queryKey: goalsQuery(person.id).queryKey })
      toast.achievement(settingsMessages.saved, told)
    },
  })
}

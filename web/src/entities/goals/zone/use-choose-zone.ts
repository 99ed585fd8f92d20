import { useQueryClient } from '@tanstack/react-query'
import { zoneMessages } from '#domain/messages/zone.ts'
import { zoneTime } from '#domain/time/zone-words.ts'
import { goalsQuery } from '#web/entities/goals/goals-query.ts'
import { call } from '#web/entities/session/api.ts'
import { profileKey } from '#web/entities/session/profile-key.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'

/** Chooses a zone, or confirms the present one (DAY-8). A refusal shows the server's message. */
export const useChooseZone = (present: string) => {
  const client = useQueryClient()
  const personId = usePerson().id
  return useSingleMutation({
    mutationFn: async (zone: string) => {
      // Few people see the note, and the dashboard needs the contract for nothing else.
      const { contract: updateProfile } = await import('#functions/profiles/update-profile/contract.ts')
      return call(updateProfile, { zone })
    },
    onSuccess: ({ profile: { zone } }) => {
      toast.achievement(zone === present ? zoneMessages.kept(zoneTime(zone)) : zoneMessages.moved(zoneTime(zone)))
      void client.invalidateQueries({ queryKey: goalsQuery(personId).queryKey })
      void client.invalidateQueries({ queryKey: profileKey(personId) })
    },
    onError: (error) => toast.error(error instanceof ApiError ? error.message : zoneMessages.failed),
  })
}

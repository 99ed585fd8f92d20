import { useQueryClient } from '@tanstack/react-query'
import { careMessages } from '#domain/messages/care.ts'
import { contract as confirmReading } from '#functions/goals/confirm-reading/contract.ts'
import { showGoal } from '#web/entities/goals/goals-query.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'

/** Says that a goal's words were read wrongly: it is coached again until they change (CARE-9). */
export const useConfirmReading = () => {
  const client = useQueryClient()
  const personId = usePerson().id
  return useSingleMutation({
    mutationFn: (goalId: string) => call(confirmReading, { goalId, readWrongly: true }),
    onSuccess: ({ goal }) => {
      showGoal(client, personId, goal)
      toast.achievement(careMessages.readWronglyThanks)
    },
    onError: () => toast.error(careMessages.readWronglyFailed),
  })
}

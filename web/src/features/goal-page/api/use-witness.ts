import { useQuery, useQueryClient } from '@tanstack/react-query'
import { witnessMessages } from '#domain/messages/witness.ts'
import type { WitnessView } from '#domain/witness/witness.ts'
import { contract as endWitness } from '#functions/witness/end-witness/contract.ts'
import { contract as getWitness } from '#functions/witness/get-witness/contract.ts'
import { contract as inviteWitness } from '#functions/witness/invite-witness/contract.ts'
import { contract as muteWitness } from '#functions/witness/mute-witness/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useSingleMutation } from '#web/lib/single-mutation.ts'
import { toast } from '#web/ui/toast.ts'

const witnessKey = (personId: string, goalId: string) => ['witness', personId, goalId] as const

/** The witness of a goal; null without one, undefined until it is known. */
export const useWitness = (goalId: string): WitnessView | null | undefined => {
  const personId = usePerson().id
  const { data } = useQuery({
    queryKey: witnessKey(personId, goalId),
    queryFn: async ({ signal }) => (await call(getWitness, { goalId }, { signal })).witness,
    retry: false,
  })
  return data
}

/** `invite` makes a link, which replaces an earlier one. */
export type WitnessChange = { kind: 'invite'; name: string } | { kind: 'mute'; muted: boolean } | { kind: 'end' }
type Changed = { witness: WitnessView | null; link?: string; message?: string }

const send = async (goalId: string, change: WitnessChange): Promise<Changed> => {
  if (change.kind === 'invite') return call(inviteWitness, { goalId, name: change.name })
  if (change.kind === 'mute') {
    const { witness } = await call(muteWitness, { goalId, muted: change.muted })
    return { witness, message: change.muted ? witnessMessages.mutedNow : witnessMessages.unmutedNow }
  }
  await call(endWitness, { goalId })
  return { witness: null, message: witnessMessages.ended }
}

const isAboutName = ({ field, careReason }: ApiError): boolean => field === 'name' || careReason !== undefined

/** Changes the witness of a goal. The link is in the mutation's data directly after `invite`, and nowhere else (WITNESS-1). */
export const useChangeWitness = (goalId: string) => {
  const client = useQueryClient()
  const personId = usePerson().id
  return useSingleMutation({
    mutationFn: (change: WitnessChange) => send(goalId, change),
    onSuccess: ({ witness, message }) => {
      client.setQueryData(witnessKey(personId, goalId), witness)
      if (message) toast.achievement(message)
    },
    onError: (error, change) => {
      // The form of the invitation shows what is wrong with the name.
      if (change.kind === 'invite' && error instanceof ApiError && isAboutName(error)) return
      toast.error(error instanceof ApiError ? error.message : witnessMessages.failed)
    },
  })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { contract as listPush } from '#functions/push/list-push-subscriptions/contract.ts'
import { contract as removePush } from '#functions/push/remove-push-subscription/contract.ts'
import { contract as savePush } from '#functions/push/save-push-subscription/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { readDevice, subscribeDevice } from '../device-push.ts'

/** The beginning of the query key below, for every person. */
export const PUSH_KEY = ['push'] as const

/** The devices of the person that get notifications, and the state of this one. Asked for while push is chosen only. */
export const usePush = () => {
  const { id: personId } = usePerson()
  const client = useQueryClient()
  const queryKey = [...PUSH_KEY, personId] as const
  const state = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const [{ public_key, subscriptions }, device] = await Promise.all([call(listPush, {}, { signal }), readDevice()])
      const isStored = subscriptions.some(({ id }) => id === device.id)
      const shown = device.state === 'subscribed' && !isStored ? 'ask' : device.state
      return { publicKey: public_key, subscriptions, device: { state: shown, id: device.id } }
    },
  })
  const refresh = () => client.invalidateQueries({ queryKey })
  const allow = useMutation({
    mutationFn: async (key: string) => {
      const subscription = await subscribeDevice(key)
      if (subscription) await call(savePush, subscription)
    },
    onSettled: refresh,
  })
  const remove = useMutation({ mutationFn: (id: string) => call(removePush, { id }), onSettled: refresh })
  return { state, allow, remove }
}

import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that a second click cannot start before the first has ended. The pending state updates one render after the
 * click; the ref updates at once.
 */
export const useSingleMutation = <Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) => {
  const underWay = useRef(false)
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      underWay.current = false
      return options.onSettled?.(...settled)
    },
  })
  const mutate: typeof mutation.mutate = (...given) => {
    if (underWay.current) return
    underWay.current = true
    mutation.mutate(...given)
  }
  return { ...mutation, mutate }
}

import { useSyncExternalStore } from 'react'

/** Up to this width the dashboard opens with one row a goal (PAGE-25). */
export const PHONE = '(max-width: 40rem)'

const queryMedia = (query: string): MediaQueryList | undefined =>
  typeof window !== 'undefined' && 'matchMedia' in window ? window.matchMedia(query) : undefined

/** Whether a media query matches, now and whenever it changes. False where the browser cannot tell. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = queryMedia(query)
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
    () => queryMedia(query)?.matches ?? false,
    () => false,
  )

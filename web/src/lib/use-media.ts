import { useSyncExternalStore } from 'react'

/** Up to this width the dashboard opens with one row a goal (PAGE-25). */
export const PHONE = '(max-width: 40rem)'

/** From this width on, a goal's page has its check-in beside the text and no bar at the bottom. */
export const BESIDE = '(min-width: 64rem)'

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

import * as z from 'zod/mini'

/** Messages between the tabs of one browser. */
const news = z.enum(['signed-in', 'signed-out', 'verified'])
export type News = z.infer<typeof news>

let opened: BroadcastChannel | undefined

/** One channel for both directions: a second one on this page would receive the first one's messages. */
const channel = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel('five-circles.session')
  return opened
}

/** Sends a message to the other tabs. */
export const announce = (what: News): void => channel()?.postMessage(what)

export const onAnnouncement = (listener: (what: News) => void): void => {
  channel()?.addEventListener('message', ({ data }) => {
    const parsed = z.safeParse(news, data)
    if (parsed.success) listener(parsed.data)
  })
}

import * as z from 'zod/mini'

/** What the tabs of one browser tell each other. */
const news = z.enum(['signed-in', 'signed-out', 'verified'])
export type News = z.infer<typeof news>

let opened: BroadcastChannel | undefined

/** One for both ways: a second one on this page would hear what the first one says. */
const channel = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel !== 'undefined') opened ??= new BroadcastChannel('five-circles.session')
  return opened
}

/** Tells the other tabs; this one hears nothing of it. */
export const announce = (what: News): void => channel()?.postMessage(what)

export const onAnnouncement = (listener: (what: News) => void): void => {
  channel()?.addEventListener('message', ({ data }) => {
    const parsed = z.safeParse(news, data)
    if (parsed.success) listener(parsed.data)
  })
}

import * as z from 'zod/mini'

/** What the tabs of one browser tell each other. */
const news = z.enum(['signed-in', 'signed-out', 'verified'])
export type News = z.infer<typeof news>

const NAME = 'five-circles.session'

/** Tells the other tabs; this one hears nothing of it. */
export const announce = (what: News): void => {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(what)
  channel.close()
}

export const onAnnouncement = (listener: (what: News) => void): void => {
  if (typeof BroadcastChannel === 'undefined') return
  new BroadcastChannel(NAME).addEventListener('message', ({ data }) => {
    const parsed = z.safeParse(news, data)
    if (parsed.success) listener(parsed.data)
  })
}

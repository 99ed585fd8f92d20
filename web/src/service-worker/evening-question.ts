import { CORRELATION_HEADER } from '#domain/correlation-header.ts'
import { LINK_TOKEN } from '#domain/link-token.ts'
import { eveningMessages as words } from '#domain/messages/evening.ts'

/**
 * Shows the morning and the evening question, and takes the answer (EVENING-4, EVENING-11, ADR 234). It needs no session: one open goal is checked in by the token
 * of the push, as by the link of a mail.
 */

declare const self: ServiceWorkerGlobalScope

type Question = {
  title: string
  body: string
  tag: string
  token: string | undefined
  /** The page that a press opens. */
  path: string
  /** True for the question of the evening, which has two answers. */
  asks: boolean
}

const CHECK_IN = 'check-in'
const NOT_TODAY = 'not-today'
const PATH = /^\/goal\/[\w-]+$/
const TODAY = '/today'

/** Milliseconds. The question is closed at the press, so nothing is visible while the check-in waits for the network. */
const CHECK_IN_PATIENCE = 8_000

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** A browser requires a notification for every push, so an unreadable one is shown with the product's name alone. */
const readQuestion = (text: string): Question => {
  const { kind, title, body, day, token, path } = parse(text)
  const signed = readText(token)
  const given = readText(path)
  return {
    title: readText(title) || words.product,
    body: readText(body),
    tag: `${readText(kind)}-${readText(day)}-${given}`,
    path: PATH.test(given) ? given : TODAY,
    asks: readText(kind) === 'evening',
    token: LINK_TOKEN.test(signed) ? signed : undefined,
  }
}

/** `actions` is in every browser's workers but not in the DOM's types. */
type WithActions = NotificationOptions & { actions?: { action: string; title: string }[] }

const show = ({ title, body, tag, token, path, asks }: Question): Promise<void> => {
  const options: WithActions = {
    body,
    tag,
    icon: '/icon-192.png',
    data: { token, path },
    ...(asks && {
      actions: [
        { action: CHECK_IN, title: token === undefined ? words.openToday : words.checkIn },
        { action: NOT_TODAY, title: words.notToday },
      ],
    }),
  }
  return self.registration.showNotification(title, options)
}

const readTitle = (answer: unknown): string | undefined => {
  const checkIn = isRecord(answer) ? answer.check_in : undefined
  if (!isRecord(checkIn) || checkIn.state !== 'checked-in' || !isRecord(checkIn.goal)) return undefined
  return readText(checkIn.goal.title)
}

/** Opens the page of the link. A browser may refuse it some seconds after the press, so a notification takes its place: a press on it opens the page. */
const openLink = async (token: string, tag: string): Promise<void> => {
  try {
    await self.clients.openWindow(`/check-in#${token}`)
  } catch {
    await self.registration.showNotification(words.notConfirmed, {
      body: words.notConfirmedHow,
      tag,
      icon: '/icon-192.png',
      data: { token },
    })
  }
}

/** Checks in and confirms it. Opens the page of the link where the day is over or the check-in fails. */
const checkIn = async (token: string, tag: string): Promise<void> => {
  try {
    const response = await fetch('/api/check-in-by-mail', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [CORRELATION_HEADER]: crypto.randomUUID() },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(CHECK_IN_PATIENCE),
    })
    const goal = readTitle(await response.json())
    if (goal === undefined) throw new Error(`The check-in was answered with ${response.status}.`)
    await self.registration.showNotification(words.checkedIn, { body: goal, tag, icon: '/icon-192.png', silent: true })
  } catch {
    await openLink(token, tag)
  }
}

const answer = async (action: string, { tag, data }: Notification): Promise<void> => {
  if (action === NOT_TODAY) return
  const token = isRecord(data) ? readText(data.token) : ''
  const path = isRecord(data) ? readText(data.path) : ''
  if (token === '') await self.clients.openWindow(path || TODAY)
  else if (action === CHECK_IN) await checkIn(token, tag)
  else await self.clients.openWindow(`/check-in#${token}`)
}

export const takeQuestions = (): void => {
  self.addEventListener('push', (event) => event.waitUntil(show(readQuestion(event.data?.text() ?? ''))))
  self.addEventListener('notificationclick', (event) => {
    const { action, notification } = event
    notification.close()
    event.waitUntil(answer(action, notification))
  })
}

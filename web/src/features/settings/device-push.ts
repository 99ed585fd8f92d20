import { eveningMessages as words } from '#domain/messages/evening.ts'
import { hashEndpoint } from '#web/lib/hash-endpoint.ts'
import { SETTINGS } from '#web/lib/places.ts'

/** The push subscription of this browser (EVENING-9). */

export type DevicePush = 'ask' | 'subscribed' | 'blocked' | 'home-screen' | 'unsupported'

/** iPhones and iPads notify only from the home screen. An iPad names itself a Mac. */
const isIos = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

const findRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined

/** The state of this browser, and the id of its subscription where it has one. Asks for nothing. */
export const readDevice = async (): Promise<{ state: DevicePush; id: string | null }> => {
  const isAble = 'PushManager' in window && 'Notification' in window
  if (!isAble) return { state: isIos(navigator) ? 'home-screen' : 'unsupported', id: null }
  if (Notification.permission === 'denied') return { state: 'blocked', id: null }
  const registration = await findRegistration()
  if (!registration) return { state: 'unsupported', id: null }
  const subscription = await registration.pushManager.getSubscription()
  if (!subscription || Notification.permission !== 'granted') return { state: 'ask', id: null }
  return { state: 'subscribed', id: await hashEndpoint(subscription.endpoint) }
}

export type NewSubscription = { endpoint: string; keys: { p256dh: string; auth: string }; device: string }

/** Asks the browser for the permission and subscribes. Null when the person refuses. `key` is the VAPID key, base64url. */
export const subscribeDevice = async (key: string): Promise<NewSubscription | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await findRegistration()
  if (!registration) throw new Error('There is no service worker.')
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The subscription has no keys.')
  return { endpoint, keys: { p256dh, auth }, device: nameDevice(navigator.userAgent) }
}

/** Shows an example of the question on this device, which leads to Settings (EVENING-12). Nothing is sent. Throws if the browser refuses. */
export const showExample = async (): Promise<void> => {
  const registration = await findRegistration()
  if (!registration) throw new Error('There is no service worker.')
  await registration.showNotification(words.exampleTitle(words.one.subject(words.exampleGoal)), {
    body: words.example,
    tag: 'example',
    icon: '/icon-192.png',
    data: { path: SETTINGS },
  })
}

const BROWSERS = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const

const find = (list: readonly (readonly [RegExp, string])[], userAgent: string, other: string): string =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? other

/** 'Chrome on Mac', by the browser's user agent. */
export const nameDevice = (userAgent: string): string =>
  `${find(BROWSERS, userAgent, 'Browser')} on ${find(SYSTEMS, userAgent, 'a device')}`

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json, keepTokens, serve } from '#test/web/support/network.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import SettingsPage from '#web/features/settings/settings-page.tsx'
import { toast } from '#web/ui/toast.ts'
import { refuse, settings } from './server.ts'

const LIST = '/api/list-push-subscriptions'
const REMOVE = '/api/remove-push-subscription'
/** The id of an endpoint whose digest is all zeros. */
const THIS_DEVICE = 'A'.repeat(22)

const subscription = (id: string) => ({ id, device: 'Chrome on Mac', created_at: '2026-11-24T17:00:00.000Z' })
const listOf = (...ids: string[]) => ({
  [LIST]: () => json({ success: true, public_key: `B${'k'.repeat(86)}`, subscriptions: ids.map(subscription) }),
})

/** What the window of Google reports. */
const reportOthersEnded = () => {
  const channel = new BroadcastChannel('five-circles.social-ending')
  channel.postMessage('others')
  channel.close()
}

beforeEach(() => {
  keepTokens({ identities: [{ providerName: 'Google' }] })
  // jsdom has neither.
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: { digest: async () => new ArrayBuffer(32) } })
  vi.stubGlobal('PushManager', class {})
  const pushManager = { getSubscription: async () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/abc' }) }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  })
})
afterEach(() => {
  toast.dismiss()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const open = async () => {
  show(<SettingsPage />, { at: '/settings', session: MAREN })
  await screen.findByRole('heading', { name: 'Settings' })
}

it('ends the notifications of the other devices with their sessions, and keeps those of this one (AUTH-20)', async () => {
  const [phone, tablet] = ['p'.repeat(22), 't'.repeat(22)]
  const asked = serve({
    ...settings(),
    ...listOf(phone, THIS_DEVICE, tablet),
    [REMOVE]: () => json({ success: true }),
  })
  await open()
  reportOthersEnded()
  expect(await screen.findByText('Signed out everywhere else')).toBeDefined()
  expect(asked.filter(({ what }) => what === REMOVE).map(({ body }) => body)).toEqual([{ id: phone }, { id: tablet }])
})

it('says where the notifications of the other devices could not be ended (AUTH-20)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serve({ ...settings(), ...listOf('p'.repeat(22)), [REMOVE]: () => refuse(400, 'Not in this test.') })
  await open()
  reportOthersEnded()
  await waitFor(() => expect(screen.getByText(/may still get notifications/)).toBeDefined())
  expect(await screen.findByText('Signed out everywhere else')).toBeDefined()
})

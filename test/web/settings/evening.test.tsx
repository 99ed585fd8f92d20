import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json, keepTokens, serve } from '#test/web/support/network.ts'
import { PROFILE } from '#test/web/support/profile.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import { nameDevice } from '#web/features/settings/device-push.ts'
import SettingsPage from '#web/features/settings/settings-page.tsx'
import { toast } from '#web/ui/toast.ts'
import { settings, TODAY } from './server.ts'

const UPDATE = '/api/update-profile'
const LIST = '/api/list-push-subscriptions'
const SAVE = '/api/save-push-subscription'
const REMOVE = '/api/remove-push-subscription'
const KEY = `B${'k'.repeat(86)}`
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc'
const KEYS = { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) }

const list = (...subscriptions: object[]) => ({ [LIST]: () => json({ success: true, public_key: KEY, subscriptions }) })

const open = async () => {
  const shown = show(<SettingsPage />, { at: '/settings', session: MAREN })
  await screen.findByRole('heading', { name: 'Settings' })
  return shown
}
const choose = (name: 'Off' | 'Push' | 'Email') =>
  screen.getAllByRole('radio', { name }).find((radio) => radio.closest('fieldset')?.textContent?.includes('Push')) ??
  null
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: 'Off' | 'Push' | 'Email') => {
  const radio = choose(name)
  if (!radio) throw new Error(`There is no choice ${name}.`)
  await user.click(radio)
}

/** A browser with push. `answer` is the person's answer to the permission prompt. */
const able = (permission: NotificationPermission, answer: NotificationPermission = 'granted') => {
  let subscription: object | null = null
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer
      return answer
    }),
  }
  const subscribe = vi.fn(async (_: object) => {
    subscription = { endpoint: ENDPOINT, toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }) }
    return subscription
  })
  const showNotification = vi.fn(async (_title: string, _options: object) => undefined)
  const pushManager = { subscribe, getSubscription: async () => subscription }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager, showNotification }) },
  })
  return { notification, subscribe, showNotification }
}

beforeEach(() => keepTokens())
afterEach(() => {
  toast.dismiss()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

describe('the evening question', () => {
  it('is off, and is saved with an hour and a way (EVENING-1)', async () => {
    const evening = { at: '20:30', by: 'mail' }
    const asked = serve({
      ...settings(),
      [UPDATE]: () => json({ success: true, profile: { ...PROFILE, evening }, today: TODAY }),
    })
    const { user } = await open()
    expect(screen.getByText('Days that are still open stay quiet in the evening.')).toBeDefined()
    await press(user, 'Email')
    expect(screen.getByText('Goes to maren@example.com, only for days that are still open.')).toBeDefined()
    const at = screen.getByLabelText('Ask me at')
    await user.clear(at)
    await user.type(at, '20:30')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await screen.findByText('Settings saved.')
    expect(asked.find(({ what }) => what === UPDATE)?.body).toEqual({ evening })
  })

  it('asks the browser only after a press, and adds the device (EVENING-9)', async () => {
    const { notification, subscribe } = able('default')
    const shown = { id: 'i'.repeat(22), device: 'Chrome on Mac', created_at: '2026-11-24T17:00:00.000Z' }
    const asked = serve({ ...settings(), ...list(), [SAVE]: () => json({ success: true, subscription: shown }) })
    const { user } = await open()
    await press(user, 'Push')
    const allow = await screen.findByRole('button', { name: 'Allow on This Device' })
    expect(notification.requestPermission).not.toHaveBeenCalled()
    await user.click(allow)
    await waitFor(() =>
      expect(asked.find(({ what }) => what === SAVE)?.body).toEqual({
        endpoint: ENDPOINT,
        keys: KEYS,
        device: expect.stringContaining(' on '),
      }),
    )
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY })
  })

  it('shows an example on this device, which leads back to Settings (EVENING-12)', async () => {
    const { subscribe, showNotification } = able('granted')
    await subscribe({})
    // jsdom has no digest.
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: { digest: async () => new ArrayBuffer(32) } })
    const id = 'A'.repeat(22)
    serve({ ...settings(), ...list({ id, device: 'Chrome on Mac', created_at: '2026-11-24T17:00:00.000Z' }) })
    const { user } = await open()
    await press(user, 'Push')
    await user.click(await screen.findByRole('button', { name: 'Show Me One Now' }))
    await waitFor(() =>
      expect(showNotification).toHaveBeenCalledWith(
        'Example. Still open: Read one page',
        expect.objectContaining({ data: { path: '/settings' } }),
      ),
    )
  })

  it('is separate from the notification of the morning, which is saved alone (EVENING-11)', async () => {
    const asked = serve({
      ...settings(),
      ...list(),
      [UPDATE]: () => json({ success: true, profile: { ...PROFILE, morning_push: true }, today: TODAY }),
    })
    const { user } = await open()
    await user.click(screen.getByRole('switch', { name: /Also as a notification/ }))
    await screen.findByText('This browser cannot show notifications.')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await screen.findByText('Settings saved.')
    expect(asked.find(({ what }) => what === UPDATE)?.body).toEqual({ morningPush: true })
  })

  it('says that notifications are blocked once the person refuses', async () => {
    able('default', 'denied')
    const asked = serve({ ...settings(), ...list() })
    const { user } = await open()
    await press(user, 'Push')
    await user.click(await screen.findByRole('button', { name: 'Allow on This Device' }))
    await screen.findByText('Notifications are blocked for this site.')
    expect(asked.filter(({ what }) => what === SAVE)).toEqual([])
  })

  it('names the home screen on an iPhone, and the browser on other devices', async () => {
    serve({ ...settings(), ...list() })
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')
    const first = await open()
    await press(first.user, 'Push')
    await screen.findByText('Add Five Circles to your home screen first.')
    first.unmount()
    agent.mockRestore()
    const second = await open()
    await press(second.user, 'Push')
    await screen.findByText('This browser cannot show notifications.')
  })

  it('lists the devices, and removes one', async () => {
    able('granted')
    const phone = { id: 'p'.repeat(22), device: 'Safari on iPhone', created_at: '2026-11-21T02:00:00.000Z' }
    const asked = serve({ ...settings(), ...list(phone), [REMOVE]: () => json({ success: true }) })
    const { user } = await open()
    await press(user, 'Push')
    await screen.findByText('Since Nov 20, 2026')
    await user.click(screen.getByRole('button', { name: 'Remove Safari on iPhone' }))
    await waitFor(() => expect(asked.find(({ what }) => what === REMOVE)?.body).toEqual({ id: phone.id }))
  })
})

describe('nameDevice', () => {
  it.each([
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/143.0 Safari/537.36', 'Chrome on Mac'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/143.0 Safari/537.36 Edg/143.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPhone'],
    ['curl/8', 'Browser on a device'],
  ])('reads %s as %s', (userAgent, name) => {
    expect(nameDevice(userAgent)).toBe(name)
  })
})

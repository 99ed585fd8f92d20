import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BrowserRouter, useRoutes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { later } from '#test/web/support/fake-api.ts'
import { json, keepTokens, serve } from '#test/web/support/network.ts'
import { PROFILE } from '#test/web/support/profile.ts'
import { MAREN } from '#test/web/support/show.tsx'
import { SessionProvider } from '#web/entities/session/session-provider.tsx'
import SettingsPage from '#web/features/settings/settings-page.tsx'
import { createQueryClient } from '#web/lib/query-client.ts'
import { toast } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { settings, TODAY, TRIAL } from './server.ts'

const UPDATE = '/api/update-profile'
const hide = () => screen.getByRole('switch', { name: /^Hide the streak/ })
const save = () => screen.getByRole('button', { name: 'Save Changes' })
const bar = () => save().closest('.save-bar')
const serveAll = () =>
  serve({
    ...settings(),
    [UPDATE]: () => json({ success: true, profile: { ...PROFILE, streak_hidden: true }, today: TODAY }),
  })

const Screens = () =>
  useRoutes([
    { path: '/settings', element: <SettingsPage /> },
    { path: '*', element: <p>Another screen</p> },
  ])

/** With the app's router, because Back is an event of the window. */
const open = async () => {
  window.history.replaceState(null, '', '/week')
  window.history.pushState(null, '', '/settings')
  const client = createQueryClient()
  render(
    <QueryClientProvider client={client}>
      <SessionProvider session={MAREN}>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Settings' })
  return { user: userEvent.setup(), client }
}

const isUnloadStopped = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => keepTokens())
afterEach(() => {
  toast.dismiss()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

describe('unsaved settings (PAGE-32)', () => {
  it('keep Save and Discard in view until they are saved', async () => {
    const asked = serveAll()
    const { user } = await open()
    expect(bar()?.hasAttribute('data-stuck')).toBe(false)
    expect(isUnloadStopped()).toBe(false)
    await user.click(hide())
    expect(bar()?.hasAttribute('data-stuck')).toBe(true)
    expect(screen.getByText('Unsaved changes')).toBeDefined()
    expect(isUnloadStopped()).toBe(true)
    await user.click(save())
    expect(await screen.findByText('Settings saved.')).toBeDefined()
    expect(screen.getByText('Nothing has changed yet.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
    expect(isUnloadStopped()).toBe(false)
    expect(asked.find(({ what }) => what === UPDATE)?.body).toEqual({ streakHidden: true })
  })

  it('stay when they are changed while others are saved', async () => {
    const answer = later<void>()
    serve({
      ...settings(),
      [UPDATE]: async () => {
        await answer.promise
        return json({ success: true, profile: { ...PROFILE, streak_hidden: true, zone: 'Europe/Oslo' }, today: TODAY })
      },
    })
    const { user } = await open()
    const zone = screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' })
    await user.click(hide())
    await user.clear(zone)
    await user.type(zone, 'oslo')
    await user.click(save())
    await user.click(screen.getByRole('switch', { name: /Sunday letter/ }))
    answer.give()
    await screen.findByText('Settings saved.')
    expect(screen.getByRole('switch', { name: /Sunday letter/ })).toHaveProperty('checked', true)
    expect(zone.value).toBe('Oslo, Europe')
    expect(screen.getByText('Unsaved changes')).toBeDefined()
  })

  it('return to the saved ones by Discard, and the focus goes to Save Changes', async () => {
    const asked = serveAll()
    const { user } = await open()
    await user.click(hide())
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(hide()).toHaveProperty('checked', false)
    expect(screen.getByText('Nothing has changed yet.')).toBeDefined()
    expect(document.activeElement).toBe(save())
    expect(asked.some(({ what }) => what === UPDATE)).toBe(false)
  })

  it('are asked about when a link leads away', async () => {
    serveAll()
    const { user } = await open()
    await user.click(hide())
    await user.click(screen.getByRole('link', { name: 'Account' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Keep Editing' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(hide()).toHaveProperty('checked', true)
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    await user.click(screen.getByRole('button', { name: 'Leave Without Saving' }))
    expect(await screen.findByText('Another screen')).toBeDefined()
  })

  it('let a link lead away once they are saved', async () => {
    serveAll()
    const { user } = await open()
    await user.click(hide())
    await user.click(save())
    await screen.findByText('Settings saved.')
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    expect(await screen.findByText('Another screen')).toBeDefined()
  })

  it('are asked about when Back leads away', async () => {
    serveAll()
    const { user } = await open()
    await user.click(hide())
    act(() => window.history.back())
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }))
    expect(window.location.pathname).toBe('/settings')
    expect(hide()).toHaveProperty('checked', true)
    act(() => window.history.back())
    await user.click(await screen.findByRole('button', { name: 'Leave Without Saving' }))
    await waitFor(() => expect(screen.getByText('Another screen')).toBeDefined())
    expect(window.location.pathname).toBe('/week')
  })

  it('are only what the person changed, when newer settings replace the cached ones', async () => {
    serveAll()
    const { user, client } = await open()
    const zone = screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' })
    const newer = { ...PROFILE, zone: 'Europe/Oslo' }
    serve(settings(TRIAL, newer))
    await act(() => client.invalidateQueries())
    await waitFor(() => expect(zone.value).toBe('Oslo, Europe'))
    expect(screen.getByText('Nothing has changed yet.')).toBeDefined()

    await user.click(hide())
    const asked = serve({
      ...settings(TRIAL, { ...newer, mails: { ...newer.mails, wake_up: false } }),
      [UPDATE]: () => json({ success: true, profile: { ...newer, streak_hidden: true }, today: TODAY }),
    })
    await act(() => client.invalidateQueries())
    await waitFor(() => expect(screen.getByRole('switch', { name: /wake-up emails/ })).toHaveProperty('checked', false))
    expect(hide()).toHaveProperty('checked', true)
    await user.click(save())
    await screen.findByText('Settings saved.')
    expect(asked.find(({ what }) => what === UPDATE)?.body).toEqual({ streakHidden: true })
  })
})

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { otherSites } from '#web/lib/other-sites.ts'
import '#test/web/support/dialog-element.ts'
import { json, keepTokens, poolError, serve } from '#test/web/support/network.ts'
import { PROFILE } from '#test/web/support/profile.ts'
import { show } from '#test/web/support/show.tsx'
import { SettingsRoute } from '#web/app/settings-route.tsx'
import { farewell } from '#web/entities/session/farewell.ts'
import { startSession } from '#web/entities/session/session-store.ts'
import { endSession } from '#web/entities/session/sign-out.ts'
import { refuse, settings } from './server.ts'

// Imported before a test uses fake timers.
await import('#web/entities/session/identity.ts')

const DELETE = '/api/delete-account'
const DELETE_USER = 'DeleteUser'
const REVOKE = 'RevokeToken'

const deleted = () => json({ success: true, deleted: 12 })
const gone = () => new Response('', { status: 200, headers: { 'content-type': 'application/x-amz-json-1.1' } })

const open = async (answers: Parameters<typeof serve>[0], claims = {}) => {
  keepTokens(claims)
  const asked = serve({
    ...settings(),
    '/api/create-user-profile': () => json({ success: true, profile: PROFILE }),
    [REVOKE]: () => json({}),
    ...answers,
  })
  await startSession()
  const shown = show(<SettingsRoute />, { at: '/settings' })
  await shown.user.click(await screen.findByRole('button', { name: 'Delete My Account' }))
  const confirm = (typed: string) => shown.user.type(screen.getByLabelText('Your email, to confirm'), `${typed}{Enter}`)
  const said = (what: string) => asked.filter((one) => one.what === what)
  return { ...shown, confirm, said }
}

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(async () => {
  await endSession()
  vi.unstubAllGlobals()
})

describe('deleting the account (ACCOUNT-8)', () => {
  it('asks for the address of the account first', async () => {
    const { confirm, said } = await open({ [DELETE]: deleted, [DELETE_USER]: gone })
    // Also on a trial and after a plan, so it names no plan of the person.
    expect(screen.getAllByText(/^A paid plan ends at once, and your goals/)).toHaveLength(2)
    await confirm('ivo@example.com')
    expect(screen.getByText('Type the email address of this account.')).toBeDefined()
    expect(said(DELETE)).toEqual([])
  })

  it('deletes the data, then the identity, and signs out without stored data', async () => {
    const { confirm, said } = await open({ [DELETE]: deleted, [DELETE_USER]: gone })
    window.localStorage.setItem('five-circles.unsyncedEdits', '{}')
    window.localStorage.setItem('five-circles.theme', '"dark"')
    for (const key of ['interview.sub-1', 'goal-edit.sub-1.goal_1', 'dailyNudgeCount.sub-1', 'interview.sub-2'])
      window.localStorage.setItem(`five-circles.${key}`, '{}')
    window.sessionStorage.setItem('five-circles.workshop.sub-1', '{}')
    await confirm('Maren@example.com')
    expect(await screen.findByText('Came to /auth')).toBeDefined()
    expect(farewell.read()).toBe(true)
    expect(said(DELETE)).toMatchObject([{ body: { email: 'Maren@example.com' } }])
    expect(said(DELETE_USER)).toHaveLength(1)
    await waitFor(() =>
      expect(Object.keys({ ...window.localStorage })).toEqual(['five-circles.theme', 'five-circles.interview.sub-2']),
    )
    expect(window.sessionStorage.getItem('five-circles.workshop.sub-1')).toBeNull()
  })

  it('keeps the identity when the data could not be deleted', async () => {
    const { confirm, said } = await open({
      [DELETE]: () =>
        refuse(503, 'Your subscription could not be canceled, so nothing was deleted. Please try again later.'),
      [DELETE_USER]: gone,
    })
    await confirm('maren@example.com')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your subscription could not be canceled, so nothing was deleted. Please try again later.',
    )
    expect(said(DELETE_USER)).toEqual([])
  })

  it('shows when the identity could not be deleted, and finishes at the next attempt', async () => {
    let reachable = false
    const { confirm, said, user } = await open({
      [DELETE]: deleted,
      [DELETE_USER]: () => (reachable ? gone() : poolError('InternalErrorException', 'Not now.')),
    })
    await confirm('maren@example.com')
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Everything we kept about you is deleted\. Only your/,
    )
    expect(screen.queryByText('Came to /auth')).toBeNull()
    reachable = true
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Came to /auth')).toBeDefined()
    expect(farewell.read()).toBe(true)
    expect(said(DELETE)).toHaveLength(2)
  })

  it('redirects through the provider’s sign-out for a social account and keeps the confirmation', async () => {
    const visited: string[] = []
    vi.spyOn(otherSites, 'visit').mockImplementation((to) => void visited.push(to))
    const { confirm } = await open(
      { [DELETE]: deleted, [DELETE_USER]: gone },
      { identities: [{ providerName: 'Google' }] },
    )
    await confirm('maren@example.com')
    await waitFor(() => expect(visited[0]).toContain('https://sign-in.example/logout?'))
    expect(window.sessionStorage.getItem('five-circles.farewell')).toBe('true')
  })
})

import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAREN, show } from '#test/web/support/show.tsx'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { lazyScreen } from '#web/app/lazy-screen.tsx'
import { NotFound } from '#web/app/not-found.tsx'
import { RequirePerson } from '#web/app/require-person.tsx'
import { Root } from '#web/app/root.tsx'
import { TestPage } from '#web/app/test-page.tsx'
import { farewell } from '#web/entities/session/farewell.ts'
import type { Session } from '#web/entities/session/session-state.ts'
import { endSession } from '#web/entities/session/sign-out.ts'

beforeEach(async () => {
  await endSession()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the pages beside the screens', () => {
  it('says on /test that the test page works', () => {
    show(<TestPage />, { at: '/test' })
    expect(screen.getByRole('heading', { name: 'The test page works.' })).toBeDefined()
  })

  it('shows 404 at unknown addresses with a link to the start (PAGE-1)', async () => {
    const { user } = show(<NotFound />, { at: '/nowhere' })
    expect(screen.getByText('404')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Return to Home' }))
    expect(await screen.findByText('Came to /')).toBeDefined()
  })

  it('leads a person from the 404 to the dashboard', () => {
    show(<NotFound />, { at: '/nowhere', session: MAREN })
    expect(screen.getByRole('link', { name: 'Open the dashboard' })).toBeDefined()
  })

  it.each([
    [new TypeError('Failed to fetch dynamically imported module: /x.js'), 'This page could not be loaded.'],
    [new Error('undefined is not a function'), 'Something went wrong.'],
  ])('replaces a route that failed: %s', async (error, title) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const load = vi
      .fn<() => Promise<() => string>>()
      .mockRejectedValueOnce(error)
      .mockResolvedValue(() => 'The screen')
    const Screen = lazyScreen(load)
    render(
      <MemoryRouter>
        <Link to="/other">Elsewhere</Link>
        <ErrorBoundary>
          <Suspense>
            <Routes>
              <Route path="/" element={<Screen />} />
              <Route path="/other" element={<Link to="/">Back</Link>} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </MemoryRouter>,
    )
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'the beginning' }).getAttribute('href')).toBe('/')
    act(() => screen.getByRole('link', { name: 'Elsewhere' }).click())
    act(() => screen.getByRole('link', { name: 'Back' }).click())
    expect(await screen.findByText('The screen')).toBeDefined()
  })

  it('confirms a deletion once on the landing page', async () => {
    farewell.write(true)
    const { router } = show(<Root />, { at: '/?home=true' })
    // The root and the test's frame each render a toaster.
    expect((await screen.findAllByText('Everything we kept with it is gone. Go well.')).length).toBeGreaterThan(0)
    expect(farewell.read()).toBeNull()
    expect(router.state.location.search).toBe('?home=true')
  })

  it('sends a visitor from a signed-in route to /auth and remembers the route', async () => {
    await endSession()
    const { router } = show(<RequirePerson>secret</RequirePerson>, {
      at: '/settings?x=1',
      session: { state: 'signed-out' },
    })
    expect(await screen.findByText('Came to /auth')).toBeDefined()
    expect(router.state.location.state).toEqual({ from: '/settings?x=1' })
    expect(screen.queryByText('secret')).toBeNull()
  })

  it.each<[Session, object | null]>([
    [
      { state: 'signed-out', left: true, notice: 'Your session has ended.', was: 'sub-1' },
      { from: '/goal/goal_1', keptFor: 'sub-1' },
    ],
    [
      { state: 'signed-out', was: 'sub-1' },
      { from: '/goal/goal_1', keptFor: 'sub-1' },
    ],
    [{ state: 'signed-out', left: true }, {}],
  ])('stores the address only for the person of %j', async (session, state) => {
    const { router } = show(<RequirePerson>secret</RequirePerson>, { at: '/goal/goal_1', session })
    expect(await screen.findByText('Came to /auth')).toBeDefined()
    expect(router.state.location.state).toEqual(state)
  })

  it('shows Dream Big until the session is loaded', () => {
    show(<RequirePerson>secret</RequirePerson>, { at: '/settings', session: { state: 'loading' } })
    expect(screen.getByText('Dream Big')).toBeDefined()
  })
})

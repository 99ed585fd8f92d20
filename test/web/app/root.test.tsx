import { QueryClientProvider } from '@tanstack/react-query'
import '#test/web/support/dialog-element.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { createFramework } from '#test/web/framework/support/framework-fixtures.ts'
import { MAREN } from '#test/web/support/show.tsx'
import { Root } from '#web/app/root.tsx'
import { storedAnalysis } from '#web/entities/framework/framework-analysis.ts'
import { overlay } from '#web/entities/popups/popups.ts'
import { checkinGoal } from '#web/entities/session/check-in-link-values.ts'
import { SessionProvider } from '#web/entities/session/session-provider.tsx'
import type { Session } from '#web/entities/session/session-state.ts'
import { createQueryClient } from '#web/lib/query-client.ts'

const open = (shown = <p>A page</p>) => {
  vi.stubGlobal('scrollTo', vi.fn())
  const client = createQueryClient()
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Root,
      children: [
        { index: true, element: shown },
        { path: 'next', element: <p>The next page</p> },
      ],
    },
  ])
  const page = (session: Session) => (
    <QueryClientProvider client={client}>
      <SessionProvider session={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  )
  return { page, router, ...render(page({ state: 'loading' })) }
}

it('removes the framework of a person who signs out, and keeps the check-in link of the next one (ACCOUNT-12)', async () => {
  storedAnalysis.write(createFramework().analysis)
  checkinGoal.write('goal_1')
  const { rerender, page } = open()
  rerender(page(MAREN))
  await screen.findByText('A page')
  expect(storedAnalysis.read()).not.toBeNull()
  rerender(page({ state: 'signed-out', left: true }))
  expect(storedAnalysis.read()).toBeNull()
  expect(checkinGoal.read()).toBe('goal_1')
})

const KEPT = {
  session: ['workshop.sub-1', 'goal-draft.sub-1', 'goal-key.sub-1'],
  local: ['lastNudgeDate.sub-1', 'dailyNudgeCount.sub-1', 'interview.sub-1', 'goal-edit.sub-1.goal_1'],
}
const left = () => [...Object.keys({ ...sessionStorage }), ...Object.keys({ ...localStorage })].toSorted()

it.each([
  ['of their own accord', { state: 'signed-out', left: true }, ['goal-edit.sub-1.goal_1', 'interview.sub-1']],
  [
    'as their session ends by itself',
    { state: 'signed-out', left: true, notice: 'Sign in again.' },
    Object.values(KEPT).flat(),
  ],
] as const)('keeps the data that may stay when a person signs out %s', async (_, after, expected) => {
  sessionStorage.clear()
  localStorage.clear()
  for (const key of KEPT.session) sessionStorage.setItem(`five-circles.${key}`, '{}')
  for (const key of KEPT.local) localStorage.setItem(`five-circles.${key}`, '{}')
  const { rerender, page } = open()
  rerender(page(MAREN))
  await screen.findByText('A page')
  rerender(page(after))
  expect(left()).toEqual(expected.map((key) => `five-circles.${key}`).toSorted())
})

it('remounts the routes and closes the dialogs for another person', async () => {
  const { rerender, page } = open()
  rerender(page(MAREN))
  const first = await screen.findByText('A page')
  rerender(page({ state: 'signed-out', left: true }))
  expect(screen.getByText('A page')).toBe(first)
  rerender(page(MAREN))
  expect(screen.getByText('A page')).toBe(first)
  act(() => overlay.open({ type: 'nudge', title: 'Your nudge', message: 'For Maren alone.' }))
  await screen.findByText('For Maren alone.')
  rerender(page({ ...MAREN, person: { ...MAREN.person, id: 'sub-2' } }))
  expect(screen.getByText('A page')).not.toBe(first)
  await waitFor(() => expect(screen.queryByText('For Maren alone.')).toBeNull())
})

it('closes a dialog when Back leads away from the screen that opened it, and none that a press opens on the way', async () => {
  const { rerender, page, router } = open(<Link to="/next">On</Link>)
  rerender(page(MAREN))
  await userEvent.click(await screen.findByRole('link', { name: 'On' }))
  act(() => overlay.open({ type: 'nudge', title: 'Your nudge', message: 'One small step.' }))
  await screen.findByText('One small step.')
  await act(() => router.navigate(-1))
  await screen.findByRole('link', { name: 'On' })
  expect(screen.queryByText('One small step.')).toBeNull()
  act(() => overlay.open({ type: 'nudge', title: 'Your nudge', message: 'Another step.' }))
  await act(() => router.navigate('/next'))
  await screen.findByText('The next page')
  screen.getByText('Another step.')
})

const Dismissed = () => {
  const [isThere, setIsThere] = useState(true)
  return (
    <main>
      <h1>A page with a note</h1>
      {isThere ? (
        <button type="button" onClick={() => setIsThere(false)}>
          Dismiss
        </button>
      ) : null}
    </main>
  )
}

it('keeps the focus near a control that a press removes, once everything is loaded (PAGE-31)', async () => {
  vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  const { container, rerender, page } = open(<Dismissed />)
  rerender(page(MAREN))
  await waitFor(() => expect(container.querySelector('.offline-bar')).not.toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('A page with a note'))
})

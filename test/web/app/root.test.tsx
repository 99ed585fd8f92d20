import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { frameworkOf } from '#test/web/framework/support/framework-fixtures.ts'
import { MAREN } from '#test/web/support/show.tsx'
import { Root } from '#web/app/root.tsx'
import { keptAnalysis } from '#web/lib/framework-analysis.ts'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { SessionProvider } from '#web/lib/session-provider.tsx'
import type { Session } from '#web/lib/session-store.ts'
import { checkinGoal } from '#web/lib/storage.ts'

it('forgets a person’s framework when that person leaves, and keeps what a check-in link left for the next one', async () => {
  vi.stubGlobal('scrollTo', vi.fn())
  const client = makeQueryClient()
  const router = createMemoryRouter([
    { path: '/', Component: Root, children: [{ index: true, element: <p>A page</p> }] },
  ])
  const page = (session: Session) => (
    <QueryClientProvider client={client}>
      <SessionProvider session={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  )
  keptAnalysis.write(frameworkOf().analysis)
  checkinGoal.write('goal_1')
  const { rerender } = render(page({ state: 'loading' }))
  rerender(page(MAREN))
  await screen.findByText('A page')
  expect(keptAnalysis.read()).not.toBeNull()
  rerender(page({ state: 'signed-out', left: true }))
  expect(keptAnalysis.read()).toBeNull()
  expect(checkinGoal.read()).toBe('goal_1')
})

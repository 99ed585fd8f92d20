import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { toast as sonner } from 'sonner'
import { afterEach, vi } from 'vitest'
import { useKeptFocus } from '#web/app/use-kept-focus.ts'
import { SessionProvider } from '#web/entities/session/session-provider.tsx'
import { createQueryClient } from '#web/lib/query-client.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { PERSON_ID } from './goal-fixtures.ts'

vi.mock('#web/entities/session/renewal.ts', () => ({ idToken: async () => 'a-token' }))

afterEach(() => {
  cleanup()
  sonner.dismiss()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const email = 'maya@example.com'
const profile = { id: PERSON_ID, email, display_name: null, trial_expires_at: null }

/** As the app's frame, which loads this after everything else. */
const Frame = () => {
  useKeptFocus()
  return <Outlet />
}

type Place = { path?: string; at?: string; state?: unknown; elsewhere?: Record<string, ReactNode> }

/** Renders a screen for a signed-in person with a new query client, so that rendering again acts as a reload. */
export const show = (screen: ReactNode, { path = '/', at = path, state, elsewhere = {} }: Place = {}) => {
  const client = createQueryClient()
  const { queries, ...options } = client.getDefaultOptions()
  client.setDefaultOptions({ ...options, queries: { ...queries, retry: false } })
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path, element: screen },
          ...Object.entries(elsewhere).map(([other, element]) => ({ path: other, element })),
        ],
      },
    ],
    {
      initialEntries: [
        { pathname: at.split('?')[0] ?? at, search: at.includes('?') ? at.slice(at.indexOf('?')) : '', state },
      ],
    },
  )
  const shown = render(
    <QueryClientProvider client={client}>
      <SessionProvider session={{ state: 'signed-in', person: { id: PERSON_ID, email, name: null, profile } }}>
        <RouterProvider router={router} />
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>,
  )
  return { ...shown, router, client, user: userEvent.setup({ delay: null }) }
}

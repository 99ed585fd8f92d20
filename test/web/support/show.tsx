import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach } from 'vitest'
import { SessionProvider } from '#web/entities/session/session-provider.tsx'
import type { Session } from '#web/entities/session/session-state.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { Toaster } from '#web/ui/toaster.tsx'

afterEach(cleanup)

export const MAREN: Extract<Session, { state: 'signed-in' }> = {
  state: 'signed-in',
  person: {
    id: 'sub-1',
    email: 'maren@example.com',
    name: null,
    profile: { id: 'sub-1', email: 'maren@example.com', display_name: null, trial_expires_at: null },
  },
}

/** Shows the present address. */
const Elsewhere = () => {
  const { pathname, search } = useLocation()
  return <p>{`Came to ${pathname}${search}`}</p>
}

type Options = {
  at?: string
  /** The route's path, if it has parameters. */
  path?: string
  /** Without it the page uses its store. */
  session?: Session
  state?: unknown
}

/** Renders one screen at an address inside the app's frame. Every other address shows its path. */
export const show = (element: ReactElement, { at = '/', path, session, state }: Options = {}) => {
  const routes: RouteObject[] = [
    { path: path ?? new URL(at, 'https://page.example').pathname, element },
    { path: '*', element: <Elsewhere /> },
  ]
  const { pathname, search } = new URL(at, 'https://page.example')
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search, state }] })
  const shown = render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider {...(session && { session })}>
        <RouterProvider router={router} />
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>,
  )
  return { ...shown, router, user: userEvent.setup() }
}

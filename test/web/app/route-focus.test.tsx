import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useEffect, useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RouteFocus } from '#web/app/route-focus.tsx'
import { LoadingPage } from '#web/ui/spinner.tsx'
import { useTitle } from '#web/ui/use-title.ts'

afterEach(cleanup)

/** Finishes loading the late screen. */
let arrive = () => {}
beforeEach(() => {
  arrive = () => {}
})

const Screen = ({ title, children }: { title: string; children?: ReactNode }) => {
  useTitle(title)
  return (
    <main id="main">
      <h1>{title}</h1>
      {children}
    </main>
  )
}

const Late = () => {
  const [here, setHere] = useState(false)
  useEffect(() => {
    arrive = () => setHere(true)
  }, [])
  return here ? <Screen title="Late" /> : <LoadingPage />
}

const links = ['/?edit=1', '/#part', '/settings', '/late', '/field']

const open = () => {
  const router = createMemoryRouter([
    {
      element: (
        <>
          {links.map((to) => (
            <Link key={to} to={to}>
              {to}
            </Link>
          ))}
          <Outlet />
          <RouteFocus />
        </>
      ),
      children: [
        { path: '/', element: <Screen title="Home" /> },
        { path: '/settings', element: <Screen title="Settings" /> },
        { path: '/late', element: <Late /> },
        {
          path: '/field',
          element: (
            <Screen title="Field">
              {/* biome-ignore lint/a11y/noAutofocus: the field that the focus must stay in. */}
              <input aria-label="Code" autoFocus />
            </Screen>
          ),
        },
      ],
    },
  ])
  const { container } = render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  return {
    go: (to: string) => user.click(screen.getByRole('link', { name: to })),
    user,
    announced: () => container.querySelector('[aria-live="polite"]')?.textContent,
  }
}
const heading = (name: string) => screen.getByRole('heading', { name })

describe('RouteFocus', () => {
  it('leaves the first screen to the browser', () => {
    const { announced } = open()
    expect(document.activeElement).toBe(document.body)
    expect(announced()).toBe('')
  })

  it('focuses the heading of the next screen and announces its title', async () => {
    const { go, announced } = open()
    await go('/settings')
    expect(document.activeElement).toBe(heading('Settings'))
    expect(announced()).toBe('Settings · Five Circles')
  })

  it('waits for a screen that is still loading', async () => {
    const { go, announced } = open()
    await go('/late')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '/late' }))
    await act(async () => arrive())
    expect(document.activeElement).toBe(heading('Late'))
    expect(announced()).toBe('Late · Five Circles')
  })

  it('stops waiting when the person moves the focus with Tab', async () => {
    const { go, user } = open()
    await go('/late')
    await user.tab()
    await act(async () => arrive())
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '/field' }))
  })

  it.each(['/?edit=1', '/#part'])('does not move the focus when %s keeps the screen', async (to) => {
    const { go, announced } = open()
    await go(to)
    expect(document.activeElement).toBe(screen.getByRole('link', { name: to }))
    expect(announced()).toBe('')
  })

  it('leaves the focus in a field that takes it by itself, and announces the title', async () => {
    const { go, announced } = open()
    await go('/field')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }))
    expect(announced()).toBe('Field · Five Circles')
  })
})

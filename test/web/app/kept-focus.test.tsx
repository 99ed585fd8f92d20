import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { reflectionMessages } from '#domain/messages/reflection.ts'
import { contract as updateProfile } from '#functions/profiles/update-profile/contract.ts'
import { book, today } from '#test/web/support/goal-fixtures.ts'
import { PROFILE } from '#test/web/support/profile.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { morningWith } from '#test/web/today/support/morning.tsx'
import { RouteFocus } from '#web/app/route-focus.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { TodayPage } from '#web/features/today/today-page.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'

/** Presses a control by the keyboard and waits until it is gone. */
const press = async ({ user }: ReturnType<typeof show>, name: string, role = 'button') => {
  const control = await screen.findByRole(role, { name })
  control.focus()
  await user.keyboard(role === 'checkbox' ? ' ' : '{Enter}')
  await waitFor(() => expect(control.isConnected).toBe(false))
}

const title = () => document.activeElement?.textContent

/** Removes 'Hold' of `Controls`. */
let release = () => {}

/** Each control removes itself, 'Hold' when the test says so. */
const Controls = () => {
  const [gone, setGone] = useState<string[]>([])
  const remove = (name: string) => setGone((before) => [...before, name])
  const isThere = (name: string) => !gone.includes(name)
  release = () => act(() => remove('Hold'))
  return (
    <main>
      <h1>Controls</h1>
      <p>Plain text</p>
      <section>
        <h2>A part</h2>
        {isThere('Hold') ? <button type="button">Hold</button> : null}
        {isThere('Tick') ? <input type="checkbox" aria-label="Tick" onChange={() => remove('Tick')} /> : null}
        {isThere('Link') ? (
          <a href="/" onClick={() => remove('Link')}>
            Read the terms
          </a>
        ) : null}
      </section>
    </main>
  )
}

const Asking = () => {
  const [asks, setAsks] = useState(false)
  return (
    <main>
      <h1>A question</h1>
      <button type="button" onClick={() => setAsks(true)}>
        Ask
      </button>
      {asks ? (
        <ConfirmDialog
          title="Sure?"
          cancel="No"
          confirm="Yes"
          confirming="..."
          busy={false}
          onConfirm={() => setAsks(false)}
          onClose={() => setAsks(false)}
        >
          <p>It ends here.</p>
        </ConfirmDialog>
      ) : null}
    </main>
  )
}

/** Two screens, of which the second has a heading before its title. */
const Screens = () => {
  const navigate = useNavigate()
  return useLocation().pathname === '/second' ? (
    <main id="main" key="second">
      <h2>Before the title</h2>
      <h1>Second</h1>
    </main>
  ) : (
    <main id="main" key="first">
      <h1>First</h1>
      {/* As the browser's Back, which comes after the press. */}
      <button type="button" onClick={() => setTimeout(() => void navigate('/second'))}>
        Go on
      </button>
    </main>
  )
}

/** The elements that get the focus from now on. */
let stops: (EventTarget | null)[] = []
const note = ({ target }: FocusEvent) => void stops.push(target)
const recordStops = () => {
  stops = []
  document.addEventListener('focusin', note)
  return stops
}
afterEach(() => document.removeEventListener('focusin', note))

// Its first load exceeds a test's wait on a busy machine.
beforeAll(() => import('#web/entities/reflections/reflection-question.tsx'), 30_000)
beforeEach(() => {
  vi.restoreAllMocks()
})

describe('the focus after a control was removed by its own action (PAGE-31)', () => {
  it('moves from the question about the day to the heading of the moment', async () => {
    morningWith([book])
    const shown = show(<TodayPage />, { path: '/today' })
    await shown.user.click(await screen.findByRole('button', { name: `Check In Today: ${book.title}` }))
    await press(shown, reflectionMessages.skip)
    await waitFor(() => expect(title()).toBe('13 days in a row'))
  })

  it('moves from the note about the zone to a heading of the dashboard', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).resolvedOptions(),
      timeZone: 'Europe/Berlin',
    })
    serverWith([book]).on(updateProfile, () => ({ profile: PROFILE, today }))
    await press(show(<Dashboard />), 'Keep Eastern Time')
    await waitFor(() => expect(document.activeElement?.matches('h1, h2, h3')).toBe(true))
  })

  it('moves from a checkbox to the heading of its part', async () => {
    await press(show(<Controls />), 'Tick', 'checkbox')
    await waitFor(() => expect(title()).toBe('A part'))
  })

  it('moves from a control that is removed later', async () => {
    const { user } = show(<Controls />)
    await user.click(screen.getByRole('button', { name: 'Hold' }))
    release()
    await waitFor(() => expect(title()).toBe('A part'))
  })

  it('stays where the next press has left it', async () => {
    const { user } = show(<Controls />)
    await user.click(screen.getByRole('button', { name: 'Hold' }))
    await user.click(screen.getByText('Plain text'))
    release()
    await act(async () => undefined)
    expect(document.activeElement).toBe(document.body)
  })

  it('does not move from a link, whose screen chooses its own', async () => {
    await press(show(<Controls />), 'Read the terms', 'link')
    await act(async () => undefined)
    expect(document.activeElement).toBe(document.body)
  })

  it('moves to the heading of the next screen when a button leads there', async () => {
    const screens = (
      <>
        <Screens />
        <RouteFocus />
      </>
    )
    await press(show(screens, { path: '*', at: '/first' }), 'Go on')
    await waitFor(() => expect(title()).toBe('Second'))
  })

  it('returns from a dialog to what opened it, without another stop', async () => {
    const shown = show(<Asking />)
    const opener = screen.getByRole('button', { name: 'Ask' })
    await shown.user.click(opener)
    const confirm = await screen.findByRole('button', { name: 'Yes' })
    const stops = recordStops()
    await shown.user.click(confirm)
    await waitFor(() => expect(document.activeElement).toBe(opener))
    expect(stops).toEqual([confirm, opener])
  })

  it('returns from a closed toast to where it was, without another stop', async () => {
    const shown = show(<Asking />)
    const opener = screen.getByRole('button', { name: 'Ask' })
    opener.focus()
    act(() => toast.nudge('A message', undefined, Number.POSITIVE_INFINITY))
    const close = await screen.findByRole('button', { name: 'Close' })
    const stops = recordStops()
    await press(shown, 'Close')
    await waitFor(() => expect(document.activeElement).toBe(opener))
    expect(stops).toEqual([close, opener])
  })
})

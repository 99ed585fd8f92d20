import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '#test/web/settings/server.ts'
import { book, freeTrial } from '#test/web/support/goal-fixtures.ts'
import { keepTokens, serve } from '#test/web/support/network.ts'
import { serverWith } from '#test/web/support/server.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import { show as showGoals } from '#test/web/support/show-signed-in.tsx'
import '#test/web/support/dialog-element.ts'
import { showCreateRefusal } from '#web/entities/goals/create-refusal.ts'
import CreateGoal from '#web/features/dashboard/components/create-goal.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import SettingsPage from '#web/features/settings/settings-page.tsx'

/** The text of a JavaScript engine for a missing function. */
const ENGINE = 'AbortSignal.timeout is not a function'
const SAID = 'An unexpected error occurred. Please try again.'

const breakCalls = () =>
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError(ENGINE)
  })
const messages = () => within(screen.getByRole('region', { name: /Messages/ }))

describe('an unknown error (API-3)', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
  afterEach(() => {
    expect(document.body.textContent).not.toContain(ENGINE)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('of a check-in shows the text of the catalogue', async () => {
    serverWith([book])
    const { user } = showGoals(<Dashboard />)
    const card = within(await screen.findByRole('article', { name: book.title }))
    breakCalls()
    await user.click(card.getByRole('button', { name: 'Check In Today' }))
    expect(await messages().findByText(`Check-in failed: ${SAID}`)).toBeTruthy()
  })

  it('of a new goal shows the text of the catalogue', async () => {
    serverWith([], freeTrial)
    const { user } = showGoals(<CreateGoal />)
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Swim')
    breakCalls()
    await user.click(screen.getByRole('button', { name: 'Create Goal' }))
    expect(await messages().findByText(`Could not create goal: ${SAID}`)).toBeTruthy()
  })

  it('that mentions a maximum is not shown as the limit of goals', async () => {
    showGoals(<p>Any page</p>)
    showCreateRefusal(new RangeError('Maximum call stack size exceeded'))
    expect(await messages().findByText(`Could not create goal: ${SAID}`)).toBeTruthy()
  })

  it('of the settings shows the text of the catalogue', async () => {
    keepTokens()
    serve(settings())
    const { user } = show(<SettingsPage />, { at: '/settings', session: MAREN })
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' L.')
    breakCalls()
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText(SAID)).toBeTruthy()
  })

  it('of a deletion shows the text of the catalogue', async () => {
    keepTokens()
    serve(settings())
    const { user } = show(<SettingsPage />, { at: '/settings', session: MAREN })
    await user.click(await screen.findByRole('button', { name: 'Delete My Account' }))
    breakCalls()
    await user.type(screen.getByLabelText('Your email, to confirm'), 'maren@example.com{Enter}')
    expect(await screen.findByText(SAID)).toBeTruthy()
  })
})

import { act, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { book, freeTrial } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { RouteFocus } from '#web/app/route-focus.tsx'
import CreateGoal from '#web/features/dashboard/components/create-goal.tsx'
import Interview from '#web/features/interview/components/interview.tsx'

const choice = () => screen.queryByRole('heading', { name: 'Where shall we begin?' })

/** Create Goal after another screen. */
const Screens = () => (
  <>
    {useLocation().pathname === '/create' ? <CreateGoal /> : <p>Before</p>}
    <RouteFocus />
  </>
)

describe('the choice of a beginning (PAGE-27)', () => {
  it('is above both forms until one is chosen', async () => {
    serverWith([], freeTrial)
    const create = show(<CreateGoal />)
    await screen.findByRole('heading', { name: 'Where shall we begin?' })
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeTruthy()
    const begin = screen.getByRole('link', { name: 'Begin the Interview' })
    expect(begin.getAttribute('href')).toBe('/?view=five-circle-onboarding')
    create.unmount()
    const interview = show(<Interview />)
    await screen.findByRole('heading', { name: 'Where shall we begin?' })
    await interview.user.click(screen.getByRole('button', { name: 'Begin the Interview' }))
    expect(choice()).toBeNull()
    expect(screen.getByLabelText('Primary Challenge')).toBeTruthy()
    interview.unmount()
    show(<CreateGoal />)
    await screen.findByRole('heading', { name: 'Create Goal' })
    expect(choice()).toBeNull()
  })

  it('has the focus when the screen opens, so that the Tab key reaches both ways first', async () => {
    serverWith([], freeTrial)
    const { user, router } = show(<Screens />, { path: '*', at: '/before' })
    await act(() => router.navigate('/create'))
    const heading = await screen.findByRole('heading', { name: 'Where shall we begin?' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create One Goal' }))
  })

  it('is named in one line in the interview of a person who chose one goal', async () => {
    serverWith([], freeTrial)
    const create = show(<CreateGoal />)
    await create.user.click(await screen.findByRole('button', { name: 'Create One Goal' }))
    expect(choice()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Create Goal' }))
    create.unmount()
    show(<Interview />)
    expect(await screen.findByText(/You chose one goal now\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Create one goal' }).getAttribute('href')).toBe('/?force-onboarding=true')
  })

  it('is not shown to a person with a goal', async () => {
    serverWith([book])
    show(<CreateGoal />)
    await screen.findByRole('heading', { name: 'Create Goal' })
    expect(choice()).toBeNull()
  })
})

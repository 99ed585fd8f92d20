import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MAREN, show } from '#test/web/support/show.tsx'
import { Header } from '#web/app/header.tsx'

const logo = () => screen.getByRole('link', { name: 'Five Circles' }).getAttribute('href')

describe('the logo', () => {
  it.each(['/', '/dashboard'])('leads from the dashboard at %s to the landing view (PAGE-6)', (at) => {
    show(<Header />, { at, session: MAREN })
    expect(logo()).toBe('/?home=true')
  })

  it('leads from a goal to the dashboard', () => {
    show(<Header />, { at: '/goal/goal_1', session: MAREN })
    expect(logo()).toBe('/')
  })

  it('leads a visitor to the landing page', () => {
    show(<Header />, { at: '/', session: { state: 'signed-out' } })
    expect(logo()).toBe('/')
  })
})

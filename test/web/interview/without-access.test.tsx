import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { trialEnded } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { openInterview } from './support/open.tsx'

describe('the interview without access', () => {
  it('shows that the trial is over before the first field (INTERVIEW-12)', async () => {
    serverWith([], trialEnded)
    openInterview()
    expect(await screen.findByRole('heading', { name: 'Free Trial Expired' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Upgrade to Personal Plan' })).toBeTruthy()
    expect(screen.getByText(/^The interview ends with a framework and goals made from it/)).toBeTruthy()
    expect(screen.queryByLabelText('Primary Challenge')).toBeNull()
  })

  it('shows that a plan has ended, and the way to the portal, in place of the trial (PLAN-2)', async () => {
    serverWith([], { ...trialEnded, state: 'unpaid' })
    openInterview()
    expect(await screen.findByRole('heading', { name: 'Plan Ended' })).toBeTruthy()
    expect(screen.getByText(/goals made from it, and your plan has ended\. With a plan you can begin/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Manage Subscription' })).toBeTruthy()
    expect(screen.queryByText(/trial/)).toBeNull()
  })
})

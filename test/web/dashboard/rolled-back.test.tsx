import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { requestMessages } from '#domain/messages/request.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { Refused } from '#test/web/support/fake-api.ts'
import { book, noNudges, personalPlan, today } from '#test/web/support/goal-fixtures.ts'
import { json } from '#test/web/support/network.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { noteCall } from '#web/entities/session/recent-change.ts'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'

afterEach(() => {
  delete window.earlyGoals
})

/** A server of the release before ADR 314: it refuses the field `consistent`. */
const olderServer = () =>
  serverWith([book]).on(fetchUserGoals, ({ consistent }) => {
    if (consistent) throw new Refused(400, requestMessages.internal, 'invalid-request', 'consistent')
    return { goals: [book], set_aside: [], today, plan: personalPlan, nudges: noNudges(personalPlan) }
  })
const showsTheGoal = async () => expect(await screen.findByRole('article', { name: book.title })).toBeTruthy()

describe('the dashboard after a rollback of the backend (ADR 314)', () => {
  it('loads the goals after a change, though the server refuses the consistent read', async () => {
    noteCall(checkIn.path)
    const api = olderServer()
    show(<Dashboard />)
    await showsTheGoal()
    expect(api.named(fetchUserGoals)).toEqual([{ consistent: true }, {}])
  })

  it('loads the goals when the server refused the request of the document', async () => {
    const refusal = json({ success: false, error: requestMessages.internal, code: 'invalid-request' }, 400)
    window.earlyGoals = { token: 'a-token', at: Date.now(), answer: Promise.resolve(refusal) }
    const api = olderServer()
    show(<Dashboard />)
    await showsTheGoal()
    expect(api.named(fetchUserGoals)).toEqual([{}])
  })

  it('repeats no other refused request for the goals', async () => {
    noteCall(checkIn.path)
    const api = serverWith([book]).on(fetchUserGoals, () => {
      throw new Refused(500, requestMessages.internal, 'internal')
    })
    show(<Dashboard />)
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(api.named(fetchUserGoals)).toEqual([{ consistent: true }])
  })
})

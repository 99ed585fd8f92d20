import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as updateProfile } from '#functions/profiles/update-profile/contract.ts'
import { Refused } from '#test/web/support/fake-api.ts'
import { book, freeTrial, marathon, noNudges, today } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import CreateGoal from '#web/features/dashboard/components/create-goal.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { PROFILE } from '../support/profile.ts'

const deviceIn = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).resolvedOptions(),
    timeZone,
  })

const note = () => screen.queryByText(/^Your mornings are set to/)?.textContent
const use = () => screen.getByRole('button', { name: 'Use Berlin Time' })
const keep = () => screen.getByRole('button', { name: 'Keep Eastern Time' })

describe('the note about the zone (DAY-8)', () => {
  beforeEach(() => {
    vi.restoreAllMocks()
    deviceIn('Europe/Berlin')
  })

  /** A server whose zone changes by update-profile. */
  const serverIn = (goals = [book, marathon]) => {
    let day = { ...today, zone_chosen: false }
    const api = serverWith(goals, freeTrial).on(updateProfile, ({ zone }) => {
      day = { ...day, zone: zone ?? day.zone, zone_chosen: true }
      return { profile: { ...PROFILE, zone: day.zone, zone_chosen: true }, today: day }
    })
    return api.on(fetchUserGoals, () => ({
      goals,
      set_aside: [],
      today: day,
      plan: freeTrial,
      nudges: noNudges(freeTrial),
    }))
  }

  it('names the time of the mails in both zones, and one press sets the zone of the device', async () => {
    const api = serverIn()
    const { user } = show(<Dashboard />)
    await waitFor(() =>
      expect(note()).toBe('Your mornings are set to 7:00 AM Eastern time, which is 1:00 PM where you are.'),
    )
    await user.click(use())
    await waitFor(() => expect(note()).toBeUndefined())
    expect(screen.getByText('Your mornings come in Berlin time now.')).toBeTruthy()
    expect(api.named(updateProfile)).toEqual([{ zone: 'Europe/Berlin' }])
  })

  it('is shown once on the dashboard, and on Create Goal until the person keeps the zone', async () => {
    const api = serverIn([])
    show(<Dashboard />).unmount()
    const first = show(<Dashboard />)
    await waitFor(() => expect(note()).toBeDefined())
    first.unmount()
    const second = show(<Dashboard />)
    await screen.findByText('No Active Goals')
    expect(note()).toBeUndefined()
    second.unmount()

    const third = show(<CreateGoal />)
    await waitFor(() => expect(note()).toBeDefined())
    expect(screen.getByText('Wake-up email at 7:00 AM Eastern time')).toBeTruthy()
    await third.user.click(keep())
    await waitFor(() => expect(note()).toBeUndefined())
    expect(screen.getByText('Wake-up email at 7:00 AM')).toBeTruthy()
    expect(api.named(updateProfile)).toEqual([{ zone: 'America/New_York' }])
    third.unmount()
    show(<CreateGoal />)
    await screen.findByText('Wake-up email at 7:00 AM')
    expect(note()).toBeUndefined()
  })

  it('shows the refusal of one change too many and stays', async () => {
    const api = serverIn()
    const tooMany = 'You can change your time zone 6 times a day. Please try again tomorrow.'
    api.on(updateProfile, () => {
      throw new Refused(409, tooMany, 'limit-reached')
    })
    const { user } = show(<Dashboard />)
    await user.click(await screen.findByRole('button', { name: 'Use Berlin Time' }))
    expect(await screen.findByText(tooMany)).toBeTruthy()
    expect(note()).toBeDefined()
  })

  it('is not shown when both zones have the same time', async () => {
    deviceIn('America/Toronto')
    serverIn()
    show(<Dashboard />)
    await screen.findByRole('article', { name: book.title })
    expect(note()).toBeUndefined()
  })
})

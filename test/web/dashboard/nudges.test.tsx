import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { NudgeStatus } from '#domain/nudges/nudge.ts'
import { contract as fetchUserGoals } from '#functions/goals/fetch-user-goals/contract.ts'
import { contract as generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/contract.ts'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import type { ResponseOf } from '#functions/runtime/contract.ts'
import { FakeApi, later, noNetwork, Refused } from '#test/web/support/fake-api.ts'
import { book, freeTrial, noNudges, PERSON_ID, personalPlan, proPlan, today } from '#test/web/support/goal-fixtures.ts'
import { withPopups } from '#test/web/support/pop-ups.tsx'
import { show } from '#test/web/support/show-signed-in.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'

const LEAD = 'One more push, in your coach’s voice, right now.'
const dateKey = `five-circles.lastNudgeDate.${PERSON_ID}`
const countKey = `five-circles.dailyNudgeCount.${PERSON_ID}`

const messages = () => within(screen.getByRole('region', { name: /Messages/ }))
const instant = async () => {
  const heading = await screen.findByRole('heading', { name: 'Instant Motivation' })
  const section = heading.closest('section')
  if (!section) throw new Error('Instant Motivation stands in no section')
  return within(section)
}

const used = (plan: PlanView, count: number): NudgeStatus => ({
  ...noNudges(plan),
  currentCount: count,
  remaining: plan.nudge_limit - count,
  atLimit: count >= plan.nudge_limit,
})

const server = (plan: PlanView, count = 0): FakeApi =>
  new FakeApi().on(fetchUserGoals, () => ({ goals: [book], set_aside: [], today, plan, nudges: used(plan, count) }))

const nudged = (
  nudges: NudgeStatus,
  message = 'Two lines.\nThat is all.',
): Omit<ResponseOf<typeof generateDailyMotivation>, 'success'> => ({
  message,
  microPlan: ['Begin.'],
  challenge: 'Open the draft.',
  tone: 'wise_mentor',
  source: 'model',
  nudges,
})

const open = () => show(withPopups(<Dashboard />))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

describe('Nudge Me Now', () => {
  it('shows its progress, then the nudge in the overlay, and counts it', async () => {
    const answer = later<void>()
    const api = server(personalPlan).on(generateDailyMotivation, async () => {
      await answer.promise
      return nudged(used(personalPlan, 1))
    })
    const { user } = open()
    const side = await instant()
    expect(side.getByText(LEAD)).toBeTruthy()
    expect(side.getByRole('img', { name: '0 of 3 nudges used' })).toBeTruthy()
    await user.click(side.getByRole('button', { name: 'Nudge Me Now' }))
    expect(side.getByRole('button', { name: 'Writing...' })).toHaveProperty('ariaDisabled', 'true')
    expect(side.getByRole('status').textContent).toBe('Your nudge is being written. It can take 20 seconds.')
    answer.give()
    const shown = within(await screen.findByRole('dialog', { name: 'Your nudge' }))
    expect(shown.getByText('Two lines.').tagName).toBe('P')
    expect(shown.getByText('That is all.')).toBeTruthy()
    expect(shown.getByText('Open the draft.')).toBeTruthy()
    expect(shown.getByText('Wise Mentor')).toBeTruthy()
    expect(api.named(generateDailyMotivation)).toEqual([
      { userId: PERSON_ID, isGeneralNudge: true, idempotency_key: expect.any(String) },
    ])
    expect(side.getByText('2 of 3 left')).toBeTruthy()
    expect([localStorage.getItem(dateKey), localStorage.getItem(countKey)]).toEqual([`"${today.date}"`, '1'])
  })

  it('asks for the same nudge after a lost answer, also where it was the last of the day (NUDGE-10)', async () => {
    let next: FakeApi | undefined
    const api = server(freeTrial).on(generateDailyMotivation, () => {
      next = server(freeTrial, 1).on(generateDailyMotivation, () => nudged(used(freeTrial, 1)))
      return noNetwork()
    })
    const { user } = open()
    const side = await instant()
    await user.click(side.getByRole('button', { name: 'Nudge Me Now' }))
    expect(await side.findByText('0 of 1 left')).toBeTruthy()
    expect(side.getByText(LEAD)).toBeTruthy()
    await user.click(side.getByRole('button', { name: 'Nudge Me Now' }))
    expect(within(await screen.findByRole('dialog', { name: 'Your nudge' })).getByText('That is all.')).toBeTruthy()
    expect(next?.named(generateDailyMotivation)).toEqual(api.named(generateDailyMotivation))
    expect(await side.findByText(/You get 1 free nudge per day/)).toBeTruthy()
  })

  it('shows the nudge again on request', async () => {
    server(personalPlan).on(generateDailyMotivation, () => nudged(used(personalPlan, 1)))
    const { user } = open()
    const side = await instant()
    await user.click(side.getByRole('button', { name: 'Nudge Me Now' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(side.getByRole('button', { name: 'Read it again' }))
    expect(within(await screen.findByRole('dialog', { name: 'Your nudge' })).getByText('That is all.')).toBeTruthy()
  })

  it.each(['', '{}', '{"success":true,"message":""}'])('shows Keep Going! for a 200 with %j', async (answer) => {
    server(personalPlan).answerWith(generateDailyMotivation, 200, answer)
    const { user } = open()
    await user.click((await instant()).getByRole('button', { name: 'Nudge Me Now' }))
    expect(await messages().findByText('Keep Going!')).toBeTruthy()
  })

  it('shows Keep Going! for an empty message (NUDGE-6)', async () => {
    server(personalPlan).on(generateDailyMotivation, () => nudged(used(personalPlan, 1), ''))
    const { user } = open()
    await user.click((await instant()).getByRole('button', { name: 'Nudge Me Now' }))
    expect(await messages().findByText('Keep Going!')).toBeTruthy()
    expect(messages().getByText(/One small step/)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['a refusal of the server in its own words', () => new Refused(403, 'Not today.', 'forbidden'), 'Not today.'],
    [
      'a failure of the server',
      () => new Refused(503, 'Something.', 'unavailable'),
      'Unable to send nudge at this time.',
    ],
    ['no network', noNetwork, 'Unable to send nudge at this time.'],
    ['a session that has ended', () => new Refused(401, 'Unauthorized', 'unauthorized'), 'No user authenticated'],
  ])('shows %s', async (_, failure, words) => {
    server(personalPlan).on(generateDailyMotivation, () => {
      throw failure()
    })
    const { user } = open()
    const side = await instant()
    await user.click(side.getByRole('button', { name: 'Nudge Me Now' }))
    expect(await messages().findByText(words)).toBeTruthy()
    expect(side.getByRole('button', { name: 'Nudge Me Now' })).toBeTruthy()
  })
})

describe('the daily nudge limit', () => {
  it('opens the upgrade dialog with its message for a free person, without a call', async () => {
    const api = server(freeTrial, 1)
    const { user } = open()
    const side = await instant()
    const words = 'You get 1 free nudge per day, but you can upgrade to get up to 3 nudges daily!'
    expect(side.getByText('Daily Nudge Limit Reached')).toBeTruthy()
    expect(side.getByText(words)).toBeTruthy()
    await user.click(side.getByRole('button', { name: 'Nudge Me Now' }))
    expect(within(await screen.findByRole('dialog')).getByText(words)).toBeTruthy()
    expect(api.named(generateDailyMotivation)).toEqual([])
  })

  it('is short beside the button and names Pro Plan in the dialog, on Personal Plan (NUDGE-5, PLAN-14)', async () => {
    server(personalPlan, 3)
    const { user } = open()
    const side = await instant()
    expect(side.getByText('Daily Nudge Limit Reached')).toBeTruthy()
    expect(side.getByText("You've reached your daily nudge limit of 3.")).toBeTruthy()
    await user.click(side.getByRole('button', { name: 'Nudge Me Now' }))
    expect(
      within(await screen.findByRole('dialog')).getByText(
        "You've reached your limit of 3 nudges per day, but you can upgrade to Pro Plan to get up to 5 nudges daily!",
      ),
    ).toBeTruthy()
  })

  it('is a toast on Pro Plan, which has no higher limit', async () => {
    server(proPlan, 5)
    const { user } = open()
    const side = await instant()
    await user.click(side.getByRole('button', { name: 'Nudge Me Now' }))
    expect(await messages().findByText('Daily Nudge Limit Reached')).toBeTruthy()
    expect(messages().getByText("You've reached your daily nudge limit of 5.")).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('applies from the browser’s stored count until a new date (NUDGE-3)', async () => {
    localStorage.setItem(dateKey, `"${today.date}"`)
    localStorage.setItem(countKey, '3')
    server(personalPlan)
    const { unmount } = open()
    expect((await instant()).getByText('0 of 3 left')).toBeTruthy()
    unmount()
    localStorage.setItem(dateKey, '"2026-04-13"')
    open()
    expect((await instant()).getByText('3 of 3 left')).toBeTruthy()
  })

  it('shows the server’s message when only the server knew of it', async () => {
    const words = 'You get 1 free nudge per day, but you can upgrade to get up to 3 nudges daily!'
    server(freeTrial).on(generateDailyMotivation, () => {
      throw new Refused(409, words, 'limit-reached')
    })
    const { user } = open()
    await user.click((await instant()).getByRole('button', { name: 'Nudge Me Now' }))
    expect(within(await screen.findByRole('dialog')).getByText(words)).toBeTruthy()
  })
})

describe("a goal's nudge", () => {
  const card = async () => within(await screen.findByRole('article', { name: book.title }))

  it('is requested for the goal', async () => {
    const api = server(personalPlan).on(generateDailyMotivation, () => nudged(used(personalPlan, 1)))
    const { user } = open()
    await user.click((await card()).getByRole('button', { name: 'Nudge Me' }))
    const shown = within(await screen.findByRole('dialog', { name: 'Your nudge' }))
    expect(shown.getByText(`Wise Mentor, for “${book.title}”`)).toBeTruthy()
    expect(api.named(generateDailyMotivation)).toEqual([
      { goalId: book.id, userId: PERSON_ID, isNudge: true, idempotency_key: expect.any(String) },
    ])
    expect((await instant()).getByText('2 of 3 left')).toBeTruthy()
  })

  it('is logged and shown as a quiet line when it fails', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    server(personalPlan).on(generateDailyMotivation, noNetwork)
    const { user } = open()
    const goal = await card()
    await user.click(goal.getByRole('button', { name: 'Nudge Me' }))
    expect((await goal.findByRole('status')).textContent).toBe('Unable to send nudge at this time.')
    expect(goal.getByRole('button', { name: 'Nudge Me' })).toBe(document.activeElement)
    expect(log).toHaveBeenCalledWith('No nudge came.', expect.any(Error))
    expect(messages().queryByText('Unable to send nudge at this time.')).toBeNull()
  })

  it('counts against the same limit', async () => {
    const api = server(freeTrial, 1)
    const { user } = open()
    await user.click((await card()).getByRole('button', { name: 'Nudge Me' }))
    expect(within(await screen.findByRole('dialog')).getByText(/You get 1 free nudge per day/)).toBeTruthy()
    expect(api.named(generateDailyMotivation)).toEqual([])
  })
})

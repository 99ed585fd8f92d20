import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { contract as generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/contract.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { book, bookCheckedIn, createGoalView, dinner, trialEnded } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { failed, generated, open, stored } from './support/goal-page-fixtures.tsx'

describe("a goal's page", () => {
  it('shows the if-then plan as a sentence', async () => {
    const planned = createGoalView({ plan_when: 'the kettle is on', plan_then: 'open the draft' })
    serverWith([planned]).on(getDailyMotivation, () => ({ motivation: stored }))
    open(planned.id)
    expect(await screen.findByText('When the kettle is on, I will open the draft.')).toBeTruthy()
  })

  it('shows the goal, its days and the stored text (TEXT-9)', async () => {
    const api = serverWith([book]).on(getDailyMotivation, () => ({ motivation: stored }))
    open(book.id)
    expect(await screen.findByRole('heading', { level: 1, name: book.title })).toBeTruthy()
    expect(screen.getByText("Today's Motivational Plan For:")).toBeTruthy()
    expect(screen.getByText('Jun 2, 2026')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Day 41 Progress' }).nextElementSibling?.textContent).toBe(
      '36 of 40 mornings kept, 49 to go',
    )
    expect(
      screen.getByRole('img', { name: 'From Mar 5 to Jun 2: 36 checked in, 4 missed, today open, 49 to come.' }),
    ).toBeTruthy()
    const message = within(await screen.findByRole('region', { name: "Today's Motivation" }))
    expect(message.getByText('Twelve mornings in a row.').tagName).toBe('P')
    expect(message.getByText('That is the whole secret.').tagName).toBe('P')
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(stored.micro_plan)
    expect(screen.getByText('Takes 2 minutes or less')).toBeTruthy()
    expect(screen.getByText(stored.challenge)).toBeTruthy()
    expect(screen.getByRole('table', { name: 'April 2026' })).toBeTruthy()
    expect(api.named(generateDailyMotivation)).toEqual([])
  })

  it('shows the minutes beside the steps and the seconds beside the challenge (TEXT-16)', async () => {
    serverWith([book]).on(getDailyMotivation, () => ({
      motivation: { ...stored, step_minutes: [1, 4], challenge_seconds: 45 },
    }))
    open(book.id)
    await screen.findByText(stored.challenge)
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Open the draft. 1 min',
      'Write a sentence. 4 min',
    ])
    expect(screen.getByText('45 seconds')).toBeTruthy()
    expect(screen.queryByText('Takes 2 minutes or less')).toBeNull()
  })

  it('shows "a short step" and no number beside the steps of a gentle goal (CARE-3)', async () => {
    serverWith([{ ...book, care: 'gentle', care_reason: 'burnout' }]).on(getDailyMotivation, () => ({
      motivation: { ...stored, step_minutes: [1, 4], challenge_seconds: 45 },
    }))
    open(book.id)
    await screen.findByText(stored.challenge)
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Open the draft. a short step',
      'Write a sentence. a short step',
    ])
    expect(document.body.textContent).not.toMatch(/\d+ (min|seconds|minutes)\b/)
  })

  it('shows no number beside a gentle text of an ordinary goal, after a model refused its words (CARE-12)', async () => {
    serverWith([book]).on(getDailyMotivation, () => ({
      motivation: { ...stored, step_minutes: [1, 4], challenge_seconds: 45, care: 'gentle' as const },
    }))
    open(book.id)
    await screen.findByText(stored.challenge)
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Open the draft. a short step',
      'Write a sentence. a short step',
    ])
    expect(screen.queryByText('45 seconds')).toBeNull()
    expect(document.querySelector('.cheer')).toBeNull()
  })

  it('places the check-in before the nudge', async () => {
    serverWith([book]).on(getDailyMotivation, () => ({ motivation: stored }))
    open(book.id)
    await screen.findByText(stored.challenge)
    const names = [...document.querySelectorAll('main button')].map((button) => button.textContent?.trim())
    expect(names).toEqual(['Share', 'Check In Today', 'Check In Today', 'Set Pause', 'I Did It', 'Nudge Me Now'])
  })

  it('shows a text of a model as plain text, not as markup', async () => {
    const message = '<img src=x onerror=alert(1)> Begin.'
    serverWith([book]).on(getDailyMotivation, () => ({ motivation: { ...stored, message } }))
    open(book.id)
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('shows steps given as text without their bullets (TEXT-6)', async () => {
    serverWith([book]).on(getDailyMotivation, () => ({
      motivation: { ...stored, micro_plan: '1. Open the draft.\n- Write a sentence.\n' },
    }))
    open(book.id)
    await screen.findByRole('region', { name: "Today's Motivation" })
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Open the draft.',
      'Write a sentence.',
    ])
  })

  it('shows a note when the plan has no steps', async () => {
    serverWith([book]).on(getDailyMotivation, () => ({ motivation: { ...stored, micro_plan: [] } }))
    open(book.id)
    expect(await screen.findByText('No micro-plan available yet.')).toBeTruthy()
  })

  it('checks in and shows the new streak', async () => {
    serverWith([book])
      .on(getDailyMotivation, () => ({ motivation: stored }))
      .on(checkIn, () => ({
        alreadyCheckedIn: false,
        message: 'Checked in! Streak updated.',
        goal: bookCheckedIn,
      }))
    const { user } = open(book.id)
    const side = within(await screen.findByRole('complementary', { name: 'Check-in and streak' }))
    await user.click(side.getByRole('button', { name: 'Check In Today' }))
    expect(await side.findByRole('button', { name: 'Checked In!' })).toBeTruthy()
    expect(side.getByText('13', { selector: 'b' })).toBeTruthy()
    expect(side.getByRole('cell', { current: 'date' }).textContent).toBe('14, today, checked in')
    expect(screen.getByText('Checked in! Streak updated.')).toBeTruthy()
  })

  it('requests no text for a goal past its date and shows its days', async () => {
    const api = serverWith([dinner])
    open(dinner.id)
    expect(await screen.findByRole('heading', { name: 'Motivation Unavailable' })).toBeTruthy()
    expect(screen.getByText(/This goal's target date has passed/)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Check-In Disabled' })[0]?.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('50 days')).toBeTruthy()
    expect(screen.getByText('How is this counted?')).toBeTruthy()
    expect(screen.queryByText('Pause this goal')).toBeNull()
    // As on April 12, its target date (STREAK-13).
    expect(screen.getByText('28 of 30 days')).toBeTruthy()
    expect(screen.getByText('28 of 30 days kept')).toBeTruthy()
    const streak = screen.getByText('Streak', { selector: 'dt' })
    expect(streak.nextElementSibling?.textContent).toBe('12 days')
    expect(api.calls.map(({ name }) => name)).toEqual(['fetch-user-goals', 'get-witness'])
  })

  it('shows that the trial has ended', async () => {
    serverWith([createGoalView({}, undefined, trialEnded)], trialEnded)
    open(book.id)
    expect(await screen.findByRole('heading', { name: 'Free Trial Expired' })).toBeTruthy()
  })

  it('shows that a goal does not exist', async () => {
    serverWith([book])
    open('goal_01JRT0000000000000000000Q9')
    expect(await screen.findByRole('heading', { name: 'Goal Not Found' })).toBeTruthy()
    expect(screen.getByText("This goal doesn't exist or you don't have access to it.")).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href')).toBe('/dashboard')
  })

  it('offers the plans after the trial', async () => {
    serverWith([createGoalView({}, undefined, trialEnded)], trialEnded)
    const { user } = open(book.id)
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Personal Plan' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('shows a nudge for the goal in the overlay', async () => {
    const api = serverWith([book])
      .on(getDailyMotivation, () => ({ motivation: stored }))
      .on(generateDailyMotivation, () => ({ ...generated, message: 'Two lines. That is all.' }))
    const { user } = open(book.id)
    await user.click(await screen.findByRole('button', { name: 'Nudge Me Now' }))
    const shown = within(await screen.findByRole('dialog', { name: 'Your nudge' }))
    expect(shown.getByText('Two lines. That is all.')).toBeTruthy()
    expect(api.named(generateDailyMotivation)).toEqual([
      { goalId: book.id, userId: book.user_id, isNudge: true, idempotency_key: expect.any(String) },
    ])
  })

  it('shows a quiet line when the nudge failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    serverWith([book])
      .on(getDailyMotivation, () => ({ motivation: stored }))
      .on(generateDailyMotivation, failed)
    const { user } = open(book.id)
    await user.click(await screen.findByRole('button', { name: 'Nudge Me Now' }))
    expect(await screen.findByText('Unable to send nudge at this time.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Nudge Me Now' })).toBeTruthy()
  })

  it('shares the goal', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    serverWith([book]).on(getDailyMotivation, () => ({ motivation: stored }))
    const { user } = open(book.id)
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await screen.findByRole('dialog', { name: 'Share your goal' })).toBeTruthy()
  })

  it('offers neither nudge nor share for a goal past its date', async () => {
    serverWith([dinner])
    open(dinner.id)
    await screen.findByRole('heading', { name: 'Motivation Unavailable' })
    expect(screen.queryByRole('button', { name: /Nudge|Share/ })).toBeNull()
  })
})

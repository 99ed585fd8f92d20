import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { checkInMessages } from '#domain/messages/check-in.ts'
import { gentleMessages } from '#domain/messages/gentle.ts'
import { contract as generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/contract.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { contract as checkIn } from '#functions/streaks/check-in/contract.ts'
import { book, createGoalView, freeTrial, keptRun } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { GoalPage } from '#web/features/goal-page/components/goal-page.tsx'
import { shareText } from '#web/features/sharing/share-text.ts'

const grief = {
  title: 'Find my feet again after losing Dad',
  care: 'gentle',
  care_reason: 'grief',
  tone: 'drill_sergeant',
} as const
const run = keptRun('2026-04-01', '2026-04-13', ['2026-04-05', '2026-04-06'])
const gentle = createGoalView(grief, run)
const keptToday = createGoalView(grief, keptRun('2026-04-01', '2026-04-14', ['2026-04-05', '2026-04-06']))

const card = async () => screen.findByRole('article', { name: gentle.title })
const toasts = () => within(screen.getByRole('region', { name: /Messages/ }))
const openPage = () => show(<GoalPage />, { path: '/goal/:goalId', at: `/goal/${gentle.id}` })
const states = (within: Element) => [...within.querySelectorAll('.day')].map((day) => day.getAttribute('data-state'))

describe('the card of a gentle goal (CARE-18)', () => {
  it('shows its suns and who can help more, and counts nothing', async () => {
    serverWith([gentle])
    show(<Dashboard />)
    const shown = await card()
    expect(within(shown).getByText(gentleMessages.helpsMore)).toBeTruthy()
    expect(shown.textContent).toContain(gentleMessages.whoHelps('grief'))
    expect(shown.textContent).toContain(gentleMessages.kindTone)
    expect(within(shown).getByRole('img').getAttribute('aria-label')).toBe(
      'The last 28 days: the days you came by are suns. They are not counted.',
    )
    expect(states(shown)).toContain('done')
    expect(states(shown)).toContain('off')
    expect(states(shown)).not.toContain('missed')
    for (const absent of [/streak/i, /at risk|open until/i, /nudge/i, /upgrade/i, 'Coach', 'Best run', 'Day'])
      expect(within(shown).queryByText(absent)).toBeNull()
    expect(within(shown).getByRole('button', { name: 'Check In Today' }).className).not.toMatch(/dawn|ink/)
    expect(within(shown).getByRole('link', { name: 'Open Today’s Message' }).getAttribute('href')).toBe(
      `/goal/${gentle.id}`,
    )
    expect(screen.queryByText('Average streak')).toBeNull()
  })

  it('shows no number after a check-in', async () => {
    serverWith([gentle]).on(checkIn, () => ({
      goal: keptToday,
      alreadyCheckedIn: false,
      message: 'Checked in! Streak updated.',
    }))
    const { user } = show(<Dashboard />)
    await user.click(within(await card()).getByRole('button', { name: 'Check In Today' }))
    expect(await toasts().findByText(checkInMessages.uncounted)).toBeTruthy()
    expect(toasts().queryByText(/streak|Day \d/i)).toBeNull()
  })

  it('is left out of the average streak beside a counted goal', async () => {
    serverWith([gentle, { ...book, id: 'goal_01JRT0000000000000000000B2' }])
    show(<Dashboard />)
    await card()
    expect(screen.getByText('Average streak').parentElement?.textContent).toContain(String(book.streak_count))
  })

  it('has no count in its dialogs', async () => {
    serverWith([gentle])
    const { user } = show(<Dashboard />)
    await user.click(within(await card()).getByRole('button', { name: `Delete ${gentle.title}` }))
    expect((await screen.findByRole('dialog')).textContent).not.toMatch(/streak|best run/i)
  })
})

describe('the page of a gentle goal (CARE-18)', () => {
  it('has no streak, missed day, nudge or offer', async () => {
    serverWith([{ ...gentle, permissions: { ...gentle.permissions, canGenerateNudge: true } }], freeTrial).on(
      getDailyMotivation,
      () => ({ motivation: null }),
    )
    const { container } = openPage()
    await screen.findByRole('heading', { level: 1, name: gentle.title })
    expect(screen.getByRole('heading', { name: 'The days you came by' })).toBeTruthy()
    expect(states(container)).not.toContain('missed')
    for (const absent of [/streak/i, /Progress/, /to go/, /One more push/, /Missed/i, /the run begins/i, /Upgrade/])
      expect(screen.queryAllByText(absent)).toEqual([])
    expect(container.textContent).toContain(gentleMessages.whoHelps('grief'))
    for (const button of screen.getAllByRole('button', { name: 'Check In Today' }))
      expect(button.className).not.toMatch(/dawn|ink/)
  })

  it('names no drill sergeant while its text is written', async () => {
    serverWith([gentle])
      .on(getDailyMotivation, () => ({ motivation: null }))
      .on(generateDailyMotivation, () => new Promise<never>(() => undefined))
    const { container } = openPage()
    await screen.findByRole('region', { name: 'Progress' })
    expect(container.textContent).toContain('a kind voice')
    expect(container.textContent).not.toContain('your sergeant’s voice')
  })
})

it('the share text of a gentle goal names no streak', () => {
  expect(shareText(gentle)).toBe(`${gentle.title}\n${gentle.description}`)
})

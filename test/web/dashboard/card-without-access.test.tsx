import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PlanView } from '#functions/profiles/profile-view.ts'
import { createGoalView, noNudges, today, trialEnded } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import GentleCard from '#web/features/dashboard/components/gentle-card.tsx'
import { GoalCard } from '#web/features/dashboard/components/goal-card.tsx'

const planEnded: PlanView = {
  ...trialEnded,
  state: 'canceled',
  subscription: { ...trialEnded.subscription, subscription_end: '2026-04-10T12:00:00Z' },
}

const showCard = (plan: PlanView, care: 'ordinary' | 'gentle') => {
  serverWith([], plan)
  const goal = {
    ...createGoalView({ care, ...(care === 'gentle' && { care_reason: 'grief' }) }, undefined, plan),
    unsynced: null,
  }
  const shown = { goals: [goal], set_aside: [], today, plan, nudges: noNudges(plan) }
  const common = { goal, shown, text: null, onIntent: () => {} }
  show(care === 'gentle' ? <GentleCard {...common} /> : <GoalCard {...common} first celebrate={false} />)
}

it.each([
  [trialEnded, 'Free Trial Expired', /^Your 30-day free trial has ended\. Upgrade to continue/],
  [planEnded, 'Plan Ended', /^Your plan has ended\. Upgrade to continue/],
])('the card of a goal without access says what ended (PLAN-2): %#', async (plan, badge, note) => {
  showCard(plan, 'ordinary')
  expect(await screen.findByText(note)).toBeTruthy()
  expect(screen.getByText(badge)).toBeTruthy()
})

it.each([
  [trialEnded, 'Your 30-day free trial has ended. Your goals are kept as they are.'],
  [planEnded, 'Your plan has ended. Your goals are kept as they are.'],
])(
  'the card of a gentle goal without access says what ended and offers nothing (PLAN-2, CARE-18): %#',
  async (plan, note) => {
    showCard(plan, 'gentle')
    expect(await screen.findByText(note)).toBeTruthy()
    expect(screen.queryByText(/Upgrade/)).toBeNull()
  },
)

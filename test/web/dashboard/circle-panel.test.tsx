import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { builtInReport } from '#domain/framework/built-in-report.ts'
import type { FrameworkView } from '#domain/framework/framework.ts'
import { createAnalysis } from '#domain/framework/report.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { contract as createCheckout } from '#functions/billing/create-checkout/contract.ts'
import { contract as getLatestFramework } from '#functions/coach/get-latest-framework/contract.ts'
import { createInterview } from '#test/support/interview.ts'
import { later, noNetwork, Refused } from '#test/web/support/fake-api.ts'
import {
  book,
  createGoalView,
  freeTrial,
  keptRun,
  marathon,
  personalPlan,
  proPlan,
} from '#test/web/support/goal-fixtures.ts'
import { withPopups } from '#test/web/support/pop-ups.tsx'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { useGoals } from '#web/entities/goals/goals-query.ts'
import CirclePanel from '#web/features/dashboard/components/circle-panel.tsx'

const interview = createInterview()
const frame = createReportFrame(interview)
const framework: FrameworkView = {
  user_email: 'maya@example.com',
  created_at: '2026-03-01T12:00:00.000Z',
  circle_profiles: [],
  analysis: createAnalysis(frame, builtInReport(interview, frame), 'built-in'),
  interview,
}

const Panel = () => {
  const { data } = useGoals()
  return data ? <CirclePanel shown={data} /> : null
}
const open = () => show(withPopups(<Panel />))

const findRow = async (circle: string) => {
  const row = (await screen.findByRole('rowheader', { name: circle })).closest('tr')
  if (!row) throw new Error(`${circle} stands in no row`)
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
    .filter((text) => text !== '')
}

const goalWithHours = createGoalView(
  { weekly_commitment_hours: 3, created_at: '2026-03-05T12:00:00.000Z' },
  keptRun('2026-03-20', '2026-04-13', ['2026-04-01']),
)

describe('the circle dashboard of Pro Plan (PLAN-15)', () => {
  it('shows the covered days, planned hours and wanted hours of each circle', async () => {
    serverWith([goalWithHours, marathon], proPlan).on(getLatestFramework, () => ({ framework }))
    open()
    expect(await screen.findByRole('heading', { name: 'Your circle dashboard' })).toBeTruthy()
    await screen.findByText('Where the next goal would help most')
    expect(await findRow('Personal Development')).toEqual(['24 of 29', '3 h', '5 h'])
    expect(await findRow('Health & Fitness')).toEqual(['29 of 30', '0 h', '6 h'])
    expect(await findRow('Work')).toEqual(['No goal', '0 h', '4 h'])
    expect(screen.getByRole('img', { name: '24 of 29 days kept.' })).toBeTruthy()
    expect(screen.getAllByRole('img', { name: 'No goal in the last 30 days.' })).toHaveLength(3)
  })

  it('shows where the next goal would help most, with the reason', async () => {
    serverWith([book], proPlan).on(getLatestFramework, () => ({ framework }))
    open()
    const next = within(
      (await screen.findByText('Where the next goal would help most')).closest('div') ?? document.body,
    )
    expect(next.getByText('Friends & Family')).toBeTruthy()
    expect(
      next.getByText(
        'It has no goal yet. You want 12 hours a week for it. Its importance to you is 3 points above your satisfaction with it.',
      ),
    ).toBeTruthy()
  })

  it.each([
    [
      'no goal plans',
      [book, marathon],
      'Your goals have no planned hours yet. You can set the hours of a goal with Edit.',
    ],
    [
      'one of the goals plans',
      [goalWithHours, marathon],
      'Some of your goals have no planned hours yet. You can set the hours of a goal with Edit.',
    ],
    ['every goal plans', [goalWithHours], 'Your goals have their hours. There is nothing to change.'],
  ])('says at a full plan what is to be done where %s hours', async (_, goals, words) => {
    const full = { ...proPlan, goal_limit: goals.length }
    serverWith(goals, full).on(getLatestFramework, () => ({ framework: null }))
    open()
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('advises a circle whose goal is past its target date', async () => {
    const ended = createGoalView(
      { target_date: '2026-04-12', circle_type: 'Friends & Family', weekly_commitment_hours: 3 },
      keptRun('2026-03-05', '2026-04-12'),
    )
    serverWith([ended, book], proPlan).on(getLatestFramework, () => ({ framework }))
    open()
    expect(await screen.findByText(/^Its goal has ended\. You want 12 hours a week for it\./)).toBeTruthy()
    expect(await findRow('Friends & Family')).toEqual(['28 of 28', '0 h', '12 h'])
  })

  it('shows the days before the hours have loaded', async () => {
    serverWith([book], proPlan).on(getLatestFramework, () => later<never>().promise)
    open()
    expect(await findRow('Personal Development')).toEqual(['26 of 29', '0 h', '…'])
    expect(screen.queryByText('Where the next goal would help most')).toBeNull()
  })

  it('links to the interview without a framework', async () => {
    serverWith([book], proPlan).on(getLatestFramework, () => ({ framework: null }))
    open()
    expect((await screen.findByRole('link', { name: 'Begin the interview' })).getAttribute('href')).toBe(
      '/?view=five-circle-onboarding',
    )
    expect(await findRow('Personal Development')).toEqual(['26 of 29', '0 h', '–'])
  })

  it('offers a retry when the hours could not be loaded', async () => {
    const api = serverWith([book], proPlan).on(getLatestFramework, noNetwork)
    const { user } = open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    api.on(getLatestFramework, () => ({ framework }))
    await user.click(again)
    expect(await screen.findByText('12 h')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

describe('the circle dashboard on other plans', () => {
  it('is an invitation with the circles of the person, without a table and without a request', async () => {
    const api = serverWith([book, marathon], personalPlan)
    const { user } = open()
    await user.click(await screen.findByText('Three circles have no goal yet'))
    expect(
      screen.getByRole('img', {
        name: 'Your five circles. Two have a goal; Spiritual, Friends & Family and Work have none yet.',
      }),
    ).toBeTruthy()
    expect(screen.getByText(/Spiritual, Friends & Family and Work are still outlined/)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(api.named(getLatestFramework)).toEqual([])
  })

  it('opens the plans during the trial', async () => {
    serverWith([book], freeTrial)
    const { user } = open()
    await user.click(await screen.findByText('Four circles have no goal yet'))
    await user.click(screen.getByRole('button', { name: 'See the Plans' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('starts the Pro Plan checkout on Personal Plan, and names the plan in a failure', async () => {
    const api = serverWith([book], personalPlan).on(createCheckout, () => {
      throw new Refused(503, 'Down.', 'unavailable')
    })
    const { user } = open()
    await user.click(await screen.findByText('Four circles have no goal yet'))
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Pro Plan' }))
    expect(await screen.findByText('Failed to start Pro Plan checkout: Down.')).toBeTruthy()
    expect(api.named(createCheckout)).toMatchObject([{ tier: 'pro_plan' }])
  })
})

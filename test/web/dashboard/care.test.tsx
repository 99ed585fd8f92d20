import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { careMessages } from '#domain/messages/care.ts'
import { gentleMessages } from '#domain/messages/gentle.ts'
import { refusedText } from '#domain/safety/crisis-text.ts'
import { contract as confirmReading } from '#functions/goals/confirm-reading/contract.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { contract as generateDailyMotivation } from '#functions/motivation/generate-daily-motivation/contract.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { Refused } from '#test/web/support/fake-api.ts'
import { book, createGoalView, keptRun, marathon, today, trialEnded } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import { overlay } from '#web/entities/popups/popups.ts'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'
import { GoalPage } from '#web/features/goal-page/components/goal-page.tsx'

beforeAll(async () => {
  await Promise.all([
    import('#web/entities/goals/care/care-notice.tsx'),
    import('#web/features/dashboard/components/edit-goal-dialog.tsx'),
  ])
}, 30_000)

const crisis = createGoalView(
  { id: 'goal_01JRT0000000000000000000C1', title: 'Not be here anymore', care: 'crisis', care_reason: 'suicide' },
  keptRun('2026-04-01', '2026-04-13'),
)
const restored = createGoalView({ id: crisis.id, title: crisis.title }, keptRun('2026-04-01', '2026-04-13'))

const card = async () => within(await screen.findByRole('article', { name: crisis.title }))
const toasts = () => within(screen.getByRole('region', { name: /Messages/ }))
const openPage = (goalId: string) => show(<GoalPage />, { path: '/goal/:goalId', at: `/goal/${goalId}` })

describe('the card of a goal in crisis', () => {
  it('shows the help lines of the account’s country, and nothing that counts or coaches', async () => {
    serverWith([crisis])
    show(<Dashboard />)
    const shown = await card()
    expect(await shown.findByRole('heading', { name: 'You do not have to be alone with this' })).toBeTruthy()
    expect(shown.getByText(/988 Suicide & Crisis Lifeline: Call or text 988/)).toBeTruthy()
    const links = shown.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Call 988', 'tel:988'],
      ['Text 988', 'sms:988'],
      ['Emergency: call 911', 'tel:911'],
      ['findahelpline.com', 'https://findahelpline.com'],
    ])
    const buttons = shown
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    expect(buttons).toEqual(['Change This Goal', 'This Was Read Wrongly', 'Edit this goal', 'Delete this goal'])
    expect(shown.queryByText('day streak')).toBeNull()
    expect(shown.queryByRole('img')).toBeNull()
  })

  it('opens the edit dialog at the title', async () => {
    serverWith([crisis])
    const { user } = show(<Dashboard />)
    await user.click(await (await card()).findByRole('button', { name: 'Change This Goal' }))
    const title = within(await screen.findByRole('dialog', { name: 'Edit Goal' })).getByLabelText(/^Title/)
    expect(document.activeElement).toBe(title)
  })

  it('is the ordinary card again after the person confirmed that it was read wrongly', async () => {
    const api = serverWith([crisis]).on(confirmReading, () => ({ goal: restored }))
    const { user } = show(<Dashboard />)
    await user.click(await (await card()).findByRole('button', { name: 'This Was Read Wrongly' }))
    expect(api.named(confirmReading)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Yes, Coach It as Usual' }))
    expect(await screen.findByRole('button', { name: 'Check In Today' })).toBeTruthy()
    expect(api.named(confirmReading)).toEqual([{ goalId: crisis.id, readWrongly: true }])
    expect(await toasts().findByText(careMessages.readWronglyThanks)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays in crisis when the confirmation fails', async () => {
    serverWith([crisis]).on(confirmReading, () => {
      throw new Refused(500, 'Something went wrong.', 'internal')
    })
    const { user } = show(<Dashboard />)
    await user.click(await (await card()).findByRole('button', { name: 'This Was Read Wrongly' }))
    await user.click(screen.getByRole('button', { name: 'Yes, Coach It as Usual' }))
    expect(await toasts().findByText(careMessages.readWronglyFailed)).toBeTruthy()
    expect((await card()).getByRole('link', { name: 'Call 988' })).toBeTruthy()
  })
})

describe('beside a goal in crisis (CARE-17)', () => {
  it('the dashboard offers no nudge and no plan', async () => {
    serverWith([crisis, book])
    show(<Dashboard />)
    await (await card()).findByRole('link', { name: 'Call 988' })
    expect(screen.queryByText('Instant Motivation')).toBeNull()
    expect(screen.queryAllByText(/^Upgrade/).map((node) => node.outerHTML)).toEqual([])
    expect(screen.getByRole('heading', { name: 'Your Circles' })).toBeTruthy()
  })

  it('the help lines come before an ordinary goal, whose card has no nudge and no accent', async () => {
    serverWith([{ ...book, id: marathon.id }, crisis])
    show(<Dashboard />)
    await (await card()).findByRole('link', { name: 'Call 988' })
    const [first, second] = screen.getAllByRole('article')
    expect(
      [first, second].map((article) => article && within(article).getByRole('heading', { level: 2 }).textContent),
    ).toEqual(['You do not have to be alone with this', book.title])
    expect(screen.queryByRole('button', { name: 'Nudge Me' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Check In Today' }).className).not.toContain('dawn')
    expect(screen.queryByText('Average streak')).toBeNull()
  })

  it('the help lines replace the offer after a trial', async () => {
    serverWith(
      [{ ...crisis, status: 'trial-expired', permissions: { ...crisis.permissions, canEdit: false } }],
      trialEnded,
    )
    show(<Dashboard />)
    expect(await screen.findByRole('link', { name: 'Call 988' })).toBeTruthy()
    expect(screen.queryByText(/Upgrade/)).toBeNull()
    expect(screen.getByText('Your 30-day free trial has ended. Your goals are kept as they are.')).toBeTruthy()
  })

  it('the help lines say that the plan has ended, to a person who had one (PLAN-2)', async () => {
    serverWith([{ ...crisis, status: 'trial-expired', permissions: { ...crisis.permissions, canEdit: false } }], {
      ...trialEnded,
      state: 'canceled',
      subscription: { ...trialEnded.subscription, subscription_end: '2026-04-10T12:00:00Z' },
    })
    show(<Dashboard />)
    expect(await screen.findByRole('link', { name: 'Call 988' })).toBeTruthy()
    expect(screen.getByText('Your plan has ended. Your goals are kept as they are.')).toBeTruthy()
    expect(screen.queryByText(/free trial/)).toBeNull()
  })

  it('the help lines of each reason are shown once after a trial', async () => {
    const permissions = { ...crisis.permissions, canEdit: false }
    const ended = { ...crisis, status: 'trial-expired' as const, permissions }
    serverWith(
      [ended, { ...ended, id: marathon.id }, { ...ended, id: book.id, care_reason: 'danger' as const }],
      trialEnded,
    )
    show(<Dashboard />)
    expect(await screen.findAllByRole('link', { name: 'Call 988' })).toHaveLength(1)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByText(/someone is hurting or threatening you/)).toBeTruthy()
  })

  it('closes a timed message that is open', async () => {
    overlay.open({ type: 'upgrade', title: 'Day kept', message: 'Well done.' })
    serverWith([crisis])
    show(<Dashboard />)
    await (await card()).findByRole('link', { name: 'Call 988' })
    expect(screen.queryByText('Well done.')).toBeNull()
  })
})

describe('the page of a goal in crisis', () => {
  it('asks at once whether it was read wrongly, when the calm mail links there', async () => {
    const api = serverWith([crisis]).on(confirmReading, () => ({ goal: restored }))
    const { user } = show(<GoalPage />, { path: '/goal/:goalId', at: `/goal/${crisis.id}?read=wrongly` })
    await user.click(await screen.findByRole('button', { name: 'Yes, Coach It as Usual' }))
    expect(api.named(confirmReading)).toEqual([{ goalId: crisis.id, readWrongly: true }])
  })

  it('shows the help lines, asks for no text and keeps its words out of the tab (CARE-19)', async () => {
    const api = serverWith([crisis])
    openPage(crisis.id)
    expect(await screen.findByRole('link', { name: 'Call 988' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'You do not have to be alone with this' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Check In Today' })).toBeNull()
    expect(document.title).toBe('Your goal · Five Circles')
    expect(screen.getByRole('link', { name: 'Change This Goal' }).getAttribute('href')).toBe(
      `/dashboard?edit=${crisis.id}`,
    )
    expect([...api.named(getDailyMotivation), ...api.named(generateDailyMotivation)]).toEqual([])
  })

  it('shows the help lines of a goal that is set aside', async () => {
    serverWith([{ ...crisis, is_active: false, permissions: { ...crisis.permissions, canEdit: false } }])
    openPage(crisis.id)
    expect(await screen.findByRole('link', { name: 'Call 988' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'This Was Read Wrongly' })).toBeNull()
  })
})

it.each([
  ['gentle', 'drill_sergeant', 1],
  ['gentle', 'teammate', 0],
  ['ordinary', 'drill_sergeant', 0],
] as const)(
  'the page of a %s goal with the tone %s says %i times that it is written kindly',
  async (care, tone, times) => {
    const goal = createGoalView({ care, tone })
    serverWith([goal]).on(getDailyMotivation, () => ({ motivation: null }))
    openPage(goal.id)
    await screen.findByRole('heading', { level: 1, name: goal.title })
    expect(screen.queryAllByText(gentleMessages.kindTone, { exact: false })).toHaveLength(times)
  },
)

it('an edit that is refused comes back with its words, and says so at the field (CARE-10)', async () => {
  serverWith([book]).on(updateGoal, () => {
    throw new Refused(400, refusedText(today.zone, 'goal'), 'refused')
  })
  const { user } = show(<Dashboard />)
  await user.click(await screen.findByRole('button', { name: `Edit ${book.title}` }))
  await user.type(await screen.findByLabelText(/^Title/), '!')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect((await screen.findByRole('alert')).textContent).toContain(careMessages.refusedTitle)
  const title = screen.getByLabelText(/^Title/)
  expect(title).toHaveProperty('value', `${book.title}!`)
  expect(title.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(title.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toContain(
    careMessages.refusedTitle,
  )
  expect(toasts().queryByText(refusedText(today.zone, 'goal'))).toBeNull()
})

it('the edit dialog of a goal in crisis has its words and nothing that coaches (CARE-8)', async () => {
  serverWith([crisis])
  const { user } = show(<Dashboard />)
  await user.click(await (await card()).findByRole('button', { name: 'Change This Goal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Goal' }))
  expect(dialog.getByLabelText(/^Title/)).toBeTruthy()
  expect(dialog.getByLabelText(/^Description/)).toBeTruthy()
  for (const absent of [/Wake-up mail/, /Coaching tone/, /Target date/, /Hours a week/, /We read it as/])
    expect(dialog.queryByText(absent)).toBeNull()
})

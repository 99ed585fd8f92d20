import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import { contract as updateGoal } from '#functions/goals/update-goal/contract.ts'
import { noNetwork, Refused } from '#test/web/support/fake-api.ts'
import { book, createGoalView, personalPlan } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import CreateGoal from '#web/features/dashboard/components/create-goal.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'

const planned = createGoalView({
  plan_when: 'the kettle is on',
  plan_then: 'open the draft',
  obstacle: 'I look at my phone first',
})

// Import the lazy dialog before the tests: its first load exceeds a test's wait.
beforeAll(async () => {
  await import('#web/features/dashboard/components/edit-goal-dialog.tsx')
}, 30_000)

const openCreate = async () => {
  const api = serverWith([], personalPlan).on(createGoal, () => ({ goal: planned }))
  const shown = show(<CreateGoal />, { elsewhere: { '/goal/:goalId': <p>The day of the new goal</p> } })
  const title = await screen.findByRole('textbox', { name: 'Title' })
  return { ...shown, api, title, submit: () => shown.user.click(screen.getByRole('button', { name: 'Create Goal' })) }
}

const openEdit = async (goal = planned) => {
  const api = serverWith([goal]).on(updateGoal, () => ({ goal }))
  const shown = show(<Dashboard />)
  await shown.user.click(await screen.findByRole('button', { name: `Edit ${goal.title}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Goal' }))
  return { ...shown, api, dialog, save: () => shown.user.click(dialog.getByRole('button', { name: 'Save Changes' })) }
}

const when = () => screen.getByRole('textbox', { name: 'When', hidden: true })
const then = () => screen.getByRole('textbox', { name: 'I will', hidden: true })
const obstacle = () => screen.getByRole('textbox', { name: /likely obstacle/, hidden: true })
const readAs = () => screen.getByText('We read it as').textContent

describe('the kind of a goal in Create Goal (PAGE-19)', () => {
  it('follows the title, and is sent as not chosen', async () => {
    const { user, api, title, submit } = await openCreate()
    expect(screen.queryByText('We read it as')).toBeNull()
    await user.type(title, 'Stop smoking')
    expect(readAs()).toContain('Stop')
    await user.clear(title)
    await user.type(title, 'Learn to swim')
    expect(readAs()).toContain('Learn')
    await submit()
    await screen.findByText('The day of the new goal')
    expect(api.named(createGoal)).toMatchObject([{ kind: null }])
  })

  it('follows the target date where the title names what is done once', async () => {
    const { user, title } = await openCreate()
    await user.type(title, 'Fly to Lisbon with Harold')
    expect(readAs()).toContain('Do regularly')
    fireEvent.change(screen.getByLabelText(/Target date/i), { target: { value: '2027-03-20' } })
    expect(readAs()).toContain('Finish')
  })

  it('can be chosen among eight, and stays while the title changes', async () => {
    const { user, api, title, submit } = await openCreate()
    await user.type(title, 'Stop smoking')
    await user.click(screen.getByRole('button', { name: 'Change the kind of this goal' }))
    const kinds = within(screen.getByRole('group', { name: /Kind of goal/ }))
    expect(kinds.getAllByRole('radio')).toHaveLength(8)
    expect(kinds.getByRole('radio', { name: 'Stop', checked: true })).toBeTruthy()
    await user.click(kinds.getByRole('radio', { name: 'Recover' }))
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(screen.queryByRole('group', { name: /Kind of goal/ })).toBeNull()
    await user.clear(title)
    await user.type(title, 'Learn to swim')
    expect(readAs()).toContain('Recover')
    await submit()
    await screen.findByText('The day of the new goal')
    expect(api.named(createGoal)).toMatchObject([{ kind: 'recover' }])
  })

  it('follows the title again once the derived kind is chosen', async () => {
    const { user, title } = await openCreate()
    await user.type(title, 'Stop smoking')
    await user.click(screen.getByRole('button', { name: 'Change the kind of this goal' }))
    await user.click(screen.getByRole('radio', { name: 'Save' }))
    await user.click(screen.getByRole('radio', { name: 'Stop' }))
    await user.clear(title)
    await user.type(title, 'Learn to swim')
    expect(readAs()).toContain('Learn')
  })
})

describe('the sample of the tone in Create Goal', () => {
  it.each(['Kind & Encouraging', 'Teammate', 'Wise Mentor', 'Drill Sergeant'])(
    'of %s fits the first day of any goal',
    async (tone) => {
      const { user } = await openCreate()
      await user.click(screen.getByRole('radio', { name: tone }))
      const sample = screen.getByRole('heading', { name: 'How it will sound' }).nextElementSibling
      expect(sample?.nextElementSibling?.textContent).toBe(tone)
      expect(sample?.textContent).toMatch(/\b(?:first|today|day one|begin)\b/i)
      expect(sample?.textContent).not.toMatch(/yesterday|again|page|write|streak|came back/i)
    },
  )
})

describe('the plan and the obstacle in Create Goal', () => {
  it('are folded, previewed as a sentence, and sent with the goal', async () => {
    const { user, api, title, submit } = await openCreate()
    expect(when().closest('details')).toHaveProperty('open', false)
    expect(screen.queryByRole('heading', { name: 'Your plan' })).toBeNull()
    await user.type(title, 'Write a book')
    await user.type(when(), 'the kettle is on')
    await user.type(then(), 'open the draft')
    await user.type(obstacle(), 'I look at my phone{Enter}first')
    const sentence = 'When the kettle is on, I will open the draft.'
    expect(screen.getByRole('heading', { name: 'Your plan' }).nextElementSibling?.textContent).toBe(sentence)
    await submit()
    await screen.findByText('The day of the new goal')
    expect(api.named(createGoal)).toMatchObject([
      { plan_when: 'the kettle is on', plan_then: 'open the draft', obstacle: 'I look at my phone first' },
    ])
  })

  it('refuses half a plan at the missing part, and opens its fold (PAGE-19, PAGE-20)', async () => {
    const { user, api, title, submit } = await openCreate()
    await user.type(title, 'Write a book')
    await user.type(when(), 'the kettle is on')
    await submit()
    expect(screen.getByRole('alert', { hidden: true }).textContent).toBe(
      'Finish the sentence, or leave both parts empty.',
    )
    await waitFor(() => expect(then()).toBe(document.activeElement))
    expect(then().closest('details')).toHaveProperty('open', true)
    await user.clear(when())
    await user.type(then(), 'open the draft')
    await submit()
    await waitFor(() => expect(when()).toBe(document.activeElement))
    expect(api.named(createGoal)).toEqual([])
  })

  it('refuses more than 120 characters in each', async () => {
    const { user, title, submit } = await openCreate()
    await user.type(title, 'Write a book')
    for (const field of [when(), then(), obstacle()]) {
      await user.click(field)
      await user.paste('🏃'.repeat(121))
    }
    await submit()
    expect(screen.getAllByText('Keep it to 120 characters.')).toHaveLength(3)
  })

  it('shows the refusal of the server at the field that it names', async () => {
    const { user, api, title, submit } = await openCreate()
    api.on(createGoal, () => {
      throw new Refused(400, 'obstacle: must not hold line breaks', 'invalid-request', 'obstacle')
    })
    await user.type(title, 'Write a book')
    await submit()
    await waitFor(() => expect(obstacle()).toBe(document.activeElement))
    expect(obstacle().closest('details')).toHaveProperty('open', true)
  })
})

describe('the plan, the obstacle and the kind in Edit Goal', () => {
  it('shows what its folds hold, and sends nothing without a change', async () => {
    const { api, dialog, save } = await openEdit()
    expect(dialog.getByText('When the kettle is on, I will open the draft.')).toBeTruthy()
    expect(dialog.getByText('I look at my phone first', { selector: 'small' })).toBeTruthy()
    await save()
    expect(api.named(updateGoal)).toEqual([])
  })

  it('sends the changed parts only', async () => {
    const { user, api, save } = await openEdit()
    await user.clear(then())
    await user.type(then(), 'write one line')
    await user.clear(obstacle())
    await save()
    await waitFor(() =>
      expect(api.named(updateGoal)).toEqual([
        { goalId: planned.id, updates: { plan_then: 'write one line', obstacle: '' } },
      ]),
    )
  })

  it('removes a chosen kind', async () => {
    const { user, api, dialog, save } = await openEdit(createGoalView({ chosen_kind: 'save' }))
    expect(dialog.getByText('We read it as').textContent).toContain('Save')
    await user.click(dialog.getByRole('button', { name: 'Change the kind of this goal' }))
    await user.click(dialog.getByRole('radio', { name: 'Finish' }))
    await save()
    await waitFor(() => expect(api.named(updateGoal)).toEqual([{ goalId: book.id, updates: { kind: null } }]))
  })

  it('shows a chosen kind that has not been sent yet', async () => {
    const { user, api, dialog, save } = await openEdit(createGoalView({ chosen_kind: 'save' }))
    api.on(updateGoal, noNetwork)
    await user.click(dialog.getByRole('button', { name: 'Change the kind of this goal' }))
    await user.click(dialog.getByRole('radio', { name: 'Finish' }))
    await save()
    await screen.findByText(/not saved yet/)
    await user.click(screen.getByRole('button', { name: `Edit ${book.title}` }))
    expect((await screen.findByText('We read it as')).textContent).toContain('Finish')
  })
})

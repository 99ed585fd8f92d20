import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contract as generateGoalSuggestions } from '#functions/coach/generate-goal-suggestions/contract.ts'
import { contract as getLatestFramework } from '#functions/coach/get-latest-framework/contract.ts'
import { contract as createGoal } from '#functions/goals/create-goal/contract.ts'
import { Refused } from '#test/web/support/fake-api.ts'
import { trialEnded } from '#test/web/support/goal-fixtures.ts'
import { storedAnalysis } from '#web/entities/framework/framework-analysis.ts'
import { createFramework } from './support/framework-fixtures.ts'
import { circle, openWorkshop, press, soFar, startAfresh, suggestions, workshopServer } from './support/workshop.tsx'

startAfresh()

describe('a reload of the workshop', () => {
  it('keeps the circle and what was typed', async () => {
    const api = workshopServer()
    const before = openWorkshop()
    await suggestions()
    await before.user.click(press('Create Goal'))
    await circle('Friends & Family')
    await suggestions()
    await before.user.click(screen.getByRole('radio', { name: 'Write my own' }))
    await before.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Call my brother')
    const asked = api.named(generateGoalSuggestions).length
    before.unmount()

    openWorkshop()
    await circle('Friends & Family')
    expect(soFar().getByText('Personal Development, idea 1')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Call my brother')
    expect(await screen.findByRole('radio', { name: 'Friends & Family, idea 1' })).toBeTruthy()
    expect(api.named(generateGoalSuggestions)).toHaveLength(asked)
  })

  it('starts anew with a newer framework', async () => {
    workshopServer()
    const { user, unmount } = openWorkshop()
    await circle('Personal Development')
    await user.click(press('Skip This Circle'))
    await circle('Friends & Family')
    unmount()
    workshopServer(createFramework({}, { now: '2026-05-01T11:00:00Z' }))
    openWorkshop()
    expect(await circle('Personal Development')).toBeTruthy()
  })
})

describe('a workshop without a framework', () => {
  it('shows the message with Go Back (FRAMEWORK-8)', async () => {
    workshopServer(null)
    const { user } = openWorkshop()
    expect(await circle('No Framework Data Found')).toBeTruthy()
    expect(screen.getByText('Please complete the 5 Circle Framework interview first.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Start the Interview' }).getAttribute('href')).toBe(
      '/?view=five-circle-onboarding',
    )
    await user.click(press('Go Back'))
    expect(await screen.findByText('The rest of the product')).toBeTruthy()
  })

  it.each([
    ['without a framework', null],
    ['with one', createFramework()],
  ])('says after the trial what a plan is needed for, %s', async (_, framework) => {
    workshopServer(framework, trialEnded)
    openWorkshop()
    expect(await circle('Free Trial Expired')).toBeTruthy()
    expect(screen.getByText(/The workshop makes goals from the framework of your interview/)).toBeTruthy()
    expect(press('Upgrade to Personal Plan')).toBeTruthy()
    expect(screen.queryByText(/No Framework Data Found/)).toBeNull()
  })

  it('can be finished after the trial where it was begun before', async () => {
    workshopServer()
    const { user, unmount } = openWorkshop()
    await circle('Personal Development')
    await user.click(press('Skip This Circle'))
    await circle('Friends & Family')
    unmount()
    workshopServer(createFramework(), trialEnded)
    const after = openWorkshop()
    await circle('Friends & Family')
    await after.user.click(press('Finish the Workshop'))
    expect(await circle('No goal yet, and that is fine.')).toBeTruthy()
  })

  it('names the plan that ended where it was begun before', async () => {
    workshopServer()
    const { user, unmount } = openWorkshop()
    await circle('Personal Development')
    await user.click(press('Skip This Circle'))
    await circle('Friends & Family')
    unmount()
    workshopServer(createFramework(), { ...trialEnded, state: 'refunded' })
    openWorkshop()
    expect(await screen.findByText(/^Your plan has ended\. Your payment was given back\. Upgrade/)).toBeTruthy()
    expect(screen.getByText('Plan Ended')).toBeTruthy()
    expect(screen.queryByText(/trial/i)).toBeNull()
  })

  it('uses the analysis of the session', async () => {
    storedAnalysis.write(createFramework().analysis)
    const api = workshopServer(null)
    const { user } = openWorkshop()
    await circle('Personal Development')
    await suggestions()
    await user.click(press('Create Goal'))
    await circle('Friends & Family')
    expect(api.named(createGoal)).toMatchObject([{ circle_type: 'Personal Development', circle_interview_data: {} }])
  })

  it('shows a failed load apart from a missing framework, and tries again', async () => {
    const api = workshopServer()
    api.on(getLatestFramework, () => {
      throw new Refused(403, 'Somebody else’s.', 'forbidden')
    })
    const { user } = openWorkshop()
    expect(await circle('Your framework could not be loaded.')).toBeTruthy()
    expect(screen.getByText('Somebody else’s.')).toBeTruthy()
    api.on(getLatestFramework, () => ({ framework: createFramework() }))
    await user.click(press('Try Again'))
    expect(await circle('Personal Development')).toBeTruthy()
  })
})

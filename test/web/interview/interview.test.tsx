import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FrameworkView } from '#domain/framework/framework.ts'
import { contract as getLatestFramework } from '#functions/coach/get-latest-framework/contract.ts'
import { createInterview } from '#test/support/interview.ts'
import { createFramework } from '#test/web/framework/support/framework-fixtures.ts'
import { FakeApi, later } from '#test/web/support/fake-api.ts'
import { PERSON_ID } from '#test/web/support/goal-fixtures.ts'
import { EMPTY, storedDraft } from '#web/features/interview/draft.ts'
import { field, fill, heading, move, next, picture, says } from './support/controls.ts'
import { answered, began, openInterview } from './support/open.tsx'

describe('the steps of the interview', () => {
  it('starts with life stage and challenge, and continues after the challenge is filled in (INTERVIEW-1, INTERVIEW-2, INTERVIEW-3)', async () => {
    const { user } = openInterview()
    expect(heading().textContent).toBe('Life stage and challenge')
    expect(document.title).toBe('Step 1 of 8: Life stage and challenge · Five Circles')
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Early career',
      'Mid-career, with family',
      'Leading and scaling',
      'In transition',
    ])
    expect(screen.queryByText('Complete all fields to continue')).toBeNull()
    await user.click(next())
    expect(says(next())).toBe('Complete all fields to continueMissing: Primary Challenge')
    expect(heading().textContent).toBe('Life stage and challenge')

    await user.type(field('Primary Challenge'), '   ')
    expect(screen.getByText('Complete all fields to continue')).toBeTruthy()
    await user.type(field('Primary Challenge'), 'Mail.')
    expect(screen.queryByText('Complete all fields to continue')).toBeNull()
    await user.click(next())
    expect(heading().textContent).toBe('90-day priority')
    expect(document.activeElement).toBe(heading())
    // No attempt to go on from this step yet.
    expect(screen.queryByText('Complete all fields to continue')).toBeNull()
    await user.click(next())
    expect(says(next())).toBe('Complete all fields to continueMissing: 90-Day Priority')
  })

  it('starts with the answers of the last framework and keeps changes', async () => {
    const framework = createFramework({ lifeContext: { primary_challenge: 'Too many meetings.' } })
    const { interview } = framework
    new FakeApi().on(getLatestFramework, () => ({ framework }))
    const { user, unmount } = openInterview()
    await screen.findByText('These are your answers from last time. Change what has changed.')
    expect(field('Primary Challenge')).toHaveProperty('value', 'Too many meetings.')
    expect(storedDraft(PERSON_ID).read()).toBeNull()
    fill('Primary Challenge', 'A new team.')
    await user.click(next())
    expect(field('90-Day Priority')).toHaveProperty('value', interview.lifeContext.primary_90_day_priority)
    unmount()
    openInterview(1)
    expect(field('Primary Challenge')).toHaveProperty('value', 'A new team.')
  })

  it('keeps text that was typed before the last answers loaded', async () => {
    const late = later<{ framework: FrameworkView }>()
    new FakeApi().on(getLatestFramework, () => late.promise)
    openInterview()
    fill('Primary Challenge', 'Mine.')
    late.give({ framework: createFramework() })
    await act(async () => undefined)
    expect(field('Primary Challenge')).toHaveProperty('value', 'Mine.')
    expect(screen.queryByText(/These are your answers/)).toBeNull()
  })

  it('shows its progress as three dots and five circles, with the step as text (INTERVIEW-1)', () => {
    began({ reached: 5, answers: createInterview({ friends_family: { personal_definition: '' } }) })
    openInterview()
    const steps = screen.getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'Life stage and challenge, done',
      '90-day priority, done',
      'Time reality check, done',
      'Spiritual, done',
      'Friends & Family, now',
      'Work, to come',
      'Personal Development, to come',
      'Health & Fitness, to come',
    ])
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      ...[null, null, null, null],
      'step',
      ...[null, null, null],
    ])
    expect(steps.filter((step) => step.querySelector('svg'))).toHaveLength(5)
  })

  it('shows the hours that work, sleep and commute leave of 168 (INTERVIEW-5)', () => {
    began({ reached: 3, answers: createInterview({ lifeContext: { sleep_hours_per_night: 8 } }) })
    openInterview(3)
    expect(heading().textContent).toBe('Time reality check')
    expect(next().getAttribute('aria-disabled')).toBeNull()
    move('Work hours a week', 40)
    move('Sleep hours a night', 6.5)
    move('Commute hours a week', 5)
    expect(picture()).toBe('Your 168 hours: sleep 45.5, work hours 40, commute 5, open 77.5. 77.5 hours are yours.')
    expect(screen.getByRole('status').textContent).toBe('77.5 hours a week for your five circles.')
    expect(screen.getByText('168 hours − 40 work − 45.5 sleep − 5 commute')).toBeTruthy()
    move('Work hours a week', 80)
    move('Sleep hours a night', 10)
    move('Commute hours a week', 20)
    expect(screen.getByRole('status').textContent).toBe('Work, sleep and commute are 2 hours longer than a week.')
    expect(picture()).toContain('2 hours too many')
  })

  it('counts no hours of the week before all three are set (INTERVIEW-10)', () => {
    const unset = { work_hours_per_week: null, sleep_hours_per_night: null, commute_hours_per_week: null }
    const whole = createInterview()
    began({ reached: 3, answers: { ...whole, lifeContext: { ...whole.lifeContext, ...unset } } })
    openInterview(3)
    expect(picture()).toBe('Your 168 hours, not counted yet.')
    expect(screen.queryByText('168')).toBeNull()
    move('Work hours a week', 45)
    move('Sleep hours a night', 6.5)
    expect(picture()).toBe('Your 168 hours, not counted yet.')
    move('Commute hours a week', 6)
    expect(picture()).toContain('71.5 hours are yours.')
  })

  it('tells a student and a retired person what to choose (INTERVIEW-3, INTERVIEW-4)', () => {
    const { unmount } = openInterview()
    expect(screen.getByText('Studying, or retired? Choose the one that comes nearest.')).toBeTruthy()
    unmount()
    began({ reached: 3, answers: createInterview() })
    openInterview(3)
    expect(
      screen.getByText('Studies count as work. If you work fewer than 20 hours or not at all, choose 20.'),
    ).toBeTruthy()
  })

  it.each([
    ['Work hours a week', '20', '80', '5', '40', '40 hours a week'],
    ['Sleep hours a night', '6', '10', '0.5', '8', '8 hours a night'],
    ['Commute hours a week', '0', '20', '1', '5', '5 hours a week'],
  ])(
    'has a slider for %s from %s to %s in steps of %s, unset until it is pressed at %s (INTERVIEW-4, INTERVIEW-10)',
    (name, min, max, step, value, spoken) => {
      const { answers } = EMPTY
      const lifeContext = { ...answers.lifeContext, primary_challenge: 'Mail.', primary_90_day_priority: 'A draft.' }
      began({ reached: 3, answers: { ...answers, lifeContext } })
      openInterview()
      expect(field(name)).toMatchObject({ min, max, step, value })
      expect(field(name).getAttribute('aria-valuetext')).toBe('not set')
      fireEvent.click(next())
      expect(screen.getByText(/Missing: Work Hours, Sleep Hours, Commute Hours/)).toBeTruthy()
      fireEvent.click(field(name))
      expect(field(name)).toHaveProperty('value', value)
      expect(field(name).getAttribute('aria-valuetext')).toBe(spoken)
      expect(screen.getByText(/^Complete all fields/)).toBeTruthy()
      expect(screen.queryByText(/Missing: Work Hours, Sleep Hours, Commute Hours/)).toBeNull()
    },
  )

  it('counts an untouched slider of a circle as missing, and a figure of an older draft as given (INTERVIEW-10)', async () => {
    const interview = createInterview()
    const untouched = { ...interview.circleData.work, current_satisfaction: null, current_time_per_week: null }
    began({ reached: 6, answers: { ...interview, circleData: { ...interview.circleData, work: untouched } } })
    const { user } = openInterview(6)
    await user.click(next())
    expect(screen.getByText(/Missing: Satisfaction, Hours Now/)).toBeTruthy()
    field('Hours a week now').focus()
    await user.keyboard(' ')
    expect(field('Hours a week now').getAttribute('aria-valuetext')).toBe('0 hours a week')
    await user.click(field('How satisfied are you?'))
    await user.click(next())
    expect(heading().textContent).toBe('Personal Development')
  })

  it('asks each circle for a definition, four figures and a success, and updates its drawing at once', async () => {
    const empty = {
      personal_definition: '',
      current_satisfaction: 5,
      importance_level: 5,
      current_time_per_week: 0,
      ideal_time_per_week: 5,
      success_definition_90_days: '',
    }
    began({ reached: 5, answers: createInterview({ friends_family: empty, work: empty }) })
    const { user } = openInterview(5)
    expect(heading().textContent).toBe('Friends & Family')
    expect(field('How satisfied are you?')).toMatchObject({ min: '1', max: '10', step: '1', value: '5' })
    expect(field('How much does it matter?')).toMatchObject({ min: '1', max: '10', step: '1', value: '5' })
    expect(says(field('How satisfied are you?'))).toBe('1 is not at all, 10 is completely')
    expect(says(field('How much does it matter?'))).toBe('1 is a little, 10 is more than anything')
    expect(field('Hours a week now')).toMatchObject({ min: '0', max: '50', step: '1', value: '0' })
    expect(field('Hours a week you want')).toMatchObject({ min: '0', max: '50', step: '1', value: '5' })

    expect(picture()).toBe(
      'Your wheel so far. Spiritual: satisfaction 4, importance 7. Friends and Family: satisfaction 5, importance 5. Still empty: Work, Personal Development, Health and Fitness.',
    )
    move('How satisfied are you?', 2)
    move('How much does it matter?', 9)
    expect(picture()).toContain('Friends and Family: satisfaction 2, importance 9.')
    expect(screen.getByRole('img', { name: /^Of 63 hours/ }).getAttribute('aria-label')).toBe(
      'Of 63 hours: Spiritual 3, Friends and Family 5, 55 open.',
    )

    move('Hours a week you want', 0)
    await user.click(next())
    expect(says(next())).toContain('Missing: Personal Definition, 90-Day Success Definition, Time Allocation')
    move('Hours a week you want', 1)
    fill('Personal Definition', 'The ones at home.')
    expect(says(next())).toContain('Missing: 90-Day Success Definition')
    fill('90-Day Success Definition', 'Dinner.')
    await user.click(screen.getByRole('button', { name: 'Next: Work' }))
    expect(heading().textContent).toBe('Work')
  })

  it('shows when the circles need more hours than the week has, and allows Next', () => {
    answered(createInterview({ friends_family: { ideal_time_per_week: 50 } }))
    openInterview(8)
    expect(screen.getByText('5 more than your week has. You can still go on.')).toBeTruthy()
    expect(screen.getByRole('img', { name: /5 more than there are\.$/ })).toBeTruthy()
    expect(next().textContent).toBe('Create Framework')
    expect(next().getAttribute('aria-disabled')).toBeNull()
  })

  it('links to Create Goal and to the dashboard', () => {
    openInterview()
    const goal = screen.getByRole('link', { name: 'Create one goal instead' })
    expect(goal.getAttribute('href')).toBe('/?force-onboarding=true')
    expect(screen.getByRole('link', { name: 'go to your dashboard' }).getAttribute('href')).toBe(
      '/?force-dashboard=true',
    )
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { todaysName } from '#domain/time/canonical-zone.ts'
import { zoneName } from '#domain/time/zone-words.ts'
import { json, keepTokens, serve } from '#test/web/support/network.ts'
import { PROFILE } from '#test/web/support/profile.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import SettingsPage from '#web/features/settings/settings-page.tsx'
import { toast } from '#web/ui/toast.ts'
import { PERSONAL, refuse, settings, TODAY, TRIAL } from './server.ts'

const UPDATE = '/api/update-profile'
const saved = (changes: object) => () => json({ success: true, profile: { ...PROFILE, ...changes }, today: TODAY })

const open = async () => {
  const shown = show(<SettingsPage />, { at: '/settings', session: MAREN })
  await screen.findByRole('heading', { name: 'Settings' })
  return shown
}
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
const zone = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' })
const save = () => screen.getByRole('button', { name: 'Save Changes' })
const fact = (of: string) => screen.getByText(of).nextElementSibling?.textContent

beforeEach(() => keepTokens())
afterEach(() => {
  toast.dismiss()
  vi.unstubAllGlobals()
})

describe('the settings', () => {
  it('show the saved values and disable Save without a change', async () => {
    const asked = serve(settings())
    const { user } = await open()
    expect(name().value).toBe('Maren')
    expect(screen.getByText('maren@example.com')).toBeDefined()
    expect(zone().value).toBe('New York, America')
    expect(screen.getByRole('radio', { name: '3 AM', checked: true })).toBeDefined()
    const described = { description: 'For every goal that has them on', checked: true }
    expect(screen.getByRole('switch', { name: 'Send me wake-up emails', ...described })).toBeDefined()
    expect(screen.getByText('Nothing has changed yet.')).toBeDefined()
    await user.click(save())
    expect(asked.filter(({ what }) => what === UPDATE)).toEqual([])
  })

  it('show the reason, a retry and the deletion when they cannot be loaded', async () => {
    serve({ '/api/get-profile': () => refuse(409, 'Your profile is not ready yet. Please try again.') })
    const { user } = await open()
    expect(screen.getByRole('alert').textContent).toBe('Your profile is not ready yet. Please try again.')
    expect(screen.getByRole('button', { name: 'Delete My Account' })).toBeDefined()
    serve(settings())
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(name().value).toBe('Maren'))
  })

  it('show the trial with a link to the plans', async () => {
    serve(settings(TRIAL))
    const { user } = await open()
    expect(fact('Plan')).toBe('Free trial')
    expect(fact('Trial')).toBe('12 days left')
    expect(fact('Nudges')).toBe('1 a day')
    await user.click(screen.getByRole('link', { name: 'Upgrade' }))
    expect(await screen.findByText('Came to /upgrade')).toBeDefined()
  })

  it.each([
    ['canceled', '2026-11-02T12:00:00.000Z', 'Ended on Nov 2, 2026', /^Upgrade to continue accessing/],
    ['unpaid', null, 'Ended', /^The last payment failed\. Manage Subscription takes another card\.$/],
  ] as const)(
    'show that the plan has ended, and never the trial, to a person who had one: %s (PLAN-2)',
    async (...given) => {
      const [state, end, plan, note] = given
      const trial = { ...TRIAL.trial, isTrialExpired: true, daysRemaining: 0 }
      serve(settings({ ...TRIAL, state, trial, subscription: { ...TRIAL.subscription, subscription_end: end } }))
      await open()
      expect(fact('Plan')).toBe(plan)
      expect(screen.getByText(note)).toBeDefined()
      expect(screen.queryByText(/trial/i)).toBeNull()
      expect(screen.getByRole('link', { name: 'Upgrade' })).toBeDefined()
      expect(screen.getByRole('button', { name: 'Manage Subscription' })).toBeDefined()
    },
  )

  it('show the paid plan with a link to the portal', async () => {
    const asked = serve({
      ...settings({ ...PERSONAL, state: 'cancelling' }),
      '/api/customer-portal': () => refuse(503, 'Not now.'),
    })
    const { user } = await open()
    expect(fact('Plan')).toBe('Personal Plan')
    expect(fact('Price')).toBe('$4.99 per month')
    expect(fact('Ends on')).toBe('Jan 2, 2027')
    expect(screen.getByText(/^Personal Plan is canceled\. You keep everything until Jan 2, 2027\./)).toBeDefined()
    expect(screen.queryByText(/^Cancel anytime/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Manage Subscription' }))
    expect(await screen.findByText('Failed to open subscription management')).toBeDefined()
    // The request of an earlier test to the user pool can still be open.
    expect(asked.find(({ what }) => what === '/api/customer-portal')?.body).toMatchObject({ userId: 'sub-1' })
  })
})

describe('saving', () => {
  it('sends only the changes and confirms them', async () => {
    const asked = serve({ ...settings(), [UPDATE]: saved({ display_name: null }) })
    const { user } = await open()
    await user.clear(name())
    await user.click(save())
    expect(await screen.findByText('Settings saved.')).toBeDefined()
    expect(asked.find(({ what }) => what === UPDATE)?.body).toEqual({ displayName: null })
    expect(await screen.findByText('Nothing has changed yet.')).toBeDefined()
  })

  it('hides the streak (STREAK-18)', async () => {
    const asked = serve({ ...settings(), [UPDATE]: saved({ streak_hidden: true }) })
    const { user } = await open()
    await user.click(screen.getByRole('switch', { name: /^Hide the streak/ }))
    await user.click(save())
    expect(await screen.findByText('Settings saved.')).toBeDefined()
    expect(asked.find(({ what }) => what === UPDATE)?.body).toEqual({ streakHidden: true })
  })

  it('sends the choice of one mail for all goals separately (MAIL-24)', async () => {
    const mails = { wake_up: true, together: true, week_letter: false }
    const asked = serve({ ...settings(), [UPDATE]: saved({ mails }) })
    const { user } = await open()
    expect(screen.getByRole('radio', { name: 'One each', checked: true })).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'All in one' }))
    await user.click(save())
    expect(await screen.findByText('Settings saved.')).toBeDefined()
    expect(asked.find(({ what }) => what === UPDATE)?.body).toEqual({
      mails: { wake_up: true, together: true, week_letter: false },
    })
    expect(screen.getByRole('radio', { name: 'All in one', checked: true })).toBeDefined()
  })

  it('saves the choice of the Sunday letter, which is offered only while mails are on (MAIL-28)', async () => {
    const mails = { wake_up: true, together: false, week_letter: true }
    const asked = serve({ ...settings(), [UPDATE]: saved({ mails }) })
    const { user } = await open()
    await user.click(screen.getByRole('switch', { name: /Sunday letter/, checked: false }))
    await user.click(save())
    expect(await screen.findByText('Settings saved.')).toBeDefined()
    expect(asked.find(({ what }) => what === UPDATE)?.body).toEqual({ mails })
    await user.click(screen.getByRole('switch', { name: /wake-up emails/ }))
    expect(screen.queryByRole('switch', { name: /Sunday letter/ })).toBeNull()
  })

  it('finds the zone by its city, and shows what a new zone and hour change (DAY-2)', async () => {
    const asked = serve({ ...settings(), [UPDATE]: saved({ zone: 'Europe/Oslo', day_start_hour: 5 }) })
    const { user } = await open()
    await user.clear(zone())
    await user.type(zone(), 'oslo')
    await user.click(screen.getByRole('radio', { name: '5 AM' }))
    expect(screen.getByText(/^Your day turns at 5 AM in Oslo\. The day that has begun runs to its end/)).toBeDefined()
    await user.click(save())
    expect(await screen.findByText('Settings saved.')).toBeDefined()
    expect(screen.getAllByText('Your day turns at 5 AM in Oslo.')).toHaveLength(2)
    expect(zone().value).toBe('Oslo, Europe')
    expect(asked.find(({ what }) => what === UPDATE)?.body).toEqual({ zone: 'Europe/Oslo', dayStartHour: 5 })
  })

  it('offers every zone of the browser and the zone of the device', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'Asia/Tokyo',
    })
    serve(settings())
    const { user } = await open()
    const offered = [...(zone().list?.options ?? [])].map(({ value }) => value)
    expect(offered).toEqual(
      expect.arrayContaining([...Intl.supportedValuesOf('timeZone').map(todaysName), 'UTC'].map(zoneName)),
    )
    expect(screen.getByText(/^This device is on Tokyo time\./)).toBeDefined()
    expect(document.body.textContent).not.toContain('Asia/Tokyo')
    await user.click(screen.getByRole('button', { name: 'Use Tokyo' }))
    expect(zone().value).toBe('Tokyo, Asia')
    expect(screen.queryByRole('button', { name: 'Use Tokyo' })).toBeNull()
  })

  it('shows an invalid zone at its field and sends nothing', async () => {
    const asked = serve(settings())
    const { user } = await open()
    await user.clear(zone())
    await user.type(zone(), 'Middle Earth')
    await user.click(save())
    const problem = screen.getByText('Choose a time zone from the list, such as Oslo, Europe.')
    expect(zone().getAttribute('aria-describedby')).toContain(problem.parentElement?.id)
    await waitFor(() => expect(document.activeElement).toBe(zone()))
    expect(asked.filter(({ what }) => what === UPDATE)).toEqual([])
  })

  it('shows a refusal at the field that it names', async () => {
    serve({ ...settings(), [UPDATE]: () => refuse(400, 'displayName must have at most 100 characters', 'displayName') })
    const { user } = await open()
    await user.type(name(), ' L')
    await user.click(save())
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('displayName must have at most 100 characters')).toBeDefined()
    expect(screen.queryByText('Settings saved.')).toBeNull()
  })

  it('shows why nothing could be saved and keeps the input', async () => {
    serve({ ...settings(), [UPDATE]: () => refuse(409, 'This account is being deleted.') })
    const { user } = await open()
    await user.click(screen.getByRole('switch', { name: /wake-up emails/ }))
    expect(screen.getByText('None for any goal')).toBeDefined()
    expect(screen.queryByRole('radio', { name: 'All in one' })).toBeNull()
    await user.click(save())
    expect((await screen.findByRole('alert')).textContent).toBe('This account is being deleted.')
    expect(screen.getByRole('switch', { name: /wake-up emails/, checked: false })).toBeDefined()
  })
})

describe('the theme', () => {
  it('is applied at once on this device', async () => {
    serve(settings())
    const { user } = await open()
    const themes = within(screen.getByRole('group', { name: 'Theme on this device' }))
    expect(themes.getByRole('radio', { name: 'System', checked: true })).toBeDefined()
    await user.click(themes.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    await user.click(themes.getByRole('radio', { name: 'System' }))
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
})

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusedText } from '#domain/safety/crisis-text.ts'
import { json, keepTokens, serve } from '#test/web/support/network.ts'
import { PROFILE } from '#test/web/support/profile.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import SettingsPage from '#web/features/settings/settings-page.tsx'
import { toast } from '#web/ui/toast.ts'
import { settings, TODAY } from './server.ts'

const UPDATE = '/api/update-profile'
const saved = (changes: object) => () => json({ success: true, profile: { ...PROFILE, ...changes }, today: TODAY })

const open = async () => {
  const shown = show(<SettingsPage />, { at: '/settings', session: MAREN })
  await screen.findByRole('heading', { name: 'Settings' })
  return shown
}
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
const save = () => screen.getByRole('button', { name: 'Save Changes' })

beforeEach(() => keepTokens())
afterEach(() => {
  toast.dismiss()
  vi.unstubAllGlobals()
})

describe('a changed name', () => {
  const POOL = 'UpdateUserAttributes'

  it('is sent to the user pool after the account has it', async () => {
    const asked = serve({ ...settings(), [UPDATE]: saved({ display_name: 'Maren L.' }), [POOL]: () => json({}) })
    const { user } = await open()
    await user.type(name(), ' L.')
    await user.click(save())
    await waitFor(() =>
      expect(asked.find(({ what }) => what === POOL)?.body).toMatchObject({
        UserAttributes: [{ Name: 'name', Value: 'Maren L.' }],
      }),
    )
  })

  it('is saved also when the user pool cannot be reached', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    serve({ ...settings(), [UPDATE]: saved({ display_name: 'Maren L.' }) })
    const { user } = await open()
    await user.type(name(), ' L.')
    await user.click(save())
    expect(await screen.findByText('Settings saved.')).toBeDefined()
    // Amplify tries several times. A later test would record the requests that are still to come.
    await waitFor(() => expect(warn).toHaveBeenCalled())
  })
})

describe('a name that says that the person may be in danger (CARE-8)', () => {
  it('is answered with help lines that can be called, until it is changed', async () => {
    const error = 'So it was not saved here.'
    const refusal = { success: false, error, code: 'conflict', care: 'crisis', care_reason: 'suicide' }
    serve({ ...settings(), [UPDATE]: () => json(refusal, 409) })
    const { user } = await open()
    await user.type(name(), ' ends it')
    await user.click(save())
    const heading = await screen.findByRole('heading', { name: 'You do not have to be alone with this' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988')
    expect(screen.getByText(/The name is not saved, and your other settings stay as they were\./)).toBeDefined()
    expect(name().value).toBe('Maren ends it')
    await user.clear(name())
    expect(screen.queryByRole('link', { name: 'Call 988' })).toBeNull()
  })
})

describe('a name that is refused (CARE-10)', () => {
  it('has the reason at its field, without the name of the field', async () => {
    const error = `displayName: ${refusedText('America/New_York', 'name')}`
    serve({
      ...settings(),
      [UPDATE]: () => json({ success: false, error, code: 'refused', field: 'displayName' }, 400),
    })
    const { user } = await open()
    await user.type(name(), ' kills')
    await user.click(save())
    expect(await screen.findByText(/^This name is about hurting somebody, so it was not saved\. .*911/)).toBeDefined()
    expect(name().getAttribute('aria-invalid')).toBe('true')
    await user.clear(name())
    expect(screen.queryByText(/hurting somebody/)).toBeNull()
  })
})

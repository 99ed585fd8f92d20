import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json, keepTokens, serve } from '#test/web/support/network.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import { collectData } from '#web/features/settings/api/collect-data.ts'
import SettingsPage from '#web/features/settings/settings-page.tsx'
import { refuse, settings } from './server.ts'

const EXPORT = '/api/export-account'

const part = (document: object, csv: { goals: string; days: string }, next: string | null = null) =>
  json({ success: true, json: JSON.stringify(document), csv, next })

beforeEach(() => keepTokens())
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the export (ACCOUNT-7)', () => {
  it('joins the pages of a long export', async () => {
    const parts = [
      part(
        { account: null, goals: [{ id: 'a' }], days: [] },
        { goals: 'id,title\r\na,"Two\r\nlines"\r\n', days: 'goal_id,date\r\n' },
        'GOAL#a',
      ),
      part(
        { account: { email: 'maren@example.com' }, goals: [{ id: 'b' }], days: [{ date: '2026-11-24' }] },
        { goals: 'id,title\r\nb,Run\r\n', days: 'goal_id,date\r\nb,2026-11-24\r\n' },
      ),
    ]
    const asked = serve({ [EXPORT]: () => parts.shift() ?? refuse(400, 'No more.') })
    const { json: whole, goals, days } = await collectData()
    expect(JSON.parse(whole)).toEqual({
      account: { email: 'maren@example.com' },
      goals: [{ id: 'a' }, { id: 'b' }],
      days: [{ date: '2026-11-24' }],
    })
    expect(goals).toBe('id,title\r\na,"Two\r\nlines"\r\nb,Run\r\n')
    expect(days).toBe('goal_id,date\r\nb,2026-11-24\r\n')
    expect(asked.map(({ body }) => body)).toEqual([{}, { after: 'GOAL#a' }])
  })

  it('shows that the file was saved, or that there is none', async () => {
    const files: string[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      files.push(this.download)
    })
    serve({ ...settings(), [EXPORT]: () => part({ goals: [] }, { goals: 'id\r\n', days: 'date\r\n' }) })
    const { user } = show(<SettingsPage />, { at: '/settings', session: MAREN })
    await user.click(await screen.findByRole('button', { name: 'Check-Ins (CSV)' }))
    expect(await screen.findByText('five-circles-check-ins.csv is in your downloads.')).toBeDefined()
    expect(files).toEqual(['five-circles-check-ins.csv'])

    vi.spyOn(console, 'warn').mockImplementation(() => {})
    serve({ ...settings(), [EXPORT]: () => refuse(500, 'Something went wrong. Please try again.') })
    await user.click(screen.getByRole('button', { name: 'Everything (JSON)' }))
    expect(await screen.findByText('Your data could not be collected. Please try again.')).toBeDefined()
  })
})

import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { show } from '#test/web/support/show.tsx'
import PrivacyPage from '#web/features/legal/privacy-page.tsx'
import TermsPage from '#web/features/legal/terms-page.tsx'
import { PROVIDER } from '#web/lib/copy.ts'

const open = (text: ReactElement) => {
  show(text, { session: { state: 'signed-out' } })
  return within(screen.getByRole('main'))
}

describe('the terms', () => {
  it('name the provider, the trial, the cancellation and the refund', () => {
    const main = open(<TermsPage />)
    expect(main.getByRole('heading', { level: 1, name: 'Terms' })).toBeTruthy()
    expect(main.getByText(new RegExp(`${PROVIDER.name}, ${PROVIDER.address}`))).toBeTruthy()
    expect(main.getByText(/It lasts 30 days/)).toBeTruthy()
    expect(main.getByText(/Cancel anytime and keep access to the end of the billing period/)).toBeTruthy()
    expect(main.getByText(/within 30 days of your first payment/)).toBeTruthy()
    expect(main.getByRole('link', { name: 'Privacy Notice' }).getAttribute('href')).toBe('/privacy')
  })
})

describe('the privacy notice', () => {
  it('names the stored data, the processors, the export and the deletion', () => {
    const main = open(<PrivacyPage />)
    expect(main.getByRole('heading', { level: 1, name: 'Privacy Notice' })).toBeTruthy()
    for (const heading of ['What we keep', 'Your emails', 'Who helps us', 'In your browser', 'How long']) {
      expect(main.getByRole('heading', { level: 2, name: heading })).toBeTruthy()
    }
    expect(
      main.getByText(
        /For 12 months: a salted hash of your verified email address.*For one day: a salted hash of your account’s number/,
      ),
    ).toBeTruthy()
    expect(main.getByText('Stripe').closest('li')?.textContent).toContain('takes the payments')
    expect(main.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
    expect(main.getByRole('link', { name: PROVIDER.email }).getAttribute('href')).toBe(`mailto:${PROVIDER.email}`)
  })
})

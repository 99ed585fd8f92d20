import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { json, serve } from '#test/web/support/network.ts'
import { show } from '#test/web/support/show.tsx'
import { UnsubscribePage } from '#web/features/mail/unsubscribe-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const QUERY = `user=sub-1&goal=goal_01JRT0000000000000000000Q9&token=${'a'.repeat(32)}`
const open = (query = QUERY) =>
  show(<UnsubscribePage />, { at: `/unsubscribe?${query}`, session: { state: 'signed-out' } })
const stop = () => screen.getByRole('button', { name: 'Stop the Emails of This Goal' })

describe('the unsubscribe page (MAIL-8)', () => {
  it('asks for confirmation, and then stops the mails of that goal without a sign-in', async () => {
    const asked = serve({ [`/api/unsubscribe?${QUERY}`]: () => json({ success: true, message: 'Done.' }) })
    const { user } = open()
    expect(screen.getByRole('heading', { name: 'No more wake-up emails?' })).toBeDefined()
    expect(asked).toEqual([])
    await user.click(stop())
    expect(await screen.findByText('You will get no more wake-up emails for this goal.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'edit the goal' }).getAttribute('href')).toBe(
      '/dashboard?edit=goal_01JRT0000000000000000000Q9',
    )
  })

  it.each([
    [() => json({ success: false, error: 'No.', code: 'not-found' }, 404), 'This link is not valid any more.'],
    [() => json({ success: false, error: 'No.', code: 'internal' }, 500), 'Something went wrong. Please try again.'],
    [null, 'Network error. Please check your internet connection and try again.'],
  ])('shows the reason when the mails could not be stopped', async (answer, words) => {
    serve(answer === null ? {} : { [`/api/unsubscribe?${QUERY}`]: answer })
    const { user } = open()
    await user.click(stop())
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(stop()).toBeDefined()
  })

  it.each([
    ['all', 'Stop All Emails', 'You will get no more emails about your goals.', 'The mornings are quiet now.'],
    ['letter', 'Stop the Sunday Letter', 'You will get no more Sunday letters.', 'The Sundays are quiet now.'],
  ])('stops the mails that a link without a goal names: %s (MAIL-27)', async (list, name, words, title) => {
    const query = `user=sub-1&list=${list}&token=${'a'.repeat(32)}`
    serve({ [`/api/unsubscribe?${query}`]: () => json({ success: true, message: 'Done.' }) })
    const { user } = open(query)
    expect(document.title).toBe(`${screen.getByRole('heading').textContent} · Five Circles`)
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(words)).toBeDefined()
    expect(document.title).toBe(`${title} · Five Circles`)
    expect(screen.getByRole('link', { name: 'settings' }).getAttribute('href')).toBe('/settings')
  })

  it.each(['user=sub-1', `user=sub-1&token=${'a'.repeat(32)}`])('shows that a link is incomplete: %s', (query) => {
    open(query)
    expect(screen.getByRole('heading', { name: 'This link is not complete.' })).toBeDefined()
  })
})

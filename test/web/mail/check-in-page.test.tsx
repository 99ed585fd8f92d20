import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { json, serve } from '#test/web/support/network.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import { CheckInPage } from '#web/features/mail/check-in-page.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const TOKEN = `${'a'.repeat(60)}.${'b'.repeat(43)}`
const goal = { title: 'Walk before work', circle_type: 'Work', gentle: false }
const OPEN = { state: 'open', day: '2026-04-14', ends_at: '2026-04-15T07:00:00.000Z', goal }
const DONE = {
  ...OPEN,
  state: 'checked-in',
  checked_in_at: '2026-04-14T11:00:00.000Z',
  streak_count: 13,
  can_undo: true,
}
const answer = (check_in: unknown) => json({ success: true, check_in })
const open = (session: Parameters<typeof show>[1] = { session: { state: 'signed-out' } }) =>
  show(<CheckInPage />, { at: '/check-in', state: { token: TOKEN }, ...session })
const button = (name: string) => screen.findByRole('button', { name })

describe('the page of a mail’s check-in link', () => {
  it('changes nothing until the button is pressed, and can undo the check-in', async () => {
    const asked = serve({
      '/api/get-mail-check-in': () => answer(OPEN),
      '/api/check-in-by-mail': () => answer(DONE),
      '/api/undo-mail-check-in': () => answer(OPEN),
    })
    const { user } = open()
    const press = await button('Check In Today')
    expect(asked.map(({ what }) => what)).toEqual(['/api/get-mail-check-in'])
    await user.click(press)
    expect(await screen.findByText('13')).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Walk before work')
    await user.click(await button('Undo'))
    expect(await screen.findByText('Undone. Today is open.')).toBeDefined()
    expect(asked.map(({ what }) => what)).toEqual([
      '/api/get-mail-check-in',
      '/api/check-in-by-mail',
      '/api/undo-mail-check-in',
    ])
  })

  it('takes the token out of the address and sends no referrer while it is open', async () => {
    serve({ '/api/get-mail-check-in': () => answer(OPEN) })
    const { router, unmount } = open({ session: MAREN })
    await button('Check In Today')
    await router.navigate(`/check-in#${TOKEN}`)
    await button('Check In Today')
    const place = { pathname: '/check-in', search: '', hash: '', state: { token: TOKEN } }
    await waitFor(() => expect(router.state.location).toMatchObject(place))
    const tag = (name: string) => document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content')
    expect([tag('referrer'), tag('robots')]).toEqual(['no-referrer', 'noindex, nofollow'])
    unmount()
    expect([tag('referrer'), tag('robots')]).toEqual([undefined, undefined])
  })

  it('offers no Undo for a check-in that the link did not make', async () => {
    serve({ '/api/get-mail-check-in': () => answer({ ...DONE, can_undo: false }) })
    open()
    expect(await screen.findByText(/^Already checked in, today at /)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('shows a gentle goal without a number', async () => {
    const gentle = { ...goal, gentle: true }
    serve({
      '/api/get-mail-check-in': () => answer({ ...OPEN, goal: gentle }),
      '/api/check-in-by-mail': () => answer({ ...DONE, goal: gentle, streak_count: null }),
    })
    const { user } = open()
    await user.click(await button('Check In Today'))
    expect(await screen.findByText('Noted for today.')).toBeDefined()
    expect(document.querySelector('.link-count')).toBeNull()
  })

  it.each([
    [() => answer({ state: 'ended', day: '2026-04-13' }), 'That day has ended'],
    [() => answer({ state: 'early', day: '2026-04-14' }), 'That day has not begun'],
    [() => answer({ state: 'closed' }), 'Nothing to check in here'],
    [() => json({ success: false, error: 'No.', code: 'not-found' }, 404), 'This link has ended'],
    [() => json({ success: false, error: 'No.', code: 'internal' }, 500), 'The goal could not be loaded'],
  ])('says why nothing can be checked in', async (respond, title) => {
    serve({ '/api/get-mail-check-in': respond })
    open()
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Check In Today' })).toBeNull()
  })

  it('shows that an incomplete link is not complete', () => {
    open({ state: { token: 'short' }, session: { state: 'signed-out' } })
    expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeDefined()
  })

  it('keeps its link when the keyboard skips to the content', async () => {
    serve({ '/api/get-mail-check-in': () => answer(OPEN) })
    const { user, router } = show(
      <>
        <SkipLink />
        <CheckInPage />
      </>,
      { at: '/check-in', state: { token: TOKEN }, session: { state: 'signed-out' } },
    )
    await button('Check In Today')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(window.location.hash).toBe('')
    await user.tab()
    // A press on plain text would focus it again.
    expect(screen.getByRole('main').hasAttribute('tabindex')).toBe(false)
    await router.navigate('/check-in#main', { state: { token: TOKEN } })
    expect(await button('Check In Today')).toBeDefined()
  })
})

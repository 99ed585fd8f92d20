import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '#domain/time/day.ts'
import { json, serve } from '#test/web/support/network.ts'
import { MAREN, show } from '#test/web/support/show.tsx'
import { WitnessPage } from '#web/features/witness/witness-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const TOKEN = 'a'.repeat(43)
const days = Array.from({ length: 28 }, (_, n) => ({
  date: addDays('2026-03-18', n),
  state: n === 27 ? 'open' : n === 5 ? 'missed' : 'done',
}))
const OPEN = {
  state: 'open',
  owner_name: 'Maren',
  witness_name: '',
  title: 'Write the first draft',
  circle_type: 'Work',
  days,
  can_send: true,
}
const answer = (witnessed: unknown, more: object = {}) => json({ success: true, witnessed, ...more })
const open = (state: unknown = { token: TOKEN }) =>
  show(<WitnessPage />, { at: '/witness', state, session: { state: 'signed-out' } })
const LINE = 'I read chapter two.'

describe('the page of a witness', () => {
  it('shows the title, the days and whose goal it is, and sends one line', async () => {
    const asked = serve({
      '/api/get-witnessed-goal': () => answer(OPEN),
      '/api/send-witness-line': () =>
        answer({ ...OPEN, can_send: false }, { sent: true, next_at: '2026-04-21T12:00:00.000Z' }),
    })
    const { user } = open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Write the first draft' })).toBeDefined()
    expect(screen.getByText('Maren asked you to be a witness for this goal')).toBeDefined()
    expect(screen.getByRole('img', { name: 'The last 28 days: 26 kept, 1 missed. Today is still open.' })).toBeDefined()
    await user.type(screen.getByLabelText('To Maren'), `${LINE}{Enter}Go on.`)
    await user.type(screen.getByLabelText('Your name'), 'Jonas')
    await user.click(screen.getByRole('button', { name: 'Send the Line' }))
    expect(await screen.findByRole('heading', { name: 'Your line is on its way' })).toBe(document.activeElement)
    expect(screen.getByText(/You can send the next one from Tuesday, April 21/)).toBeDefined()
    expect(asked.at(-1)?.body).toEqual({ token: TOKEN, line: `${LINE} Go on.`, name: 'Jonas' })
    expect(screen.queryByRole('button', { name: 'Send the Line' })).toBeNull()
  })

  it('takes back the line that was just sent, or shows that it has arrived (WITNESS-11)', async () => {
    const answered = Promise.withResolvers<void>()
    let taken = json({ success: false, error: 'Your line has arrived already.', code: 'conflict' }, 409)
    const asked = serve({
      '/api/get-witnessed-goal': () => answer(OPEN),
      '/api/send-witness-line': async ({ body }) => {
        if (!JSON.stringify(body).includes('"line":null'))
          return answer({ ...OPEN, can_send: false }, { sent: true, next_at: '2026-04-21T12:00:00.000Z' })
        await answered.promise
        return taken
      },
    })
    const send = async () => {
      const shown = open()
      await shown.user.type(await screen.findByLabelText('To Maren'), LINE)
      await shown.user.click(screen.getByRole('button', { name: 'Send the Line' }))
      expect(await screen.findByText('Arrives with Maren’s next morning')).toBeDefined()
      await shown.user.click(screen.getByRole('button', { name: 'Take it back' }))
      return shown
    }
    const { unmount } = await send()
    // Drawn as a link, so in sentence case, also while it works (PAGE-35).
    expect(screen.getByRole('button', { name: 'Taking it back...' })).toBeDefined()
    answered.resolve()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Your line has arrived already.'))
    expect(screen.getByRole('heading', { name: 'Your line is on its way' })).toBe(document.activeElement)
    expect(screen.getByText(LINE)).toBeDefined()
    unmount()
    taken = answer({ ...OPEN, can_send: false }, { sent: false, next_at: null })
    await send()
    expect(await screen.findByRole('heading', { name: 'Your line is taken back' })).toBe(document.activeElement)
    expect(screen.getByText(/next one from Tuesday, April 21/)).toBeDefined()
    expect(screen.queryByText(LINE)).toBeNull()
    expect(asked.at(-1)?.body).toEqual({ token: TOKEN, line: null })
  })

  it('keeps a refused line in the field and says why', async () => {
    serve({
      '/api/get-witnessed-goal': () => answer(OPEN),
      '/api/send-witness-line': () => json({ success: false, error: 'This line was not sent.', code: 'refused' }, 400),
    })
    const { user } = open()
    const field = await screen.findByLabelText('To Maren')
    await user.click(screen.getByRole('button', { name: 'Send the Line' }))
    expect(screen.getByRole('alert').textContent).toBe('Write one line first.')
    await user.type(field, LINE)
    await user.click(screen.getByRole('button', { name: 'Send the Line' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This line was not sent.'))
    expect(field).toMatchObject({ value: LINE })
    await user.type(field, '!')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps what is typed over a reload, until the line is sent', async () => {
    serve({
      '/api/get-witnessed-goal': () => answer(OPEN),
      '/api/send-witness-line': () =>
        answer({ ...OPEN, can_send: false }, { sent: true, next_at: '2026-04-21T12:00:00.000Z' }),
    })
    const before = open()
    await before.user.type(await screen.findByLabelText('To Maren'), LINE)
    await before.user.type(screen.getByLabelText('Your name'), 'Jonas')
    before.unmount()
    const { user, unmount } = open()
    expect(await screen.findByLabelText('To Maren')).toMatchObject({ value: LINE })
    expect(screen.getByLabelText('Your name')).toMatchObject({ value: 'Jonas' })
    await user.click(screen.getByRole('button', { name: 'Send the Line' }))
    await screen.findByRole('heading', { name: 'Your line is on its way' })
    unmount()
    open()
    expect(await screen.findByLabelText('To Maren')).toMatchObject({ value: '' })
  })

  it('shows at the name field why the line was not sent', async () => {
    serve({
      '/api/get-witnessed-goal': () => answer({ ...OPEN, witness_name: 'Jonas' }),
      '/api/send-witness-line': () =>
        json({ success: false, error: 'This name was not sent.', code: 'refused', field: 'name' }, 400),
    })
    const { user } = open()
    await user.type(await screen.findByLabelText('To Maren'), LINE)
    await user.click(screen.getByRole('button', { name: 'Send the Line' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This name was not sent.'))
    expect(screen.getByLabelText('Your name')).toMatchObject({ value: 'Jonas', ariaInvalid: 'true' })
  })

  it('lets the witness decline after one question, and confirms it (WITNESS-13)', async () => {
    let respond = () => json({ success: false, error: 'Please try again.', code: 'internal' }, 500)
    const asked = serve({
      '/api/get-witnessed-goal': () => answer(OPEN),
      '/api/decline-witness': () => respond(),
    })
    const { user } = open()
    const ask = async () => user.click(await screen.findByRole('button', { name: 'I don’t want to be a witness' }))
    await ask()
    expect(screen.getByText(/Maren sees the date on which you declined, and nothing else/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Stay a Witness' }))
    expect(asked).toHaveLength(1)
    await ask()
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    respond = () => json({ success: true })
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByRole('heading', { name: 'You are no longer a witness' })).toBeDefined()
    expect(screen.queryByText('Write the first draft')).toBeNull()
    expect(asked.at(-1)?.body).toEqual({ token: TOKEN })
  })

  it('shows the same text for a used-up week and for a muted witness', async () => {
    serve({ '/api/get-witnessed-goal': () => answer({ ...OPEN, can_send: false }) })
    open()
    expect(await screen.findByRole('heading', { name: 'No lines at the moment' })).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it.each([
    [() => answer({ state: 'quiet' }), 'Nothing to see at the moment'],
    [() => json({ success: false, error: 'No.', code: 'not-found' }, 404), 'This link has ended'],
    [() => json({ success: false, error: 'No.', code: 'internal' }, 500), 'The page could not be loaded'],
  ])('shows a text and nothing of the goal when the link shows no goal', async (respond, title) => {
    serve({ '/api/get-witnessed-goal': respond })
    open()
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    expect(screen.queryByRole('img', { name: /days/ })).toBeNull()
  })

  it('takes the token out of the address, sends no referrer, and is for no search engine (WITNESS-10)', async () => {
    serve({ '/api/get-witnessed-goal': () => answer(OPEN) })
    const { router } = show(<WitnessPage />, { at: '/witness', state: { token: TOKEN }, session: MAREN })
    await router.navigate(`/witness#${TOKEN}`)
    await screen.findByRole('heading', { level: 1, name: 'Write the first draft' })
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/witness', hash: '' }))
    const tag = (name: string) => document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content')
    expect([tag('referrer'), tag('robots')]).toEqual(['no-referrer', 'noindex, nofollow'])
  })

  it('shows that an incomplete link is not complete', () => {
    open({ token: 'short' })
    expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeDefined()
  })
})

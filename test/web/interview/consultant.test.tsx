import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { contract as createFramework } from '#functions/coach/create-five-circle-framework/contract.ts'
import { contract as consultant } from '#functions/coach/five-circle-consultant/contract.ts'
import { createInterview } from '#test/support/interview.ts'
import { later, noNetwork } from '#test/web/support/fake-api.ts'
import {
  asked,
  asks,
  button,
  conversation,
  FIRST,
  goesOn,
  heading,
  openAtTheEnd,
  openChat,
  question,
  refuses,
  reply,
  response,
  SECOND,
  SENT,
  said,
  server,
  stops,
  type,
} from './support/consultant.tsx'
import { analysisFor, answered, openInterview } from './support/open.tsx'

describe('the consultant interview (INTERVIEW-7)', () => {
  it('asks until it has enough answers, and the framework is created from them (INTERVIEW-6)', async () => {
    answered()
    const api = server().on(consultant, (body) => {
      if (body.mode === 'analyze') return asks(FIRST)
      return body.conversationHistory?.length === 1 ? goesOn(SECOND) : stops()
    })
    const { create, user } = openAtTheEnd()
    await create()
    await screen.findByRole('heading', { name: 'Consultant Interview' })
    expect(document.title).toBe('Consultant Interview · Five Circles')
    expect(conversation()).toEqual([['Consultant', FIRST]])
    expect(screen.queryByRole('button', { name: /^Conversation history/ })).toBeNull()

    expect(button('Share Response').getAttribute('aria-disabled')).toBe('true')
    type('   ')
    await user.click(button('Share Response'))
    expect(api.named(consultant)).toHaveLength(1)
    type('Before seven.')
    await user.click(button('Share Response'))
    const second = await screen.findByText(SECOND)
    expect(document.activeElement).toBe(second)
    expect(response()).toHaveProperty('value', '')
    expect(api.named(consultant)[1]).toEqual({
      mode: 'ask_followup',
      currentData: SENT,
      userResponse: 'Before seven.',
      conversationHistory: [question(FIRST)],
    })

    expect(conversation()).toEqual([['Consultant', SECOND]])
    const history = button('Conversation history, 3 entries')
    expect(history.getAttribute('aria-expanded')).toBe('false')
    await user.click(history)
    expect(conversation()).toEqual([
      ['Consultant', FIRST],
      ['You', 'Before seven.'],
      ['Consultant', SECOND],
    ])

    type('The last episode.')
    await user.click(button('Share Response'))
    expect(await screen.findByText('The report')).toBeTruthy()
    expect(api.named(createFramework)).toMatchObject([
      {
        conversationHistory: [question(FIRST), reply('Before seven.'), question(SECOND), reply('The last episode.')],
      },
    ])
  })

  it('leads back to the form by one step of the history after several questions (ADR 082)', async () => {
    answered()
    server().on(consultant, (body) => (body.mode === 'analyze' ? asks(FIRST) : goesOn(SECOND)))
    const { create, user, router } = openAtTheEnd()
    await create()
    await screen.findByRole('heading', { name: 'Consultant Interview' })
    type('Before seven.')
    await user.click(button('Share Response'))
    await screen.findByText(SECOND)
    await act(() => router.navigate(-1))
    expect(heading()).toBe('Health & Fitness')
  })

  it('shows the answer at once, with a note that the consultant reads it', async () => {
    const reading = later<void>()
    server().on(consultant, async () => {
      await reading.promise
      return goesOn(SECOND)
    })
    const { answer } = await openChat([question(FIRST)])
    await answer('Before seven.')
    expect(conversation()).toEqual([
      ['Consultant', FIRST],
      ['You', 'Before seven.'],
      ['Consultant', 'Reading your answer...'],
    ])
    expect(button('Back to Form').getAttribute('aria-disabled')).toBe('true')
    reading.give()
    expect(await screen.findByText(SECOND)).toBeTruthy()
  })

  it('proceeds with the answer when the follow-up question fails (INTERVIEW-8)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const made = later<void>()
    const api = server()
      .on(consultant, noNetwork)
      .on(createFramework, async () => {
        await made.promise
        return { created_at: '2026-11-24', analysis: analysisFor(createInterview()), circle_profiles: [] }
      })
    const { answer } = await openChat([question(FIRST)])
    await answer('Before seven.')
    expect(await said().findByText("Let's Continue")).toBeTruthy()
    expect(said().getByText('I have enough information to proceed with your framework.')).toBeTruthy()
    made.give()
    expect(await screen.findByText('The report')).toBeTruthy()
    expect(api.named(createFramework)).toMatchObject([
      { conversationHistory: [question(FIRST), reply('Before seven.')] },
    ])
  })

  it('shows the text for a refused answer, and creates no framework', async () => {
    const words = 'This would hurt somebody.'
    const api = server().on(consultant, refuses(400, words, 'refused'))
    const { answer } = await openChat([question(FIRST)])
    await answer('Hurt my landlord.')
    expect(await said().findByText(words)).toBeTruthy()
    expect(api.named(createFramework)).toEqual([])
  })

  it('keeps the conversation when the framework cannot be created, and repeats no question', async () => {
    const failing = server()
      .on(consultant, stops)
      .on(createFramework, refuses(503, 'x', 'unavailable'))
    const { answer, user } = await openChat([question(FIRST)])
    await answer('Before seven.')
    expect(await said().findByText('Oops!')).toBeTruthy()
    expect(heading()).toBe('Consultant Interview')
    expect(conversation()).toEqual([
      ['Consultant', FIRST],
      ['You', 'Before seven.'],
    ])
    expect(failing.named(createFramework)).toHaveLength(1)

    const api = server()
    await user.click(button('Create Framework'))
    expect(await screen.findByText('The report')).toBeTruthy()
    expect(api.named(consultant)).toEqual([])
    expect(api.named(createFramework)).toMatchObject([
      { conversationHistory: [question(FIRST), reply('Before seven.')] },
    ])
  })

  it('pauses while the person is back in the form', async () => {
    const api = server()
    const { user } = await openChat([question(FIRST)])
    type('Half a thought')
    await user.click(button('Back to Form'))
    expect(heading()).toBe('Health & Fitness')
    await user.click(button('Create Framework'))
    await screen.findByRole('heading', { name: 'Consultant Interview' })
    expect(response()).toHaveProperty('value', 'Half a thought')
    expect(conversation()).toEqual([['Consultant', FIRST]])
    expect(asked(api)).toEqual([])
  })

  it('sends changed answers again, and keeps the conversation', async () => {
    const api = server().on(consultant, () => asks(SECOND))
    const { user } = await openChat([question(FIRST), reply('Before seven.'), question('What else?')])
    await user.click(button('Back to Form'))
    fireEvent.change(screen.getByLabelText('Personal Definition'), { target: { value: 'A body that runs.' } })
    await user.click(button('Create Framework'))
    await screen.findByText(SECOND)
    expect(api.named(consultant)).toMatchObject([{ mode: 'analyze' }])
    await user.click(button('Conversation history, 3 entries'))
    expect(conversation()).toEqual([
      ['Consultant', FIRST],
      ['You', 'Before seven.'],
      ['Consultant', SECOND],
    ])
  })

  it('is restored after a reload, with what was typed', async () => {
    server()
    const { unmount } = await openChat([question(FIRST)])
    type('Before sev')
    unmount()
    openInterview()
    expect(heading()).toBe('Consultant Interview')
    expect(response()).toHaveProperty('value', 'Before sev')
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Interview } from '#domain/interview/answers.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'
import { contract as createFramework } from '#functions/coach/create-five-circle-framework/contract.ts'
import { contract as consultant } from '#functions/coach/five-circle-consultant/contract.ts'
import { interviewOf } from '#test/support/interview.ts'
import { FakeApi, later, noNetwork, Refused } from '#test/web/goals/support/fake-api.ts'
import { PERSON_ID } from '#test/web/goals/support/goal-fixtures.ts'
import { storedAnalysis } from '#web/entities/framework/framework-analysis.ts'
import { storedDraft } from '#web/features/interview/draft.ts'
import { analysisFor, answered, began, openInterview } from './support/open.tsx'

const FIRST = 'When in the week would you write?'
const SECOND = 'What ends earlier the night before?'

const proceeds = () => {
  const answer = {
    analysis: { canProceed: true, nextQuestion: null },
    care: 'ordinary' as const,
    source: 'model' as const,
  }
  return answer
}
const asks = (nextQuestion: string) => {
  const answer = { analysis: { canProceed: false, nextQuestion }, care: 'ordinary' as const, source: 'model' as const }
  return answer
}
const goesOn = (consultantResponse: string) => {
  const answer = { shouldContinue: true, consultantResponse, care: 'ordinary' as const, source: 'model' as const }
  return answer
}
const stops = () => {
  const answer = {
    shouldContinue: false,
    consultantResponse: 'Thank you.',
    care: 'ordinary' as const,
    source: 'model' as const,
  }
  return answer
}
const refuses = (status: number, error: string, code: string) => () => {
  throw new Refused(status, error, code)
}

/** The requests except those for the goals. */
const asked = ({ calls }: FakeApi) => calls.filter(({ name }) => name !== 'fetch-user-goals')

/** A server that stores frameworks; the consultant asks nothing. */
/** The sent answers, with the available hours. */
const SENT = interviewOf({ lifeContext: { total_available_hours_per_week: 63 } })

const server = (interview: Interview = interviewOf()) =>
  new FakeApi().on(consultant, proceeds).on(createFramework, () => ({
    created_at: '2026-11-24T14:00:00.000Z',
    analysis: analysisFor(interview),
    circle_profiles: [],
  }))

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const said = () => within(screen.getByRole('region', { name: /Messages/ }))
/** Found by label and text, because role queries are slow on a screen of this size. */
const response = () => screen.getByLabelText('Your response')
const type = (text: string) => fireEvent.change(response(), { target: { value: text } })
const button = (name: string) => screen.getByRole('button', { name })
const conversation = () =>
  within(screen.getByRole('list', { name: 'Conversation' }))
    .getAllByRole('listitem')
    .map((entry) => [...entry.children].map((part) => part.textContent))

const openAtTheEnd = () => {
  const shown = openInterview(8)
  return { ...shown, create: () => shown.user.click(button('Create Framework')) }
}

const openChat = async (entries: ConversationEntry[]) => {
  began({ reached: 8, answers: interviewOf(), conversation: entries })
  const shown = openInterview('consultant')
  await screen.findByRole('heading', { name: 'Consultant Interview' })
  const answer = async (words: string) => {
    type(words)
    await shown.user.click(button('Share Response'))
  }
  return { ...shown, answer }
}
const question = (content: string): ConversationEntry => ({ role: 'consultant', content })
const reply = (content: string): ConversationEntry => ({ role: 'user', content })

describe('Create Framework', () => {
  it('makes the framework where the consultant lets the person proceed, and leads to the report', async () => {
    answered()
    const api = server()
    const { create } = openAtTheEnd()
    await create()
    expect(await screen.findByText('The report')).toBeTruthy()
    expect(api.named(consultant)).toEqual([{ mode: 'analyze', currentData: SENT }])
    expect(api.named(createFramework)).toEqual([{ user_id: 'maya@example.com', ...SENT, conversationHistory: null }])
    expect(storedAnalysis.read()).toEqual(analysisFor(interviewOf()))
    expect(storedDraft(PERSON_ID).read()).toBeNull()
    expect(
      await said().findByText('Your time allocation is balanced: you want 30 of the 63 hours that are yours.'),
    ).toBeTruthy()
  })

  it('says that time optimization is needed where more is wanted than there is', async () => {
    const full = interviewOf({ friends_family: { ideal_time_per_week: 50 } })
    answered(full)
    server(full)
    const { create } = openAtTheEnd()
    await create()
    expect(
      await said().findByText('Time optimization needed: you want 68 hours a week, and 63 are yours.'),
    ).toBeTruthy()
  })

  it('shows what is happening meanwhile, and does it once', async () => {
    answered()
    const reading = later<void>()
    const creating = later<void>()
    const api = server()
      .on(consultant, async () => {
        await reading.promise
        return proceeds()
      })
      .on(createFramework, async () => {
        await creating.promise
        return { created_at: '2026-11-24', analysis: analysisFor(interviewOf()), circle_profiles: [] }
      })
    const { user } = openAtTheEnd()
    await user.dblClick(button('Create Framework'))
    await waitFor(() => expect(heading()).toBe('Your consultant is reading'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByText('Your answers are being read.').getAttribute('role')).toBe('status')
    reading.give()
    await waitFor(() => expect(heading()).toBe('Your framework is being drawn'))
    creating.give()
    expect(await screen.findByText('The report')).toBeTruthy()
    expect(asked(api).map(({ name }) => name)).toEqual(['five-circle-consultant', 'create-five-circle-framework'])
  })

  it.each([
    ['cannot be reached', noNetwork],
    ['fails', refuses(503, 'The coach is away.', 'unavailable')],
  ])('makes the framework all the same where the consultant %s', async (_, fails) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answered()
    const api = server().on(consultant, fails)
    const { create } = openAtTheEnd()
    await create()
    expect(await screen.findByText('The report')).toBeTruthy()
    expect(api.named(createFramework)).toHaveLength(1)
  })

  it.each<[string, (() => never) | 'unreadable', string]>([
    [
      'its own words',
      refuses(403, 'Your 30-day free trial has ended.', 'forbidden'),
      'Your 30-day free trial has ended.',
    ],
    ['the network', noNetwork, 'Network error. Please check your internet connection and try again.'],
    [
      "the server's text of a 500",
      refuses(500, 'The report could not be written.', 'internal'),
      'The report could not be written.',
    ],
    ['no words for it', 'unreadable', 'Failed to save your framework. Please try again.'],
  ])('says Oops! with %s where the framework cannot be made, and loses nothing', async (_, fails, words) => {
    answered()
    const api = server()
    if (fails === 'unreadable') api.answerWith(createFramework, 502, '<html>')
    else api.on(createFramework, fails)
    const { create } = openAtTheEnd()
    await create()
    expect(await said().findByText('Oops!')).toBeTruthy()
    expect(said().getByText(words)).toBeTruthy()
    expect(heading()).toBe('Health & Fitness')
    expect(screen.getByLabelText('Personal Definition')).toHaveProperty('value', 'A body that carries me.')

    server()
    await create()
    expect(await screen.findByText('The report')).toBeTruthy()
    expect(api.named(createFramework)).toHaveLength(1)
  })

  it('asks to sign in where nobody is signed in any more, and keeps the answers', async () => {
    answered()
    const api = server().on(consultant, refuses(401, 'Unauthorized', 'unauthorized'))
    const { create } = openAtTheEnd()
    await create()
    expect(await said().findByText('Authentication Required')).toBeTruthy()
    expect(said().getByText('Please sign in to continue.')).toBeTruthy()
    expect(api.named(createFramework)).toEqual([])
    expect(storedDraft(PERSON_ID).read()).toMatchObject({ reached: 8, answers: interviewOf() })
  })
})

describe('what is said of it', () => {
  const isThereFor = async (title: string, seconds: number) => {
    await said().findByText(title)
    await vi.advanceTimersByTimeAsync((seconds - 1) * 1000)
    expect(said().queryByText(title)).not.toBeNull()
    await vi.advanceTimersByTimeAsync(2000)
    await waitFor(() => expect(said().queryByText(title)).toBeNull())
  }

  it.each([
    ['a framework', 'Your framework is ready', 10, () => server()],
    ['a failure', 'Oops!', 8, () => server().on(createFramework, noNetwork)],
  ])('stays for %s, %s, %s seconds', async (_, title, seconds, serve) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answered()
    serve()
    const { create } = openAtTheEnd()
    await create()
    await isThereFor(title, seconds)
  })
})

describe('the consultant interview', () => {
  it('asks until it has heard enough, and the framework is made of it', async () => {
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

  it('shows the answer at once, and that it is being read', async () => {
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

  it('has enough where a follow-up fails, and proceeds with the answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const made = later<void>()
    const api = server()
      .on(consultant, noNetwork)
      .on(createFramework, async () => {
        await made.promise
        return { created_at: '2026-11-24', analysis: analysisFor(interviewOf()), circle_profiles: [] }
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

  it('shows and keeps the calm text of an answer in crisis, and makes no framework', async () => {
    const words = Array.from({ length: 35 }, () => 'You do not have to be alone with this.').join(' ')
    const api = server().on(consultant, () => ({
      shouldContinue: false,
      consultantResponse: words,
      care: 'crisis' as const,
      source: 'built-in' as const,
    }))
    const { answer } = await openChat([question(FIRST)])
    await answer('I want to die.')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(storedDraft(PERSON_ID).read()?.conversation.at(-1)?.content).toBe(words)
    expect(api.named(createFramework)).toEqual([])
  })

  it('shows the text of a refused answer, and makes no framework', async () => {
    const words = 'This would hurt somebody.'
    const api = server().on(consultant, refuses(400, words, 'refused'))
    const { answer } = await openChat([question(FIRST)])
    await answer('Hurt my landlord.')
    expect(await said().findByText(words)).toBeTruthy()
    expect(api.named(createFramework)).toEqual([])
  })

  it('keeps the conversation where the framework cannot be made, and does not ask again', async () => {
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

  it('waits while the person is back in the form', async () => {
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

  it('reads anew what was changed in the form, and remembers what was said', async () => {
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

  it('is found again after a reload, with what was typed', async () => {
    server()
    const { unmount } = await openChat([question(FIRST)])
    type('Before sev')
    unmount()
    openInterview()
    expect(heading()).toBe('Consultant Interview')
    expect(response()).toHaveProperty('value', 'Before sev')
  })
})

import { act, screen, waitFor } from '@testing-library/react'
import { lazy, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { contract as createFramework } from '#functions/coach/create-five-circle-framework/contract.ts'
import { contract as consultant } from '#functions/coach/five-circle-consultant/contract.ts'
import { createInterview } from '#test/support/interview.ts'
import { later, noNetwork } from '#test/web/support/fake-api.ts'
import { PERSON_ID } from '#test/web/support/goal-fixtures.ts'
import { storedAnalysis } from '#web/entities/framework/framework-analysis.ts'
import { storedDraft } from '#web/features/interview/draft.ts'
import {
  asked,
  asks,
  button,
  FIRST,
  heading,
  openAtTheEnd,
  proceeds,
  refuses,
  SENT,
  said,
  server,
} from './support/consultant.tsx'
import { analysisFor, answered } from './support/open.tsx'

/** The headings that appear from now on, each once in a row. */
const watchHeadings = () => {
  const seen = [heading()]
  const look = () => {
    const title = document.querySelector('h1')?.textContent ?? null
    if (title !== null && title !== seen.at(-1)) seen.push(title)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    return seen.slice(1)
  }
}

describe('Create Framework', () => {
  it('creates the framework when the consultant lets the person proceed, and leads to the report (INTERVIEW-6)', async () => {
    answered()
    const api = server()
    const { create } = openAtTheEnd()
    await create()
    expect(await screen.findByText('The report')).toBeTruthy()
    expect(api.named(consultant)).toEqual([{ mode: 'analyze', currentData: SENT, conversationHistory: [] }])
    expect(api.named(createFramework)).toEqual([{ user_id: 'maya@example.com', ...SENT, conversationHistory: null }])
    expect(storedAnalysis.read()).toEqual(analysisFor(createInterview()))
    expect(storedDraft(PERSON_ID).read()).toBeNull()
    expect(
      await said().findByText('Your time allocation is balanced: you want 30 of the 63 hours that are yours.'),
    ).toBeTruthy()
  })

  it('shows that the hours just fit where few stay open (FRAMEWORK-22)', async () => {
    const tight = createInterview({ friends_family: { ideal_time_per_week: 44 } })
    answered(tight)
    server(tight)
    const { create } = openAtTheEnd()
    await create()
    expect(
      await said().findByText(
        'Your time allocation is balanced, and it just fits: you want 62 of the 63 hours that are yours.',
      ),
    ).toBeTruthy()
  })

  it('shows that time optimization is needed when the wanted hours exceed the week', async () => {
    const full = createInterview({ friends_family: { ideal_time_per_week: 50 } })
    answered(full)
    server(full)
    const { create } = openAtTheEnd()
    await create()
    expect(
      await said().findByText('Time optimization needed: you want 68 hours a week, and 63 are yours.'),
    ).toBeTruthy()
  })

  it('shows its progress, and runs once', async () => {
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
        return { created_at: '2026-11-24', analysis: analysisFor(createInterview()), circle_profiles: [] }
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

  it('shows no form between the waiting screens and a report that loads late', async () => {
    answered()
    const [reading, creating] = [later<void>(), later<void>()]
    server()
      .on(consultant, async () => {
        await reading.promise
        return proceeds()
      })
      .on(createFramework, async () => {
        await creating.promise
        return { created_at: '2026-11-24', analysis: analysisFor(createInterview()), circle_profiles: [] }
      })
    const report = later<{ default: () => ReactNode }>()
    const Report = lazy(() => report.promise)
    const { create } = openAtTheEnd(<Report />)
    const shown = watchHeadings()
    await create()
    await waitFor(() => expect(heading()).toBe('Your consultant is reading'))
    reading.give()
    await waitFor(() => expect(heading()).toBe('Your framework is being drawn'))
    creating.give()
    await said().findByText(/^Your time allocation is balanced/)
    report.give({ default: () => <p>The report</p> })
    await screen.findByText('The report')
    expect(shown()).toEqual(['Your consultant is reading', 'Your framework is being drawn'])
  })

  it('shows no form between the waiting screen and the first question, and the form again after it', async () => {
    answered()
    const reading = later<void>()
    server().on(consultant, async () => {
      await reading.promise
      return asks(FIRST)
    })
    const { create, user } = openAtTheEnd()
    const shown = watchHeadings()
    await create()
    await waitFor(() => expect(heading()).toBe('Your consultant is reading'))
    reading.give()
    await screen.findByText(FIRST)
    expect(shown()).toEqual(['Your consultant is reading', 'Consultant Interview'])
    await user.click(button('Back to Form'))
    await waitFor(() => expect(heading()).toBe('Health & Fitness'))
  })

  it('shows the form where another tab empties an answer meanwhile', async () => {
    answered()
    const reading = later<void>()
    server().on(consultant, async () => {
      await reading.promise
      return asks(FIRST)
    })
    const { create } = openAtTheEnd()
    await create()
    await waitFor(() => expect(heading()).toBe('Your consultant is reading'))
    answered(createInterview({ lifeContext: { primary_challenge: '' } }))
    const key = Object.keys(localStorage).find((name) => name.includes('interview.')) ?? null
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    reading.give()
    await waitFor(() => expect(heading()).toBe('Life stage and challenge'))
  })

  it.each([
    ['cannot be reached', noNetwork],
    ['fails', refuses(503, 'The coach is away.', 'unavailable')],
  ])('creates the framework also when the consultant %s (INTERVIEW-8)', async (_, fails) => {
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
  ])(
    'shows Oops! with %s when the framework cannot be created, and keeps the answers (FRAMEWORK-5)',
    async (_, fails, words) => {
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
    },
  )

  it('asks for a sign-in when the session has ended, and keeps the answers (FRAMEWORK-9)', async () => {
    answered()
    const api = server().on(consultant, refuses(401, 'Unauthorized', 'unauthorized'))
    const { create } = openAtTheEnd()
    await create()
    expect(await said().findByText('Authentication Required')).toBeTruthy()
    expect(said().getByText('Please sign in to continue.')).toBeTruthy()
    expect(api.named(createFramework)).toEqual([])
    expect(storedDraft(PERSON_ID).read()).toMatchObject({ reached: 8, answers: createInterview() })
  })
})

describe('the message about the framework', () => {
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
  ])('of %s, %s, is shown for %s seconds (FRAMEWORK-5)', async (_, title, seconds, serve) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answered()
    serve()
    const { create } = openAtTheEnd()
    await create()
    await isThereFor(title, seconds)
  })
})

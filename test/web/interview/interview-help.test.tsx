import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { careMessages } from '#domain/messages/care.ts'
import { printWords } from '#domain/safety/word-print.ts'
import { contract as createFramework } from '#functions/coach/create-five-circle-framework/contract.ts'
import { contract as consultant } from '#functions/coach/five-circle-consultant/contract.ts'
import { createInterview } from '#test/support/interview.ts'
import { Refused } from '#test/web/support/fake-api.ts'
import { PERSON_ID } from '#test/web/support/goal-fixtures.ts'
import { storedDraft } from '#web/features/interview/draft.ts'
import {
  button,
  conversation,
  FIRST,
  goesOn,
  heading,
  openAtTheEnd,
  openChat,
  question,
  response,
  SECOND,
  said,
  server,
  stops,
} from './support/consultant.tsx'
import { answered } from './support/open.tsx'

beforeAll(() => import('#web/entities/goals/care/care-help.tsx'), 30_000)

describe('an answer in crisis (CARE-8)', () => {
  const WORDS = 'I want to die.'
  const inCrisis = () => ({
    shouldContinue: false,
    consultantResponse: 'You do not have to be alone with this.',
    care: 'crisis' as const,
    care_reason: 'suicide' as const,
    source: 'built-in' as const,
  })
  const HELP = { level: 1, name: 'You do not have to be alone with this' }

  it('shows help that can be called, in place of the chat, and creates no framework', async () => {
    const api = server().on(consultant, inCrisis)
    const { answer, user } = await openChat([question(FIRST)])
    await answer(WORDS)
    await screen.findByRole('heading', HELP)
    expect(screen.getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988')
    expect(screen.getByRole('link', { name: 'Text 988' }).getAttribute('href')).toBe('sms:988')
    expect(screen.queryByLabelText('Your response')).toBeNull()
    expect(screen.queryByRole('list', { name: 'Conversation' })).toBeNull()
    expect(screen.queryByText(/A few questions back/)).toBeNull()
    expect(api.named(createFramework)).toEqual([])
    // The words are still in their field.
    await user.click(button('Change My Answer'))
    expect(response()).toHaveProperty('value', WORDS)
    expect(conversation()).toEqual([['Consultant', FIRST]])
  })

  it('of a step is opened by Change my answer, with a mark and the focus, until it changes', async () => {
    const words = 'I want to die.'
    answered(createInterview({ spiritual: { success_definition_90_days: words } }))
    const { shouldContinue: _, consultantResponse: nextQuestion, ...care } = inCrisis()
    const field = 'circleData.spiritual.success_definition_90_days'
    server().on(consultant, () => ({ ...care, field, analysis: { canProceed: false, nextQuestion } }))
    const { create, user } = openAtTheEnd()
    await create()
    await screen.findByRole('heading', HELP)
    await user.click(button('Change My Answer'))
    await waitFor(() => expect(heading()).toBe('Spiritual'))
    const answer = screen.getByLabelText('90-Day Success Definition')
    expect(answer).toHaveProperty('value', words)
    expect(document.activeElement).toBe(answer)
    expect(screen.getByText(careMessages.markedAnswer)).toBeTruthy()
    fireEvent.change(answer, { target: { value: 'One silent hour.' } })
    expect(screen.queryByText(careMessages.markedAnswer)).toBeNull()
    expect(document.activeElement).toBe(answer)
  })

  it('that is not known gives the focus to the heading of the present step', async () => {
    answered()
    const { shouldContinue: _, consultantResponse: nextQuestion, ...care } = inCrisis()
    server().on(consultant, () => ({ ...care, analysis: { canProceed: false, nextQuestion } }))
    const { create, user } = openAtTheEnd()
    await create()
    await screen.findByRole('heading', HELP)
    await user.click(button('Change My Answer'))
    expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement)
    expect(heading()).toBe('Health & Fitness')
  })

  it('continues with the same words after the person says that they were read wrongly (CARE-9)', async () => {
    const api = server().on(consultant, ({ readWrongly }) => (readWrongly?.length ? goesOn(SECOND) : inCrisis()))
    const { answer, user } = await openChat([question(FIRST)])
    await answer(WORDS)
    await screen.findByRole('heading', HELP)
    await user.click(button('This Was Read Wrongly'))
    expect(api.named(consultant)).toHaveLength(1)
    await user.click(button('Yes, Go On'))
    expect(await screen.findByText(SECOND)).toBeTruthy()
    expect(api.named(consultant)[1]).toMatchObject({ mode: 'ask_followup', userResponse: WORDS })
    expect(api.named(consultant)[1]).toHaveProperty('readWrongly', expect.arrayContaining([printWords(WORDS)]))
    expect(storedDraft(PERSON_ID).read()?.help).toBeNull()
  })

  it('that create-five-circle-framework finds shows the same help', async () => {
    server()
      .on(consultant, stops)
      .on(createFramework, () => {
        throw new Refused(409, 'Not now.', 'conflict', undefined, 'danger')
      })
    const { answer } = await openChat([question(FIRST)])
    await answer('He waits for me.')
    await screen.findByRole('heading', HELP)
    expect(screen.getByText(/someone is hurting or threatening you/)).toBeTruthy()
    expect(said().queryByText('Not now.')).toBeNull()
  })
})

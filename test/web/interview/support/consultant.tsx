import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Interview } from '#domain/interview/answers.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'
import { contract as createFramework } from '#functions/coach/create-five-circle-framework/contract.ts'
import { contract as consultant } from '#functions/coach/five-circle-consultant/contract.ts'
import { createInterview } from '#test/support/interview.ts'
import { type FakeApi, Refused } from '#test/web/support/fake-api.ts'
import { serverWith } from '#test/web/support/server.ts'
import { analysisFor, began, openInterview } from './open.tsx'

export const FIRST = 'When in the week would you write?'
export const SECOND = 'What ends earlier the night before?'

export const proceeds = () => {
  const answer = {
    analysis: { canProceed: true, nextQuestion: null },
    care: 'ordinary' as const,
    care_reason: 'none' as const,
    source: 'model' as const,
  }
  return answer
}
export const asks = (nextQuestion: string) => {
  const answer = {
    analysis: { canProceed: false, nextQuestion },
    care: 'ordinary' as const,
    care_reason: 'none' as const,
    source: 'model' as const,
  }
  return answer
}
export const goesOn = (consultantResponse: string) => {
  const answer = {
    shouldContinue: true,
    consultantResponse,
    care: 'ordinary' as const,
    care_reason: 'none' as const,
    source: 'model' as const,
  }
  return answer
}
export const stops = () => {
  const answer = {
    shouldContinue: false,
    consultantResponse: 'Thank you.',
    care: 'ordinary' as const,
    care_reason: 'none' as const,
    source: 'model' as const,
  }
  return answer
}
export const refuses = (status: number, error: string, code: string) => () => {
  throw new Refused(status, error, code)
}

/** The requests except those for the goals. */
export const asked = ({ calls }: FakeApi) => calls.filter(({ name }) => name !== 'fetch-user-goals')

/** The sent answers, with the available hours. */
export const SENT = createInterview({ lifeContext: { total_available_hours_per_week: 63 } })

/** A server that stores frameworks; the consultant asks nothing. */
export const server = (interview: Interview = createInterview()) =>
  serverWith([])
    .on(consultant, proceeds)
    .on(createFramework, () => ({
      created_at: '2026-11-24T14:00:00.000Z',
      analysis: analysisFor(interview),
      circle_profiles: [],
    }))

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent
export const said = () => within(screen.getByRole('region', { name: /Messages/ }))
/** Found by label and text, because role queries are slow on a screen of this size. */
export const response = () => screen.getByLabelText('Your response')
export const type = (text: string) => fireEvent.change(response(), { target: { value: text } })
export const button = (name: string) => screen.getByRole('button', { name })
export const conversation = () =>
  within(screen.getByRole('list', { name: 'Conversation' }))
    .getAllByRole('listitem')
    .map((entry) => [...entry.children].map((part) => part.textContent))

export const openAtTheEnd = (report?: ReactNode) => {
  const shown = openInterview(8, report)
  return { ...shown, create: () => shown.user.click(button('Create Framework')) }
}

export const openChat = async (entries: ConversationEntry[]) => {
  began({ reached: 8, answers: createInterview(), conversation: entries })
  const shown = openInterview('consultant')
  await screen.findByRole('heading', { name: 'Consultant Interview' })
  const answer = async (words: string) => {
    type(words)
    await shown.user.click(button('Share Response'))
  }
  return { ...shown, answer }
}
export const question = (content: string): ConversationEntry => ({ role: 'consultant', content })
export const reply = (content: string): ConversationEntry => ({ role: 'user', content })

import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createInterview } from '#test/support/interview.ts'
import { PERSON_ID } from '#test/web/support/goal-fixtures.ts'
import { storedDraft } from '#web/features/interview/draft.ts'
import { field, fill, heading, move, next } from './support/controls.ts'
import { answered, began, openInterview } from './support/open.tsx'

describe('the draft of the interview', () => {
  it('is unchanged after Back and Next, also with the Back button of the browser', async () => {
    answered()
    const { user, router } = openInterview(8)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(heading().textContent).toBe('Personal Development')
    expect(field('Personal Definition')).toHaveProperty('value', 'Making something that is mine.')
    move('How much does it matter?', 2)
    await user.click(next())
    expect(heading().textContent).toBe('Health & Fitness')
    await router.navigate(-1)
    await waitFor(() => expect(heading().textContent).toBe('Personal Development'))
    expect(field('How much does it matter?')).toHaveProperty('value', '2')
    expect(field('How satisfied are you?')).toHaveProperty('value', '3')
  })

  it('is restored at its step after a reload (INTERVIEW-9)', async () => {
    const { user, unmount } = openInterview()
    fill('Primary Challenge', 'My evenings dissolve into mail.')
    await user.click(screen.getByRole('radio', { name: 'In transition' }))
    await user.click(next())
    fill('90-Day Priority', 'The dra')
    unmount()
    openInterview()
    expect(heading().textContent).toBe('90-day priority')
    expect(field('90-Day Priority')).toHaveProperty('value', 'The dra')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('radio', { name: 'In transition' })).toHaveProperty('checked', true)
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it('keeps what another tab answered meanwhile', () => {
    began({ reached: 2, answers: createInterview({ lifeContext: { primary_90_day_priority: '' } }) })
    openInterview(2)
    // The other tab goes back and changes the first step.
    const other = createInterview({ lifeContext: { primary_challenge: 'Two jobs.', primary_90_day_priority: '' } })
    began({ reached: 3, answers: other })
    const key = Object.keys(localStorage).find((name) => name.includes('interview.')) ?? null
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    fill('90-Day Priority', 'The draft.')
    expect(storedDraft(PERSON_ID).read()).toMatchObject({
      reached: 3,
      answers: { lifeContext: { primary_challenge: 'Two jobs.', primary_90_day_priority: 'The draft.' } },
    })
  })

  it('is not shown to another person (INTERVIEW-9, ACCOUNT-12)', () => {
    began({ reached: 8, answers: createInterview() }, 'somebody-else')
    openInterview()
    expect(heading().textContent).toBe('Life stage and challenge')
    expect(field('Primary Challenge')).toHaveProperty('value', '')
  })

  it('is discarded when it cannot be read', () => {
    answered()
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"reached":8,"answers":{"lifeContext":7}}')
    openInterview()
    expect(heading().textContent).toBe('Life stage and challenge')
  })

  it.each([
    ['a step that was not reached', { reached: 4, answers: createInterview() } as const, 8, 'Spiritual'],
    [
      'a step after one that lacks something',
      { reached: 8, answers: createInterview({ lifeContext: { primary_90_day_priority: ' ' } }) } as const,
      6,
      '90-day priority',
    ],
    ['no step at all', { reached: 3, answers: createInterview() } as const, Number.NaN, 'Life stage and challenge'],
  ])('limits the address of %s to the answered steps', (_, draft, step, stands) => {
    began(draft)
    openInterview(step)
    expect(heading().textContent).toBe(stands)
  })
})

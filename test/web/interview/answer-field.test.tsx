import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AnswerField } from '#web/features/interview/components/answer-field.tsx'
import { field, fill } from './support/controls.ts'
import { openInterview } from './support/open.tsx'

describe('a text answer of the interview', () => {
  it('counts characters near the limit and accepts no more than the limit', () => {
    openInterview()
    fill('Primary Challenge', '🌅'.repeat(700))
    expect(screen.queryByText(/of 1000$/)).toBeNull()
    fill('Primary Challenge', '🌅'.repeat(1200))
    expect(screen.getByText('1000 of 1000')).toBeTruthy()
    expect(field('Primary Challenge')).toHaveProperty('value', '🌅'.repeat(1000))
  })

  it('leaves out what is typed into a full answer, keeps its end and the caret, and says so (INTERVIEW-9)', async () => {
    const { user } = openInterview()
    const full = `${'a'.repeat(995)} end.`
    fill('Primary Challenge', full)
    await user.type(field('Primary Challenge'), 'new', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(field('Primary Challenge')).toMatchObject({ value: full, selectionStart: 3 })
    expect(screen.getByRole('alert').textContent).toBe(
      'An answer has at most 1000 characters. What did not fit is left out.',
    )
    await user.type(field('Primary Challenge'), '{Backspace}')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says nothing of a cut answer at the next question, whose field is the same', () => {
    const props = { label: 'Your response', hint: '', name: 'response', rows: 4, onChange: () => undefined }
    const { rerender } = render(<AnswerField {...props} value={'a'.repeat(1000)} />)
    fill('Your response', 'a'.repeat(1001))
    expect(screen.getByRole('alert')).toBeTruthy()
    rerender(<AnswerField {...props} value="" />)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

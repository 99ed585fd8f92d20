import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { book } from '#test/web/support/goal-fixtures.ts'
import { morningWith, openToday, text } from './support/morning.tsx'

it("breaks no line within 'check-in' in the large first sentence (PAGE-22)", async () => {
  const message = 'After three days without a check-in, make today an easy one. A check-in is enough.'
  morningWith([book]).on(getDailyMotivation, () => ({ motivation: { ...text, message } }))
  openToday()
  expect(await screen.findByText('After three days without a check-\u2060in, make today an easy one.')).toBeTruthy()
  expect(screen.getByText('A check-in is enough.')).toBeTruthy()
})

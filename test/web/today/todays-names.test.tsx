import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { morningWith, openToday } from './support/morning.tsx'

it('names the day and no time of it in the title and the way out (PAGE-22)', async () => {
  morningWith([])
  openToday()
  expect(await screen.findByRole('link', { name: 'Close today’s goals' })).toBeTruthy()
  expect(document.title).toMatch(/^Today\b/)
})

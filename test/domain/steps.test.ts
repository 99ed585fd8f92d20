import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inSteps } from '#domain/steps.ts'

const accepts = (step: number, value: number): boolean =>
  z
    .number()
    .check(...inSteps(step, 'no'))
    .safeParse(value).success

describe('inSteps', () => {
  it.each([
    [0.25, 0],
    [0.25, 2.75],
    [0.1, 0.3],
    [1, -3],
  ])('of %d accepts %d', (step, value) => {
    expect(accepts(step, value)).toBe(true)
  })

  it.each([
    [0.25, 0.3],
    [0.25, 5e-324],
    [1, 1e-12],
    [0.5, 0.49],
    [1, 1.5],
  ])('of %d refuses %d', (step, value) => {
    expect(accepts(step, value)).toBe(false)
  })
})

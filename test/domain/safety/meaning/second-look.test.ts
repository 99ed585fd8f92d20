import { describe, expect, it } from 'vitest'
import { FEATURES, readFeatures } from '#domain/safety/meaning/features.ts'
import { readWords } from '#domain/safety/meaning/read-words.ts'
import { estimate, type Model, readMeaning, readWindows } from '#domain/safety/meaning/second-look.ts'
import { OUTCOMES } from '#domain/safety/outcome.ts'

const CALM =
  'on saturday we painted the fence behind the house and my neighbor brought a big pot of soup with beans for all of us'
const GRAVE = 'the rope is ready in the shed'

/** A model for which the words of `GRAVE` alone are crisis. */
const createModel = (): Model => {
  const weights = new Float32Array(FEATURES * OUTCOMES.length)
  for (const feature of readFeatures(readWords([GRAVE])))
    weights[feature * OUTCOMES.length + OUTCOMES.indexOf('crisis')] = 2
  return { weights, scale: 1, bias: [0, 0, 0, 0] }
}

describe('the meaning of a text of several windows (ADR 294)', () => {
  const model = createModel()
  const text = [CALM, GRAVE]
  const words = readWords(text)

  it('lies in the middle between its gravest window and the whole', () => {
    const windows = readWindows(words)
    expect(windows.length).toBe(2)
    const gravest = Math.max(...windows.map((window) => estimate(model, readFeatures(window)).crisis))
    const whole = estimate(model, readFeatures(words)).crisis
    expect(whole).toBeLessThan(gravest)
    expect(readMeaning([text], model).crisis).toBeCloseTo((gravest + whole) / 2, 10)
  })

  it('is that of its only window for a short text', () => {
    expect(readMeaning([[GRAVE]], model)).toEqual(estimate(model, readFeatures(readWords([GRAVE]))))
  })

  it('is that of the gravest of its readings', () => {
    expect(readMeaning([[CALM], text], model)).toEqual(readMeaning([text], model))
  })
})

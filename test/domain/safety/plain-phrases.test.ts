import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { screenText } from '#domain/safety/screen.ts'

const CASES = readFileSync(new URL('plain-phrases.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => {
    const [outcome = '', , text = ''] = line.split('\t')
    return { outcome, text }
  })

describe('phrases with a grave meaning, and phrases with the same words and another meaning', () => {
  test.each(CASES)('are told apart: $text', ({ outcome, text }) => {
    expect(screenText(text).outcome).toBe(outcome)
  })
})

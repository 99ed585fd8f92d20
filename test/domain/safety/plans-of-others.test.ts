import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { screenText } from '#domain/safety/screen.ts'

const CASES = readFileSync(new URL('plans-of-others.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => {
    const [outcome = '', , text = ''] = line.split('\t')
    return { outcome, text }
  })

const ofOutcome = (outcome: string): string[] => CASES.flatMap((one) => (one.outcome === outcome ? [one.text] : []))

describe('plans and threats of other people', () => {
  test.each(ofOutcome('crisis'))('are danger (CARE-22): %s', (text) => {
    expect(screenText(text)).toEqual({ outcome: 'crisis', reason: 'danger' })
  })

  test.each(ofOutcome('refuse'))('are told from a plan of the writer (CARE-22): %s', (text) => {
    expect(screenText(text)).toEqual({ outcome: 'refuse', reason: 'harm-others' })
  })

  test.each(ofOutcome('ordinary'))('are told from games, stories and figures of speech (CARE-22): %s', (text) => {
    expect(screenText(text).outcome).toBe('ordinary')
  })

  test('do not cover a plan of the writer in the same text (CARE-22)', () => {
    expect(screenText('My neighbor wants to poison my dog, so I will poison his wife').outcome).toBe('refuse')
  })
})

import { readFileSync } from 'node:fs'
import { memoize } from '#domain/memoize.ts'
import { screenText } from '#domain/safety/screen.ts'

const CASES = new URL('../../test/domain/safety/shared-cases.tsv', import.meta.url)

export type SafetyOutcomes = {
  cases: number
  right: number
  /** Texts of outcome `crisis` or `refuse` that the screening takes for something milder. */
  missed: string[]
  ordinary: number
  /** Ordinary texts that the screening holds up. */
  heldUp: string[]
}

/** Texts whose outcome is kept: the cases are graded with each script of texts. */
const CASES_MAX = 1000
const screen = memoize((text: string): string => screenText(text).outcome, CASES_MAX)

/** The outcomes of the shared safety cases by the screening (CARE-1, CARE-2). */
export const gradeSafety = (readOutcome = screen): SafetyOutcomes => {
  const cases = readFileSync(CASES, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [outcome = '', , text = ''] = line.split('\t')
      return text === '' || outcome === 'outcome' ? [] : [{ outcome, text, found: readOutcome(text) }]
    })
  const wrong = cases.filter(({ outcome, found }) => outcome !== found)
  const isGrave = (outcome: string) => outcome === 'crisis' || outcome === 'refuse'
  return {
    cases: cases.length,
    right: cases.length - wrong.length,
    missed: wrong.flatMap(({ outcome, found, text }) => (isGrave(outcome) && !isGrave(found) ? [text] : [])),
    ordinary: cases.filter(({ outcome }) => outcome === 'ordinary').length,
    heldUp: wrong.flatMap(({ outcome, text }) => (outcome === 'ordinary' ? [text] : [])),
  }
}

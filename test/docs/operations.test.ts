import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const ROOT = new URL('../../', import.meta.url)
const REHEARSAL = /^Rehearsed by `(test\/[^`]+\.test\.ts)`: "(.+)"\.$/gm

const sections = readFileSync(new URL('docs/operations.md', ROOT), 'utf8')
  .split(/^(?=###? )/m)
  .flatMap((text) => {
    const [, heading] = /^###? (.+)$/m.exec(text) ?? []
    return heading === undefined || heading === 'Alarms' ? [] : [{ heading, text }]
  })

/** `test/infra/alarms.test.ts` checks that each alarm has a section. */
describe('docs/operations.md', () => {
  it('has a runbook for each procedure of recovery', () => {
    expect(sections.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining([
        'Redriving a queue',
        'SES has paused sending',
        'The model is withdrawn',
        'Undoing a release',
        'Restoring the table',
        "Sending Stripe's events again",
        'Rotating a secret',
        'Deleting an account on request',
        'A leaked token',
      ]),
    )
  })

  it.each(sections)('"$heading" names a test that rehearses it', ({ text }) => {
    const rehearsals = [...text.matchAll(REHEARSAL)]
    expect(rehearsals).not.toEqual([])
    for (const [, file = '', title = ''] of rehearsals) {
      expect(existsSync(new URL(file, ROOT)), file).toBe(true)
      expect(readFileSync(new URL(file, ROOT), 'utf8')).toMatch(new RegExp(`['"]${quoteForPattern(title)}[^'\n]*['"]`))
    }
  })
})

const quoteForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

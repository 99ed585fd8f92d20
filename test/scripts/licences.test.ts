import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
// @ts-expect-error plain JavaScript: it runs before a type checker is installed
import { isAllowedLicence, listShipped } from '../../scripts/licences.mjs'

describe('the licences of shipped packages', () => {
  it('are allowed', () => {
    const shipped: { name: string; license: string }[] = listShipped(
      JSON.parse(readFileSync('package-lock.json', 'utf8')),
    )
    expect(shipped.length).toBeGreaterThan(100)
    expect(shipped.filter(({ license }) => !isAllowedLicence(license))).toEqual([])
  })

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['MIT AND GPL-3.0-or-later', false],
    ['GPL-3.0-only', false],
    ['', false],
  ])('%s: allowed is %s', (expression, allowed) => {
    expect(isAllowedLicence(expression)).toBe(allowed)
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyTheme, currentTheme, switchTheme } from '#web/ui/theme.ts'

const system = (dark: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: dark }))
const onPage = () => document.documentElement.dataset.theme

/** The cookie by which the edge chooses the document's theme. */
const hint = () => /(?:^|; )five-circles\.theme=([^;]*)/.exec(document.cookie)?.[1]

describe('the theme', () => {
  afterEach(() => {
    window.localStorage.clear()
    applyTheme()
    vi.unstubAllGlobals()
  })

  it.each([
    [true, 'dark', 'light'],
    [false, 'light', 'dark'],
  ] as const)(
    'follows the system (dark: %s) until it is switched, and again when it is switched back',
    (dark, first, other) => {
      system(dark)
      expect(currentTheme()).toBe(first)
      expect(switchTheme()).toBe(other)
      expect([onPage(), hint()]).toEqual([other, other])
      expect(switchTheme()).toBe(first)
      expect([onPage(), hint()]).toEqual([undefined, undefined])
    },
  )

  it('applies on the next visit, also when the document came without it', () => {
    system(false)
    switchTheme()
    delete document.documentElement.dataset.theme
    applyTheme()
    expect([onPage(), hint()]).toEqual(['dark', 'dark'])
  })

  it.each(['', '{', '"sepia"', '7', '{"theme":"dark"}'])('follows the system when storage holds %j', (kept) => {
    window.localStorage.setItem('five-circles.theme', kept)
    document.documentElement.dataset.theme = 'dark'
    applyTheme()
    expect([onPage(), hint()]).toEqual([undefined, undefined])
  })
})

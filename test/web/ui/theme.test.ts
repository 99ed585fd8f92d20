import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentTheme, switchTheme } from '#web/ui/theme.ts'
import source from '../../../web/public/theme.js?raw'

const system = (dark: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: dark }))
const onPage = () => document.documentElement.dataset.theme

/** What runs before the first paint: plain code, without imports. */
const early = () => new Function(source)()

describe('the theme', () => {
  afterEach(() => {
    window.localStorage.clear()
    delete document.documentElement.dataset.theme
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
      expect(onPage()).toBe(other)
      expect(switchTheme()).toBe(first)
      expect(onPage()).toBeUndefined()
    },
  )

  it('stands before the first paint of the next visit', () => {
    system(false)
    switchTheme()
    delete document.documentElement.dataset.theme
    early()
    expect(onPage()).toBe('dark')
  })

  it.each(['', '{', '"sepia"', '7', '{"theme":"dark"}'])('is the system’s where storage holds %j', (kept) => {
    window.localStorage.setItem('five-circles.theme', kept)
    early()
    expect(onPage()).toBeUndefined()
  })
})

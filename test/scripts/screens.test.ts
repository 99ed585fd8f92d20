import { describe, expect, it, vi } from 'vitest'
import { screensArguments } from '#test/support/screens/arguments.ts'
import { startOther } from '#test/support/screens/other-browser.ts'

describe('npm run screens', () => {
  it('accepts names and a browser in any order', () => {
    expect(screensArguments(['auth'])).toEqual({ browser: 'chromium', wanted: ['auth'] })
    expect(screensArguments(['auth', '--browser', 'firefox', 'goal'])).toEqual({
      browser: 'firefox',
      wanted: ['auth', 'goal'],
    })
  })

  it.each([['--browser'], ['--browser', 'opera']])(
    'lists the supported browsers when another one is named: %s %s',
    (...given) => {
      expect(() => screensArguments(given)).toThrow('--browser takes one of chromium, firefox, webkit.')
    },
  )

  it.each([
    ['firefox', 'No Firefox is installed'],
    ['webkit', 'No WebKitGTK is installed'],
  ] as const)('reports what is missing without %s', async (name, words) => {
    vi.stubEnv('PATH', '')
    await expect(startOther(name)).rejects.toThrow(words)
    vi.unstubAllEnvs()
  })
})

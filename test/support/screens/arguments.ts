import { BROWSERS, type BrowserName } from './other-browser.ts'

const isBrowser = (name: string | undefined): name is BrowserName => BROWSERS.some((known) => known === name)

/** The arguments of `npm run screens`: prefixes of names, and a browser. Throws for an unknown browser. */
export const screensArguments = (given: readonly string[]): { browser: BrowserName; wanted: string[] } => {
  const at = given.indexOf('--browser')
  if (at === -1) return { browser: 'chromium', wanted: [...given] }
  const browser = given[at + 1]
  if (!isBrowser(browser)) throw new Error(`--browser takes one of ${BROWSERS.join(', ')}.`)
  return { browser, wanted: given.filter((_, index) => index !== at && index !== at + 1) }
}

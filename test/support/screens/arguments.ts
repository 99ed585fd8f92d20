import { BROWSERS, type BrowserName } from './other-browser.ts'

const isBrowser = (name: string | undefined): name is BrowserName => BROWSERS.some((known) => known === name)

/** What `npm run screens` was asked for: beginnings of names, and a browser. Throws where it knows no such browser. */
export const screensArguments = (given: readonly string[]): { browser: BrowserName; wanted: string[] } => {
  const at = given.indexOf('--browser')
  if (at === -1) return { browser: 'chromium', wanted: [...given] }
  const browser = given[at + 1]
  if (!isBrowser(browser)) throw new Error(`--browser takes one of ${BROWSERS.join(', ')}.`)
  return { browser, wanted: given.filter((_, index) => index !== at && index !== at + 1) }
}

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Page } from 'playwright-core'
import * as z from 'zod/mini'
import { startFirefox } from './firefox.ts'
import type { OtherBrowser } from './mirrored-browser.ts'
import { SETTLED } from './settled.ts'
import { startWebKit } from './webkit.ts'

export const BROWSERS = ['chromium', 'firefox', 'webkit'] as const
export type BrowserName = (typeof BROWSERS)[number]

const installed = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path))

/** Throws an error that names what to install if the browser is missing. */
export const startOther = async (name: Exclude<BrowserName, 'chromium'>): Promise<OtherBrowser> => {
  if (name === 'firefox') {
    const binary = installed('firefox-esr', 'firefox')
    if (!binary) throw new Error('No Firefox is installed: neither firefox-esr nor firefox is on the PATH.')
    return startFirefox(binary)
  }
  const driver = installed('WebKitWebDriver')
  if (!driver)
    throw new Error('No WebKitGTK is installed: WebKitWebDriver (package webkit2gtk-driver) is not on the PATH.')
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
    throw new Error('WebKitGTK needs a display: run the command under xvfb-run.')
  return startWebKit(driver)
}

const markup = z.string()

/** The present document as markup, including typed values and open dialogs. */
const SNAPSHOT = `(() => {
  for (const it of document.querySelectorAll('input, textarea')) {
    if (it.matches('textarea')) it.textContent = it.value
    else if (it.matches('[type="checkbox"], [type="radio"]')) it.toggleAttribute('checked', it.checked)
    else it.setAttribute('value', it.value)
  }
  const copy = document.documentElement.cloneNode(true)
  for (const it of copy.querySelectorAll('script, link[rel="modulepreload"], link[rel="preload"]')) it.remove()
  for (const it of copy.querySelectorAll('dialog[open]')) { it.removeAttribute('open'); it.setAttribute('data-modal', '') }
  return '<!doctype html>' + copy.outerHTML
})()`

/** An address of the product without a page; its origin serves the styles and the font. */
const EMPTY = '/robots.txt'

/** Shows the page's present document in the other browser, with the product's styles and font. */
export const mirror = async (other: OtherBrowser, page: Page, origin: string): Promise<void> => {
  const html = markup.parse(await page.evaluate(SNAPSHOT))
  await other.open(`${origin}${EMPTY}`)
  await other.run(`(async () => {
    document.open()
    document.write(${JSON.stringify(html)})
    document.close()
    await Promise.all([...document.querySelectorAll('link[rel="stylesheet"]')].map((it) =>
      it.sheet ? null : new Promise((done) => { it.onload = done; it.onerror = done })))
    for (const it of document.querySelectorAll('dialog[data-modal]')) it.showModal()
    await document.fonts.ready
  })()`)
}

/** Animation frames within which a window has its new width. */
const FRAMES = 120

/**
 * Sets the theme by attribute, because a session of these browsers cannot set the system's theme. Waits until the window has
 * its width and no transition runs, because a picture shows the frame that was drawn last.
 */
export const setTheme = (other: OtherBrowser, theme: string, width: number): Promise<void> =>
  other.run(`(async () => {
    document.documentElement.dataset.theme = ${JSON.stringify(theme)}
    for (let frames = 0; innerWidth !== ${width} && frames < ${FRAMES}; frames += 1)
      await new Promise((done) => requestAnimationFrame(done))
    return ${SETTLED}
  })()`)

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { startBrowser } from '#test/support/browser.ts'
import { journeyAt } from '#test/support/journey.ts'
import { startStack } from '#test/support/stack.ts'
import { splitLanes, WALKS } from './all.ts'
import { screensArguments } from './arguments.ts'
import { listProblems } from './inspect.ts'
import { mirror, setTheme, startOther } from './other-browser.ts'
import { settled } from './settled.ts'
import type { Eyes, Walk } from './walk.ts'

/**
 * `npm run screens`: a picture of every state of every screen, on a phone and a desktop, in both themes, in `screens/`. Each is
 * inspected like the sample of the accessibility journey; a problem ends the command with exit code 1.
 * `npm run screens -- dashboard auth` takes only names with one of these prefixes. With `--browser firefox` or
 * `--browser webkit`, the pictures are of the same documents in that browser, if it is installed.
 */

const FOLDER = join(import.meta.dirname, '../../../screens')
const NOW = '2026-11-24T14:00:00Z'
/** Pixels. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
const THEMES = ['light', 'dark'] as const

const fail = (reason: unknown): never => {
  console.error(reason instanceof Error ? reason.message : String(reason))
  process.exit(1)
}
const { browser: name, wanted } = (() => {
  try {
    return screensArguments(process.argv.slice(2))
  } catch (error) {
    return fail(error)
  }
})()
const isWanted = (name: string) => wanted.length === 0 || wanted.some((begin) => name.startsWith(begin))
const walks = WALKS.filter(({ names }) => names.some(isWanted))
if (walks.length === 0) {
  console.error(`No screen begins with ${wanted.join(' or ')}.`)
  process.exit(1)
}

mkdirSync(FOLDER, { recursive: true })
const other = name === 'chromium' ? null : await startOther(name).catch(fail)
const [stack, browser] = await Promise.all([startStack({ page: 'built', now: Date.parse(NOW) }), startBrowser()])
const journey = journeyAt({
  url: stack.product.url,
  browser,
  restart: () => stack.restart(),
  stop: () => stack.stop(),
})

let pictures = 0
const missed: string[] = []

/** Scrolls to the top, because a full-page picture starts at the scroll position. */
const TO_TOP = "scrollTo(0, 0); document.querySelector('dialog[open]')?.scrollTo(0, 0)"

/** A lock, because two walks share one window. */
let turn = Promise.resolve()
const takeInOther = async (state: string, page: Page) => {
  if (!other) return
  await mirror(other, page, stack.product.url)
  for (const size of SIZES) {
    await other.resize(size)
    for (const theme of THEMES) {
      await setTheme(other, theme, size.width)
      writeFileSync(join(FOLDER, `${state}-${size.width}-${theme}-${name}.png`), await other.picture())
      pictures += 1
    }
  }
  console.log(`screens/${state} in ${name}`)
}

const take = async (name: string, page: Page) => {
  if (!isWanted(name)) return
  if (other) {
    const taken = turn.then(() => takeInOther(name, page))
    turn = taken.catch(() => undefined)
    return taken
  }
  const problems = await listProblems(page)
  if (problems.length > 0) {
    missed.push(name)
    console.error(`${name} is not in order: ${problems.join('; ')}`)
  }
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(TO_TOP)
      await settled(page)
      // A dialog is as large as the window; other states are pictured as a full page.
      const fullPage = (await page.locator('dialog[open]').count()) === 0
      await page.screenshot({ path: join(FOLDER, `${name}-${size.width}-${colorScheme}.png`), fullPage })
      pictures += 1
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(SIZES[0])
  console.log(`screens/${name}`)
}

const eyes: Eyes = {
  shown: take,
  missed: (name, reason) => {
    missed.push(name)
    console.error(`${name} could not be reached: ${reason instanceof Error ? reason.message : String(reason)}`)
  },
}
const inTurn = async (some: readonly Walk[]) => {
  for (const walk of some) await walk.go(journey, eyes)
}
await Promise.all(splitLanes(walks).map(inTurn))
await inTurn(walks.filter(({ alone }) => alone))
console.log(`${pictures} pictures of ${pictures / 4} screens.`)
for (const complaint of journey.complaints) console.error(`The page complains: ${complaint}`)
await journey.stop()
await browser.close()
await other?.close()
process.exit(missed.length > 0 ? 1 : 0)

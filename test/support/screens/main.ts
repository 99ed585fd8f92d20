import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { startBrowserServer } from '#test/support/browser.ts'
import { journeyAt } from '#test/support/journey.ts'
import { startStack } from '#test/support/stack.ts'
import { lanesOf, WALKS } from './all.ts'
import { problemsOf } from './inspect.ts'
import { settled } from './settled.ts'
import type { Eyes, Walk } from './walk.ts'

/**
 * `npm run screens`: a picture of every screen in every state, on a phone and on a desk, in both themes, in `screens/`. Each is
 * looked at as the accessibility journey looks at its sample; one that is not in order ends the command with 1.
 * `npm run screens -- dashboard auth` takes only those whose name begins with one of these.
 */

const FOLDER = join(import.meta.dirname, '../../../screens')
const NOW = '2026-11-24T14:00:00Z'
/** Pixels. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const
const THEMES = ['light', 'dark'] as const

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((begin) => name.startsWith(begin))
const walks = WALKS.filter(({ names }) => names.some(isWanted))
if (walks.length === 0) {
  console.error(`No screen begins with ${wanted.join(' or ')}.`)
  process.exit(1)
}

mkdirSync(FOLDER, { recursive: true })
const [stack, browser] = await Promise.all([startStack({ page: 'built', now: Date.parse(NOW) }), startBrowserServer()])
const journey = await journeyAt(
  { url: stack.product.url, browser: browser.wsEndpoint() },
  { restart: () => stack.restart(), stop: () => stack.stop() },
)

let pictures = 0
const missed: string[] = []

/** A whole page is pictured from where it is scrolled to. */
const TO_TOP = 'scrollTo(0, 0)'

const take = async (name: string, page: Page) => {
  if (!isWanted(name)) return
  const problems = await problemsOf(page)
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
      // What opens over the page is as large as the window; everything else is taken whole.
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
await Promise.all(lanesOf(walks).map(inTurn))
await inTurn(walks.filter(({ alone }) => alone))
console.log(`${pictures} pictures of ${pictures / 4} screens.`)
for (const complaint of journey.complaints) console.error(`The page complains: ${complaint}`)
await journey.stop()
await browser.close()
process.exit(missed.length > 0 ? 1 : 0)

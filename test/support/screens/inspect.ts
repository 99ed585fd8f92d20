import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import * as z from 'zod/mini'
import { LARGE, measured, NO_TRANSITIONS, NORMAL, sideways, sidewaysOnceDrawn, TRANSITIONS } from './measures.ts'
import { settled } from './settled.ts'

/** The accessibility problems of the rendered page: contrast, zoom, narrow widths. */

/** axe's minified source, half as large, because the browser parses it on every page. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that depend on the theme; the others run once. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Without a copy of every style sheet, which axe makes by default and none of these rules reads. */
const run = (
  runOnly: readonly string[],
) => `axe.run(document, { resultTypes: ['violations'], preload: { assets: ['media'] }, runOnly: ${JSON.stringify(runOnly)} })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ' at ' + nodes.map(({ target, any }) =>
    target.join(' ') + (any[0]?.data?.contrastRatio ? ' ' + JSON.stringify(any[0].data) : '')).join(', ')))`
const found = z.array(z.string())

/** Pixels: the narrowest phone, a desktop at 200 %, a desktop, a wide desktop. */
const WIDTHS = [320, 640, 1440, 1600] as const
/** The size at which states are reached. */
const PHONE = { width: 390, height: 844 } as const
/** Options of `listProblems`. */
export const INSPECTED = { widths: [PHONE.width, ...WIDTHS], themes: ['light', 'dark'] }
/** Milliseconds: the longest animation allowed with reduced motion. */
const MOVING = `document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().activeDuration > 1)
  .map(({ animationName, transitionProperty, effect }) => (animationName || transitionProperty) + ' of ' + effect.target.outerHTML.slice(0, 80))`

export const listProblems = async (page: Page): Promise<string[]> => {
  const problems: string[] = []
  await settled(page)
  for (const one of found.parse(await page.evaluate(MOVING))) problems.push(`moves: ${one}`)
  problems.push(...(await sideways(page, `at ${PHONE.width} px`)), ...(await measured(page)))
  // A dialog opens in a document that was already inspected.
  if ((await page.evaluate("'axe' in window")) !== true) await page.evaluate(AXE)
  for (const one of found.parse(await page.evaluate(run(TAGS)))) problems.push(one)
  await page.evaluate(NO_TRANSITIONS)
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const one of found.parse(await page.evaluate(run(OF_COLOURS)))) problems.push(`in the dark: ${one}`)
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...PHONE, width })
    problems.push(...(await sidewaysOnceDrawn(page, `at ${width} px`)))
  }
  // Last, so that the browser lays the page out only once more: for the next state, with its text, theme and width.
  await page.evaluate(LARGE)
  await page.setViewportSize(PHONE)
  problems.push(...(await sidewaysOnceDrawn(page, 'with text at 200 %')))
  await page.evaluate(NORMAL)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(TRANSITIONS)
  return problems
}

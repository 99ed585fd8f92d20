import { chromium, type Page } from 'playwright-core'
import { browserOptions } from '#test/support/browser.ts'
import { type CountPixels, compareFolders } from './compare-folders.ts'

/** `npm run screens:compare -- <folder> <folder>`: the pictures of two runs of `npm run screens` that differ. Exit code 1 if any do. */

const [before, after] = process.argv.slice(2)
if (before === undefined || after === undefined) {
  console.error('Name two folders: npm run screens:compare -- screens-before screens')
  process.exit(1)
}

/**
 * Chromium smooths the edge of a curve differently from run to run: up to 28 pixels by up to 14 of 255 levels were seen. A picture
 * with at most this many differing pixels, each by at most these levels, counts as equal.
 */
const EDGE = { pixels: 64, levels: 16 }

/** Runs in a page of the browser: draws both pictures and compares each pixel's color. */
const COUNT = `async (pictures) => {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + picture)).blob())
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      context.drawImage(image, 0, 0)
      return context.getImageData(0, 0, image.width, image.height)
    }),
  )
  if (one.width !== other.width || one.height !== other.height) return null
  let far = 0
  let differing = 0
  for (let at = 0; at < one.data.length; at += 4) {
    const by = Math.max(...[0, 1, 2, 3].map((channel) => Math.abs(one.data[at + channel] - other.data[at + channel])))
    if (by > 0) differing += 1
    if (by > ${EDGE.levels}) far += 1
  }
  return far === 0 && differing <= ${EDGE.pixels} ? 0 : differing
}`

const createCounter =
  (page: Page): CountPixels =>
  async (one, other) => {
    const pictures = [one.toString('base64'), other.toString('base64')]
    // The call is part of the text: a text that is a function gets no argument.
    return (await page.evaluate<number | null>(`(${COUNT})(${JSON.stringify(pictures)})`)) ?? undefined
  }

const browser = await chromium.launch(await browserOptions())
try {
  const { pictures, differences } = await compareFolders(before, after, createCounter(await browser.newPage()))
  for (const difference of differences) console.log(difference)
  console.log(
    differences.length === 0
      ? `${pictures} pictures: no difference`
      : `${pictures} pictures: ${differences.length} differ`,
  )
  process.exitCode = differences.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await browser.close()
}

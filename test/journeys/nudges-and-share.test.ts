import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followMailLink, type Journey, startJourney } from '#test/support/journey.ts'

/** Nudges up to the limit of the day, and sharing, in a browser. */

const EMAIL = 'noor-nudges@example.com'
const TITLE = 'Swim a mile before the winter'

/** The running animations while the message closes. */
const LEAVING = `(() => {
  const overlay = document.querySelector('dialog.overlay')
  overlay.dataset.leaving = 'true'
  const moving = overlay.getAnimations()
  const found = moving.map((one) => ({ name: one.animationName, duration: one.effect.getTiming().duration }))
  if (found.length === 0 && getComputedStyle(overlay).opacity !== '1') found.push('invisible')
  delete overlay.dataset.leaving
  return found
})()`

let journey: Journey
let page: Page

beforeAll(async () => {
  journey = await startJourney('2026-04-14T15:00:00Z')
  const visitor = await journey.visitor()
  await visitor.page.goto(`${journey.url}/auth?mode=sign-up`)
  await visitor.page.getByLabel('Email').fill(EMAIL)
  await visitor.page.getByLabel('Password', { exact: true }).fill('first-light')
  await visitor.page.getByRole('button', { name: 'Sign Up' }).click()
  await visitor.page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
  page = await followMailLink(journey, visitor.context, EMAIL, /Verify Email/)
  // A sign-up and a first goal are slow on a busy machine.
  visitor.context.setDefaultTimeout(60_000)
  await page.getByRole('button', { name: 'Create Goal' }).waitFor()
  await page.getByRole('radio', { name: 'Health & Fitness' }).check()
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE)
  await page.getByRole('button', { name: 'Create Goal' }).click()
  await page.getByRole('heading', { name: TITLE }).waitFor()
  await page.goto(`${journey.url}/dashboard`)
  await page.getByRole('article', { name: TITLE }).waitFor()
})
afterAll(async () => {
  await journey?.stop()
})

describe('a person on the free trial', () => {
  it('gets one nudge in the overlay and closes it with Escape', async () => {
    await page.getByRole('button', { name: 'Nudge Me Now' }).click()
    const shown = page.getByRole('dialog', { name: 'Your nudge' })
    await shown.waitFor()
    const box = await shown.boundingBox()
    expect([box?.width, box?.height]).toEqual([page.viewportSize()?.width, page.viewportSize()?.height])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await page.evaluate(LEAVING)).toEqual([{ name: 'overlay-out', duration: 300 }])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await page.evaluate(LEAVING)).toEqual([])
    await page.keyboard.press('Escape')
    await shown.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Nudge Me Now')
  })

  it('reaches the limit, also after a reload, and sees the plans', async () => {
    await page.getByText('Daily Nudge Limit Reached').waitFor()
    await page.reload()
    await page.getByText('Daily Nudge Limit Reached').waitFor()
    await page.getByRole('button', { name: 'Nudge Me', exact: true }).click()
    const plans = page.getByRole('dialog')
    await plans.getByText('You get 1 free nudge per day, but you can upgrade to get up to 3 nudges daily!').waitFor()
    await page.keyboard.press('Escape')
    await plans.waitFor({ state: 'detached' })
  })

  it('saves a picture of the streak that is not blank and shares the text', async () => {
    await page.getByRole('button', { name: `Share ${TITLE}` }).click()
    const popup = page.getByRole('dialog', { name: 'Share your goal' })
    const download = page.waitForEvent('download')
    await popup.getByRole('button', { name: 'Save Picture' }).click()
    const file = await buffer(await (await download).createReadStream())
    expect([file.toString('latin1', 1, 4), file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
    const colours = await page.evaluate(
      'new Set(new Uint32Array(document.querySelector("dialog canvas").getContext("2d").getImageData(0, 0, 1200, 630).data.buffer)).size',
    )
    expect(colours).toBeGreaterThan(100)
    const address = await popup.getByRole('link', { name: /Post on X/ }).getAttribute('href')
    expect(new URL(address ?? '').searchParams.get('text')).toContain(TITLE)
    await popup.getByText('Close', { exact: true }).click()
    await popup.waitFor({ state: 'detached' })
  })

  it('logs no error in any page', () => {
    expect(journey.complaints).toEqual([])
  })
})

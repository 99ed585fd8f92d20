import type { Page } from 'playwright-core'

/**
 * A colour that an element inherits sets out again on every level below: settled is what moves in no frame more. What
 * never ends, as a spinner, is waited for no longer than its 30 frames.
 */
const SETTLED = `(async () => {
  await document.fonts.ready
  for (let still = 0, frames = 0; still < 2 && frames < 30; frames += 1) {
    still = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : still + 1
    await new Promise((done) => requestAnimationFrame(done))
  }
  return true
})()`

export const settled = (page: Page): Promise<unknown> => page.evaluate(SETTLED)

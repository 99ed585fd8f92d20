import type { Page } from 'playwright-core'

/**
 * Waits until no animation runs in a frame: an inherited colour restarts its transition on every level. Endless
 * animations, such as a spinner, are waited for at most 30 frames.
 */
export const SETTLED = `(async () => {
  await document.fonts.ready
  for (let still = 0, frames = 0; still < 2 && frames < 30; frames += 1) {
    still = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : still + 1
    await new Promise((done) => requestAnimationFrame(done))
  }
  return true
})()`

export const settled = (page: Page): Promise<unknown> => page.evaluate(SETTLED)

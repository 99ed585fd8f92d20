import type { Page } from 'playwright-core'

/** Waits until the service worker serves the files of the page without a network. */
export const untilKept = (page: Page): Promise<unknown> =>
  page.evaluate(`navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ||
    new Promise((resolve) => { navigator.serviceWorker.oncontrollerchange = resolve })).then(() => null)`)

import type { Page } from 'playwright-core'

/** From then on the page's files come from the service worker where no network does. */
export const untilKept = (page: Page): Promise<unknown> =>
  page.evaluate(`navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ||
    new Promise((resolve) => { navigator.serviceWorker.oncontrollerchange = resolve })).then(() => null)`)

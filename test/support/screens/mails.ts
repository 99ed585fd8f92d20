import type { Page } from 'playwright-core'
import type { Journey } from '#test/support/journey.ts'
import { MAILS } from '#test/support/mails/all.ts'
import { createVisit, type Visit, walk } from './walk.ts'

/** Every mail, as a mail client shows its HTML part. */

/** A mail in a frame, as the inbox shows it. */
const frame = (html: string): string => `<!doctype html><html lang="en"><head><title>Mail</title><style>
* { word-spacing: 0.05em; text-rendering: geometricPrecision }
body { margin: 0 } h1 { font: 16px/24px sans-serif; margin: 0; padding: 8px 24px; color: #000; background: #fff }
iframe { display: block; width: 100%; height: 1300px; border: 0 }
</style></head><body><main><h1>Wake-up mail</h1><iframe title="Mail" srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe></main></body></html>`

/**
 * Shows a mail in a document of its own: content that is set in a document of the product keeps its Content-Security-Policy, which
 * refuses the inline styles of mails.
 */
export const showMail = async (page: Pick<Page, 'goto' | 'setContent'>, html: string): Promise<void> => {
  await page.goto('about:blank')
  await page.setContent(frame(html))
}

const visitor = async (journey: Journey) => createVisit(journey, (await journey.visitor()).page)

export const mails = [
  walk(
    visitor,
    Object.fromEntries(
      Object.entries(MAILS).map(([name, write]) => [name, ({ page }: Visit) => showMail(page, write().html)]),
    ),
  ),
]

import type { Journey } from '#test/support/journey.ts'
import { MAILS } from '#test/support/mails/all.ts'
import { createVisit, type Visit, walk } from './walk.ts'

/** Every mail, as a mail client shows its HTML part. */

/** A mail in a frame, as the inbox shows it: the rules of the page's own documents do not apply to it. */
const frame = (html: string): string => `<!doctype html><html lang="en"><head><title>Mail</title><style>
* { word-spacing: 0.05em; text-rendering: geometricPrecision }
body { margin: 0 } h1 { font: 16px/24px sans-serif; margin: 0; padding: 8px 24px; color: #000; background: #fff }
iframe { display: block; width: 100%; height: 1300px; border: 0 }
</style></head><body><main><h1>Wake-up mail</h1><iframe title="Mail" srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe></main></body></html>`

const visitor = async (journey: Journey) => createVisit(journey, (await journey.visitor()).page)

export const mails = [
  walk(
    visitor,
    Object.fromEntries(
      Object.entries(MAILS).map(([name, write]) => [name, ({ page }: Visit) => page.setContent(frame(write().html))]),
    ),
  ),
]

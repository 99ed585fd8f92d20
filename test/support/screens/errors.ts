import type { Journey } from '#test/support/journey.ts'
import { afresh, createVisit, walk } from './walk.ts'
import { mend } from './wire.ts'

/** States of unknown addresses and of chunks that do not load. */

export const errors = [
  walk(async (journey: Journey) => createVisit(journey, (await journey.visitor()).page), {
    'not-found': async ({ page, open }) => {
      await open('/nowhere')
      await page.getByRole('link', { name: 'Return to Home' }).waitFor()
    },
    'part-missing': afresh(async ({ page, open, heading }) => {
      await page.route('**/assets/terms-page-*.js', (route) => route.abort())
      await open('/terms')
      await heading('This page could not be loaded.')
    }),
    'part-broken': afresh(async ({ page, open, heading }) => {
      await mend(page)
      await page.route('**/assets/terms-page-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export default null.broken' }),
      )
      await open('/terms')
      await heading('Something went wrong.')
    }),
  }),
]

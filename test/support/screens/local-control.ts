import type { Journey } from '#test/support/journey.ts'
import { someone } from './people.ts'
import { afresh, walk } from './walk.ts'

/** The control page of the local stage, with a person and the person's mails. */

const writer = (journey: Journey) => someone(journey, [{ title: 'Write the first draft of my book' }])

export const localControl = [
  // A fault of the model would also meet the other walks.
  walk(
    writer,
    {
      'local-control': afresh(async ({ open, page }) => {
        await open('/_local/')
        await page.getByRole('button', { name: 'Next 7:00' }).waitFor()
      }),
      'local-control-fault': async ({ page, press }) => {
        await page.getByRole('switch', { name: 'Slow table' }).waitFor()
        await press('Rubbish')
        await page.getByText('Set: rubbish, for the next 3 calls').waitFor()
        await page.request.delete(new URL('/_local/faults', page.url()).href)
      },
    },
    { alone: true },
  ),
]

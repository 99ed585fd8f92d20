import { nudgeMessages } from '#domain/messages/nudges.ts'
import type { Journey } from '#test/support/journey.ts'
import { someone } from './people.ts'
import { afresh, walk } from './walk.ts'
import { cut, hold, mend } from './wire.ts'

/** States of nudges, the overlay and sharing. */

const TITLE = 'Dinner at home four evenings a week, phones in the drawer by the door'
const host = (journey: Journey) =>
  someone(journey, [
    { title: TITLE, description: 'At seven, all of us, whatever the day was.', circle_type: 'Friends & Family' },
  ])

const LONG = `Nobody is late for this dinner.
The phones are in the drawer, the soup is on the stove, and the four of you have an hour that no meeting knows of.`

export const overlays = [
  walk(host, {
    'nudge-failed': async ({ page, open, press }) => {
      await open('/dashboard?force-dashboard=true')
      await cut(page, 'generate-daily-motivation')
      await press('Nudge Me Now')
      await page.getByText(nudgeMessages.failed).waitFor()
    },
    'nudge-failed-card': afresh(async ({ page, press, open }) => {
      await open('/dashboard?force-dashboard=true')
      await press('Nudge Me')
      await page.getByText(nudgeMessages.failed).waitFor()
    }),
    'nudge-writing': afresh(async ({ page, press, open }) => {
      await mend(page)
      await hold(page, 'generate-daily-motivation')
      await open('/dashboard?force-dashboard=true')
      await press('Nudge Me Now')
      await page.getByText('Up to 20 seconds').waitFor()
    }),
    'nudge-keep-going': afresh(async ({ page, press, open }) => {
      await mend(page)
      await page.route('**/api/generate-daily-motivation', (route) =>
        route.fulfill({
          json: { success: true, message: '', microPlan: [], challenge: '', tone: 'teammate', source: 'model' },
        }),
      )
      await open('/dashboard?force-dashboard=true')
      await press('Nudge Me Now')
      await page.getByText(nudgeMessages.keepGoing).waitFor()
    }),
    share: afresh(async ({ page, press, open }) => {
      await mend(page)
      await open('/dashboard?force-dashboard=true')
      await press(`Share ${TITLE}`)
      await page.getByRole('dialog', { name: 'Share your goal' }).waitFor()
    }),
    overlay: async ({ page, press, open }) => {
      await open('/dashboard?force-dashboard=true')
      await press('Nudge Me Now')
      await page.getByRole('dialog', { name: 'Your nudge' }).waitFor()
    },
    'nudge-limit': async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.getByText(nudgeMessages.limitTitle).waitFor()
    },
    'upgrade-dialog-nudge': async ({ page, press }) => {
      await press('Nudge Me')
      await page.getByRole('dialog').getByText(nudgeMessages.freeLimit).waitFor()
    },
  }),
  walk(host, {
    'overlay-long': async ({ page, press, open }) => {
      await page.route('**/api/generate-daily-motivation', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...Object(await answer.json()), message: LONG } })
      })
      await open('/dashboard?force-dashboard=true')
      await press('Nudge Me Now')
      await page.getByRole('dialog', { name: 'Your nudge' }).waitFor()
    },
  }),
]

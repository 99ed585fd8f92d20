import type { Journey } from '#test/support/journey.ts'
import { untilKept } from '#test/support/service-worker.ts'
import { createPerson } from '#test/support/signed-in.ts'
import { keepFromOthers } from '#test/support/visitors.ts'
import { createEmail, walker } from './people.ts'
import { walk } from './walk.ts'

/** States without a network. */

const GOAL = { title: 'Walk before work', circle_type: 'Health & Fitness' }
const atHome = async (journey: Journey) =>
  walker(journey, await createPerson(journey, { email: createEmail(), goals: [GOAL] }), { inFull: true })

export const offline = [
  walk(atHome, {
    'dashboard-offline': async ({ page, open }) => {
      await open('/dashboard')
      await page.getByRole('button', { name: 'Check In Today', exact: true }).waitFor()
      await untilKept(page)
      keepFromOthers(page)
      await page.context().setOffline(true)
      await page.reload()
      await page.getByText('You are offline.').first().waitFor()
      await page.getByText(/These are your goals as of/).waitFor()
    },
    'check-in-waiting': async ({ page, press }) => {
      await press('Check In Today')
      await page.getByText('Will be sent when you are back online').first().waitFor()
    },
    'goal-offline': async ({ page, open, goals: [goal] }) => {
      await open(`/goal/${goal?.id}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByText('You are offline.').first().waitFor()
    },
    'settings-offline': async ({ page, open }) => {
      await open('/settings')
      await page.getByRole('heading', { name: 'Your settings' }).waitFor()
    },
    'dashboard-back-online': async ({ page, open }) => {
      await open('/dashboard')
      await page.getByText('Will be sent when you are back online').first().waitFor()
      await page.context().setOffline(false)
      await page.getByText('Your check-in was sent and counts for the day on which you made it.').waitFor()
    },
  }),
]

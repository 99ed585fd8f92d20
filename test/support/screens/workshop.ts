import { careMessages } from '#domain/messages/care.ts'
import { frameworkMessages } from '#domain/messages/framework.ts'
import { goalMessages } from '#domain/messages/goals.ts'
import { createInterview } from '#test/support/interview.ts'
import type { Journey } from '#test/support/journey.ts'
import { someone, subscriber, type Walker, walker } from './people.ts'
import { afresh, walk } from './walk.ts'
import { cut, hold, mend, refuse } from './wire.ts'

/** States of the Goal Creation Workshop. */

const WORKSHOP = '/?view=goal-workshop'

const frame = ({ ask }: Pick<Walker, 'ask'>) =>
  ask('create-five-circle-framework', { ...createInterview(), conversationHistory: null })

const onTrial = async (journey: Journey) => someone(journey)

const onPro = async (journey: Journey) => {
  const person = await subscriber(journey, 'pro_plan')
  await frame(person)
  return walker(journey, person)
}

export const workshop = [
  walk(onTrial, {
    'workshop-no-framework': async ({ open, heading }) => {
      await open(WORKSHOP)
      await heading(frameworkMessages.noDataTitle)
    },
    'workshop-not-loaded': async ({ page, open, heading }) => {
      await refuse(page, 'get-latest-framework')
      await open(WORKSHOP)
      await heading(frameworkMessages.fetchFailed)
    },
    'workshop-suggesting': afresh(async (at) => {
      await mend(at.page)
      await frame(at)
      await hold(at.page, 'generate-goal-suggestions')
      await at.open(WORKSHOP)
      await at.page.getByText('Three suggestions are on their way').waitFor()
    }),
    'workshop-built-in': async ({ page, open }) => {
      await mend(page)
      await cut(page, 'generate-goal-suggestions')
      await open(WORKSHOP)
      await page.getByText('from our own book of goals').waitFor()
    },
    'workshop-own-problems': async ({ page, press }) => {
      await page.getByRole('radio', { name: 'Write my own' }).check()
      await page.getByLabel('Target date').fill('2020-01-01')
      await page.getByLabel('Hours a week').fill('400')
      await press('Create Goal')
      await page.getByText(goalMessages.titleMissing).waitFor()
    },
    'workshop-refused': async ({ page, press }) => {
      await page.getByLabel('Target date').fill('')
      await page.getByLabel('Hours a week').fill('2')
      await page.getByLabel('Title').fill('Burn down the house of my neighbor with him in it')
      await press('Create Goal')
      await page.getByText(careMessages.refusedTitle).waitFor()
    },
    'workshop-no-room': async ({ page, open, ask }) => {
      await mend(page)
      await ask('create-goal', { title: 'Walk before work', circle_type: 'Health & Fitness' })
      await open(WORKSHOP)
      await page.getByText(goalMessages.upgrade).waitFor()
    },
    'workshop-done-none': async ({ press, heading }) => {
      await press('Finish the Workshop')
      await heading(/goal/)
    },
  }),
  walk(onTrial, {
    'dashboard-draft': async ({ page, open, ask }) => {
      await ask('create-goal', { title: 'Walk before work', circle_type: 'Health & Fitness', is_active: false })
      await open('/dashboard?force-dashboard=true')
      await page.getByRole('button', { name: 'Start This Goal' }).waitFor()
    },
  }),
  walk(onPro, {
    workshop: async ({ page, open }) => {
      await open(WORKSHOP)
      await page.getByText('Three suggestions within your hours').waitFor()
    },
    'workshop-second': async ({ page, press }) => {
      await press('Create Goal')
      await page.getByText(/Circle\s+2\s+of\s+5/).waitFor()
      await page.getByText('Three suggestions within your hours').waitFor()
    },
    'workshop-done': async ({ page, press, heading }) => {
      await press('Create Goal')
      await page.getByText(/Circle\s+3\s+of\s+5/).waitFor()
      await press('Skip This Circle')
      await page.getByText(/Circle\s+4\s+of\s+5/).waitFor()
      await page.getByText('Three suggestions within your hours').waitFor()
      await press('Create Goal')
      await page.getByText(/Circle\s+5\s+of\s+5/).waitFor()
      await press('Skip This Circle')
      await heading(/goals for five circles/)
    },
    'dashboard-after-workshop': async ({ page }) => {
      await page.getByRole('link', { name: 'Go to Dashboard' }).click()
      await page.getByText('Your goals are set!').waitFor()
    },
    'dashboard-framework': afresh(async ({ page, open, heading }) => {
      await open('/dashboard?force-dashboard=true')
      await heading('Your circle dashboard')
      await page.getByRole('article').first().waitFor()
    }),
  }),
]

import type { Journey } from '#test/support/journey.ts'
import { closeMoment } from '#test/support/moments.ts'
import { untilKept } from '#test/support/service-worker.ts'
import { createPerson } from '#test/support/signed-in.ts'
import { keepFromOthers } from '#test/support/visitors.ts'
import { NOVEL } from './goals.ts'
import { createEmail, createGoal, someone, subscriber, type Walker, walker } from './people.ts'
import { afresh, walk } from './walk.ts'

/** States of the morning at `/today`. */

const RUN = { title: 'Run ten kilometres without stopping', circle_type: 'Health & Fitness', tone: 'drill_sergeant' }
const DINNER = { title: 'Dinner at home, phones away', circle_type: 'Friends & Family', tone: 'teammate' }

/** Three open goals. */
const withThree = async (journey: Journey) => {
  const person = await subscriber(journey, 'pro_plan')
  for (const goal of [DINNER, RUN, NOVEL]) await createGoal(person, goal)
  return walker(journey, person)
}

const withText = async ({ page, open }: Walker, path = '/today') => {
  await open(path)
  await page.getByRole('checkbox').first().waitFor()
}

const checkIn = async ({ page, heading }: Walker) => {
  await page.getByRole('button', { name: /^Check In Today/ }).click()
  await heading(/in a row/)
}

export const todays = [
  walk(withThree, {
    today: withText,
    'today-ring': async ({ page, press }) => {
      for (const step of (await page.getByRole('checkbox').all()).slice(0, 2)) await step.check()
      await press('Start the timer')
      await page.getByText(/Running/).waitFor()
    },
    'milestone-first': async ({ page }) => {
      await page.getByRole('button', { name: /^Check In Today/ }).click()
      await page.getByRole('dialog', { name: 'The first day' }).waitFor()
    },
    'today-checked-in': async (at) => {
      await closeMoment(at.page, 'first')
      await at.page.getByRole('group', { name: 'How was it?' }).waitFor()
    },
    'today-answered': async ({ page, press }) => {
      await page.getByRole('radio', { name: 'Hard' }).check()
      await page.getByRole('textbox', { name: 'One line, if you like' }).fill('The brother finally talks back.')
      await press('Save')
      await page.getByText('Kept with your day.').waitFor()
    },
    'today-full': async (at) => {
      for (let left = 2; left > 0; left -= 1) {
        await at.page.getByRole('link', { name: /^Next:/ }).click()
        await at.page.getByRole('checkbox').first().waitFor()
        await checkIn(at)
      }
      await at.page.getByRole('link', { name: 'See the Whole Sky' }).click()
      await at.heading('The sky is full.')
    },
  }),
  walk((journey: Journey) => someone(journey, [{ title: 'Recover from burnout', tone: 'drill_sergeant' }]), {
    'today-gentle': withText,
    'today-gentle-checked-in': async ({ page, heading }) => {
      await page.getByRole('button', { name: /^I am here/ }).click()
      await heading('Checked in')
    },
  }),
  walk((journey: Journey) => someone(journey, [{ title: 'Not be here anymore, I want to die' }]), {
    'today-crisis': async ({ open, heading }) => {
      await open('/today')
      await heading('You do not have to be alone with this')
    },
  }),
  walk((journey: Journey) => someone(journey), {
    'today-no-goal': async ({ open, heading }) => {
      await open('/today')
      await heading('No goal yet.')
    },
  }),
  walk(
    async (journey: Journey) =>
      walker(journey, await createPerson(journey, { email: createEmail(), goals: [NOVEL] }), { inFull: true }),
    {
      'today-offline': afresh(async (at) => {
        const { page } = at
        await withText(at)
        await untilKept(page)
        keepFromOthers(page)
        await page.context().setOffline(true)
        await page.reload()
        await page.getByText('You are offline.').first().waitFor()
        await page.getByRole('checkbox').first().check()
      }),
    },
  ),
]

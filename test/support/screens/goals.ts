import { billingMessages } from '#domain/messages/billing.ts'
import { careMessages } from '#domain/messages/care.ts'
import { checkInMessages } from '#domain/messages/check-in.ts'
import { dashboardMessages } from '#domain/messages/dashboard.ts'
import { goalListMessages } from '#domain/messages/goal-list.ts'
import { goalMessages } from '#domain/messages/goals.ts'
import { requestMessages } from '#domain/messages/request.ts'
import type { Journey } from '#test/support/journey.ts'
import { closeMoment } from '#test/support/moments.ts'
import { createGoal, someone, subscriber, type Tier, type Walker, walker } from './people.ts'
import { afresh, walk } from './walk.ts'
import { cut, hold, markOlder, mend, refuse } from './wire.ts'

/** States of the first day's dashboard, and of the forms and dialogs of its goals. */

export const NOVEL = {
  title: 'Write the first draft of my novel',
  description: 'Two pages before the house wakes up. No editing until the draft is whole.',
  tone: 'kind_encouraging',
  circle_type: 'Personal Development',
  weekly_commitment_hours: 5,
  plan_when: 'the kettle is on',
  plan_then: 'open the draft and write one line',
  obstacle: 'I start to correct yesterday’s page',
}

/** No goal. */
const beginner = (journey: Journey) => someone(journey)

/** One goal, created today, on the free trial. */
const withOneGoal = (journey: Journey) => someone(journey, [NOVEL])

/** One active goal and one set aside, on the free trial. */
const withOneAside = (journey: Journey) => someone(journey, [NOVEL, { title: 'Learn the cello', is_active: false }])

const subscribed = (tier: Tier) => async (journey: Journey) => {
  const person = await subscriber(journey, tier)
  await createGoal(person, NOVEL)
  return walker(journey, person)
}

export const closeDialog = async ({ page }: Walker) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
export const dashboard = async ({ open, heading }: Walker) => {
  await open('/dashboard?force-dashboard=true')
  await heading('Your Personal Goal Dashboard')
}

export const goals = [
  walk(beginner, {
    'dashboard-loading': async ({ page, open }) => {
      await hold(page, 'fetch-user-goals')
      await open('/')
      await page.getByText('Dream Big').first().waitFor()
    },
    'dashboard-not-loaded': afresh(async ({ page, open, heading }) => {
      await mend(page)
      await refuse(page, 'fetch-user-goals')
      await open('/?force-dashboard=true')
      await heading('Your goals could not be loaded.')
    }),
    'dashboard-empty': afresh(async (at) => {
      await mend(at.page)
      await at.open('/?force-dashboard=true')
      await at.heading('No Active Goals')
    }),
    'create-goal': afresh(async ({ page, open }) => {
      await open('/?force-onboarding=true')
      await page.getByLabel('Title').waitFor()
    }),
    'create-goal-problems': async ({ page, press }) => {
      await page.getByLabel('Target date').fill('2020-01-01')
      await page.getByLabel('Description').fill('Two pages before the house wakes up. '.repeat(10))
      await press('Create Goal')
      await page.getByText(goalMessages.titleMissing).waitFor()
    },
    'create-goal-half-a-plan': afresh(async ({ page, open, press }) => {
      await open('/?force-onboarding=true')
      // The form keeps what was typed before (PAGE-33).
      await page.getByLabel('Description').fill('')
      await page.getByLabel('Target date').fill('')
      await page.getByLabel('Title').fill('No phone in bed')
      await page.getByText('When …, I will …').click()
      await page.getByLabel('When', { exact: true }).fill('I brush my teeth')
      await press('Create Goal')
      await page.getByText(goalMessages.planHalf).waitFor()
    }),
    'create-goal-unfolded': async ({ page, press }) => {
      await page.getByRole('radio', { name: 'Health & Fitness' }).check()
      await press('Change the kind of this goal')
      await page.getByText('When and how much').click()
      await page.getByLabel('I will').fill('put the phone in the kitchen drawer')
      await page.getByText('What may get in the way?').click()
      await page.getByLabel('The likely obstacle, in your words').fill('The alarm is on my phone')
      await page.getByRole('heading', { name: 'Your plan' }).waitFor()
    },
    'create-goal-refused': async ({ page, press }) => {
      await page.getByLabel('Title').fill('Burn down the house of my neighbor with him in it')
      await press('Create Goal')
      await page.getByText(careMessages.refusedTitle).waitFor()
    },
    'create-goal-failed': async ({ page, press }) => {
      await page.getByLabel('Title').fill(NOVEL.title)
      await page.getByLabel('Description').fill(NOVEL.description)
      await page.getByLabel('Target date').fill('')
      await page.getByRole('radio', { name: 'Personal Development' }).check()
      await refuse(page, 'create-goal')
      await press('Create Goal')
      await page.getByText(goalMessages.couldNotCreate(requestMessages.internal)).waitFor()
    },
    'create-goal-creating': afresh(async ({ page, open, press }) => {
      await mend(page)
      await hold(page, 'create-goal')
      await open('/?force-onboarding=true')
      await page.getByLabel('Title').fill(NOVEL.title)
      await press('Create Goal')
      await page.getByRole('button', { name: 'Creating...' }).waitFor()
    }),
    'milestone-created': afresh(async ({ page, open, press }) => {
      await mend(page)
      await open('/?force-onboarding=true')
      await page.getByRole('radio', { name: 'Personal Development' }).check()
      await page.getByLabel('Title').fill(NOVEL.title)
      await press('Create Goal')
      await page.getByRole('dialog', { name: 'A new goal' }).waitFor()
    }),
  }),
  walk(withOneGoal, {
    dashboard: dashboard,
    'dashboard-updating': async ({ page }) => {
      await hold(page, 'fetch-user-goals')
      await page.reload()
      await page.getByText(dashboardMessages.updating).waitFor()
      await page.locator('.page-updating').waitFor()
    },
    'goal-edit': async (at) => {
      await mend(at.page)
      await dashboard(at)
      await at.press(`Edit ${NOVEL.title}`)
      await at.page.getByRole('dialog').waitFor()
    },
    'goal-edit-problems': async ({ page, press }) => {
      await page.getByRole('dialog').getByLabel('Title').fill('')
      await page.getByRole('dialog').getByLabel('Target date').fill('2020-01-01')
      await press('Save Changes')
      await page.getByText(goalMessages.titleMissing).waitFor()
    },
    'goal-edit-unfolded': afresh(async (at) => {
      const { page, press } = at
      await dashboard(at)
      await press(`Edit ${NOVEL.title}`)
      await press('Change the kind of this goal')
      await page.getByText('When …, I will …').click()
      await page.getByText('What may get in the way?').click()
      await page.getByLabel('The likely obstacle, in your words').waitFor()
    }),
    'goal-not-saved': async (at) => {
      const { page, press } = at
      await dashboard(at)
      await press(`Edit ${NOVEL.title}`)
      await cut(page, 'update-goal')
      await page.getByRole('dialog').getByLabel('Title').fill('Write the second draft of my novel')
      await press('Save Changes')
      await page.getByText(goalListMessages.updateFailed).waitFor()
      await page.getByText('Your last change is kept on this device and not saved yet.').waitFor()
    },
    'goal-delete': afresh(async (at) => {
      const { page } = at
      await mend(page)
      // The stored edit is sent meanwhile.
      await dashboard(at)
      await page.getByRole('button', { name: /^Delete / }).click()
      await page.getByRole('dialog').waitFor()
    }),
    'goal-set-aside': async (at) => {
      await closeDialog(at)
      await at.page.getByRole('button', { name: /^Set .* aside$/ }).click()
      await at.page.getByRole('dialog').waitFor()
    },
    'check-in-failed': async (at) => {
      await closeDialog(at)
      await cut(at.page, 'check-in')
      await at.press('Check In Today')
      await at.page.getByText(checkInMessages.network).waitFor()
    },
    'dashboard-checked-in': afresh(async (at) => {
      await mend(at.page)
      await dashboard(at)
      await at.press('Check In Today')
      await closeMoment(at.page, 'first')
      await at.page.getByRole('button', { name: 'Checked In!' }).waitFor()
    }),
    'goal-reset': async ({ page, press }) => {
      await press('Reset Streak')
      await page.getByRole('dialog').waitFor()
    },
    'create-goal-full': afresh(async ({ open, page }) => {
      await open('/?force-onboarding=true')
      await page.getByText(goalMessages.upgrade).waitFor()
    }),
    'upgrade-dialog-limit': async (at) => {
      await markOlder(at.page)
      await dashboard(at)
      await at.page.getByRole('button', { name: 'Upgrade' }).first().click()
      await at.page.getByRole('dialog').waitFor()
    },
  }),
  walk(withOneAside, {
    'dashboard-set-aside': dashboard,
    'dashboard-all-set-aside': async (at) => {
      await at.page.getByRole('button', { name: /^Set .* aside$/ }).click()
      await at.press('Set Aside')
      await at.heading('No Active Goals')
      await at.page.getByRole('region', { name: 'Set aside' }).waitFor()
    },
    'settings-set-aside': async ({ page, open }) => {
      await open('/settings')
      await page.getByRole('region', { name: 'Set aside' }).waitFor()
    },
  }),
  walk(subscribed('personal'), {
    'dashboard-personal': async (at) => {
      await markOlder(at.page)
      await dashboard(at)
      await at.heading('Work with a coach')
      await at.page.getByText(/circles have no goal yet/).click()
    },
    'dashboard-coaching-failed': async ({ page, press }) => {
      await page.getByText('Work with a coach').click()
      await refuse(page, 'create-checkout', billingMessages.unavailable)
      await press('Start coaching')
      await page.getByText(billingMessages.unavailable).waitFor()
    },
  }),
  walk(subscribed('strategic_advisory'), {
    'dashboard-advisor': async (at) => {
      await dashboard(at)
      await at.heading('Your circle dashboard')
    },
  }),
]

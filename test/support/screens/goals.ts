import { messages } from '#domain/messages.ts'
import type { Journey } from '#test/support/journey.ts'
import { makeGoal, mornings, nowOf, someone, subscriber, type Tier, type Walker, walker } from './people.ts'
import { afresh, walk } from './walk.ts'
import { cut, fault, hold, lift, mend, refuse } from './wire.ts'

/** The dashboard, the forms and dialogs of its goals, and the trial that ends. */

const dayFrom = async (journey: Journey, days: number): Promise<string> =>
  new Date((await nowOf(journey)) + days * 86_400_000).toISOString().slice(0, 10)

const NOVEL = {
  title: 'Write the first draft of my novel',
  description: 'Two pages before the house wakes up. No editing until the draft is whole.',
  tone: 'kind_encouraging',
  circle_type: 'Personal Development',
  weekly_commitment_hours: 5,
}

/** Nothing yet: the dashboard of the first day. */
const beginner = (journey: Journey) => someone(journey)

/** One goal, created today, on the free trial. */
const withOneGoal = (journey: Journey) => someone(journey, [NOVEL])

/** Five goals in five circles and six weeks behind them: kept, at risk, missed, past its date. */
const withFiveGoals = async (journey: Journey): Promise<Walker> => {
  const person = await subscriber(journey, 'pro_plan')
  const past = await makeGoal(person, {
    title: 'Call my brother on Sundays',
    circle_type: 'Friends & Family',
    tone: 'teammate',
    target_date: await dayFrom(journey, 20),
  })
  const late = await makeGoal(person, {
    title: 'Lead the team without being in every meeting on the calendar',
    description: 'Fridays are theirs. I read the notes on Monday.',
    circle_type: 'Work',
    tone: 'drill_sergeant',
    weekly_commitment_hours: 4,
    target_date: await dayFrom(journey, 90),
  })
  const still = await makeGoal(person, {
    title: 'Sit still for an hour',
    circle_type: 'Spiritual',
    tone: 'wise_mentor',
  })
  const run = await makeGoal(person, {
    title: 'Run ten kilometres without stopping',
    circle_type: 'Health & Fitness',
    target_date: await dayFrom(journey, 60),
    weekly_commitment_hours: 6,
  })
  await makeGoal(person, NOVEL)
  await mornings(journey, person, 42, {
    [past]: (ago) => ago > 24,
    [late]: (ago) => ago % 5 !== 2 && ago > 2,
    [still]: (ago) => ago !== 9 && ago !== 23,
    [run]: (ago) => ago > 0 && ago !== 15,
  })
  return walker(journey, person)
}

const subscribed = (tier: Tier) => async (journey: Journey) => {
  const person = await subscriber(journey, tier)
  await makeGoal(person, NOVEL)
  return walker(journey, person)
}

/** Somebody whose trial ends after as many more days. */
const onTrial = (days: number) => async (journey: Journey) => {
  const person = await someone(journey, [NOVEL])
  await person.page.context().close()
  const [goal] = person.goals
  await mornings(journey, person, days, { [goal?.id ?? '']: (ago) => ago > 2 && ago % 6 !== 3 })
  return walker(journey, person)
}

const card = ({ page }: Walker, title: string) => page.getByRole('article', { name: title })
const closeDialog = async ({ page }: Walker) => {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
const dashboard = async ({ open, heading }: Walker) => {
  await open('/dashboard?force-dashboard=true')
  await heading('Your Personal Goal Dashboard')
}

export const goals = [
  walk(beginner, {
    'dashboard-loading': async ({ page, open }) => {
      await hold(page, 'fetch-user-goals')
      await open('/')
      await page.getByText('Dream Big').waitFor()
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
      await page.getByText(messages.goals.titleMissing).waitFor()
    },
    'create-goal-failed': async ({ page, press }) => {
      await page.getByLabel('Title').fill(NOVEL.title)
      await page.getByLabel('Description').fill(NOVEL.description)
      await page.getByLabel('Target date').fill('')
      await page.getByRole('radio', { name: 'Personal Development' }).check()
      await refuse(page, 'create-goal')
      await press('Create Goal')
      await page.getByText(messages.goals.couldNotCreate(messages.request.internal)).waitFor()
    },
    'create-goal-creating': afresh(async ({ page, open, press }) => {
      await mend(page)
      await hold(page, 'create-goal')
      await open('/?force-onboarding=true')
      await page.getByLabel('Title').fill(NOVEL.title)
      await press('Create Goal')
      await page.getByRole('button', { name: 'Creating...' }).waitFor()
    }),
  }),
  walk(withOneGoal, {
    dashboard: dashboard,
    'goal-edit': async (at) => {
      await at.press(`Edit ${NOVEL.title}`)
      await at.page.getByRole('dialog').waitFor()
    },
    'goal-edit-problems': async ({ page, press }) => {
      await page.getByRole('dialog').getByLabel('Title').fill('')
      await page.getByRole('dialog').getByLabel('Target date').fill('2020-01-01')
      await press('Save Changes')
      await page.getByText(messages.goals.titleMissing).waitFor()
    },
    'goal-not-saved': async (at) => {
      const { page, press } = at
      await dashboard(at)
      await press(`Edit ${NOVEL.title}`)
      await cut(page, 'update-goal')
      await page.getByRole('dialog').getByLabel('Title').fill('Write the second draft of my novel')
      await press('Save Changes')
      await page.getByText(messages.goals.updateFailed).waitFor()
      await page.getByText('Your last change is kept on this device and not saved yet.').waitFor()
    },
    'goal-delete': afresh(async (at) => {
      const { page } = at
      await mend(page)
      // The change that was kept is sent meanwhile.
      await dashboard(at)
      await page.getByRole('button', { name: /^Delete / }).click()
      await page.getByRole('dialog').waitFor()
    }),
    'check-in-failed': async (at) => {
      await closeDialog(at)
      await cut(at.page, 'check-in')
      await at.press('Check In Today')
      await at.page.getByText(messages.checkIn.network).waitFor()
    },
    'dashboard-checked-in': afresh(async (at) => {
      await mend(at.page)
      await dashboard(at)
      await at.press('Check In Today')
      await at.page.getByText(messages.checkIn.done).first().waitFor()
      await at.page.getByRole('button', { name: 'Checked In!' }).waitFor()
    }),
    'goal-reset': async ({ page, press }) => {
      await press('Reset Streak')
      await page.getByRole('dialog').waitFor()
    },
    'dashboard-limit': async (at) => {
      await closeDialog(at)
      await at.press('Start over with a new goal')
      await at.page.getByText(/^Goal limit reached!/).waitFor()
    },
    'create-goal-full': afresh(async ({ open, page }) => {
      await open('/?force-onboarding=true')
      await page.getByText(messages.goals.upgrade).waitFor()
    }),
    'upgrade-dialog-limit': async (at) => {
      await dashboard(at)
      await at.page.getByRole('button', { name: 'Upgrade' }).first().click()
      await at.page.getByRole('dialog').waitFor()
    },
  }),
  walk(subscribed('personal'), {
    'dashboard-personal': async (at) => {
      await dashboard(at)
      await at.heading('Work with a coach')
    },
    'dashboard-coaching-failed': async ({ page, press }) => {
      await refuse(page, 'create-checkout', messages.billing.unavailable)
      await press('Start coaching')
      await page.getByText(messages.billing.unavailable).waitFor()
    },
  }),
  walk(subscribed('strategic_advisory'), {
    'dashboard-advisor': async (at) => {
      await dashboard(at)
      await at.heading('Your circle dashboard')
    },
  }),
  walk(
    withFiveGoals,
    {
      'dashboard-five': async (at) => {
        await dashboard(at)
        await at.heading('Your circle dashboard')
        await at.page.getByText('5 of 5').first().waitFor()
      },
      'goal-delete-expired': async (at) => {
        await at.press('Delete Call my brother on Sundays')
        await at.page.getByRole('dialog').waitFor()
      },
      'goal-choose-date': async (at) => {
        await at.page.getByRole('dialog').getByRole('button', { name: 'choose a new date' }).click()
        await at.page.getByRole('dialog', { name: /edit/i }).waitFor()
      },
      'check-in-refused': async (at) => {
        await closeDialog(at)
        await fault(at.journey, 'api', 'down')
        await card(at, 'Run ten kilometres without stopping').getByRole('button', { name: 'Check In Today' }).click()
        await at.page.getByText(/Check-in failed:|Failed to check in/).waitFor()
        await lift(at.journey)
      },
      'dashboard-checking-in': async (at) => {
        await hold(at.page, 'check-in')
        await card(at, 'Run ten kilometres without stopping').getByRole('button', { name: 'Check In Today' }).click()
        await at.page.getByText('Checking In...').waitFor()
      },
    },
    { alone: true },
  ),
  walk(
    onTrial(28),
    {
      'trial-ending': async ({ page, open, heading }) => {
        await open('/')
        await heading('Your free trial is ending')
        await page.getByRole('dialog').waitFor()
      },
      'dashboard-trial-ending': closeDialog,
    },
    { alone: true },
  ),
  walk(
    onTrial(32),
    {
      'trial-ended': async ({ page, open, heading }) => {
        await open('/')
        await heading('Your free trial has ended')
        await page.getByRole('dialog').waitFor()
      },
      'trial-expired': async (at) => {
        await closeDialog(at)
        await at.heading('Free Trial Expired')
      },
      'trial-expired-goal': async ({ open, heading, goals: [goal] }) => {
        await open(`/goal/${goal?.id}`)
        await heading('Free Trial Expired')
      },
      'pricing-trial-ended': async ({ open, heading }) => {
        await open('/pricing')
        await heading('Start Your First Goal')
      },
    },
    { alone: true },
  ),
]

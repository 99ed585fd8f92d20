import type { Journey } from '#test/support/journey.ts'
import { closeMoment } from '#test/support/moments.ts'
import { createGoal, dayFrom, goBy, someone, subscriber, type Walker, walker } from './people.ts'
import { afresh, walk } from './walk.ts'
import { fault, hold, lift, mend, refuse } from './wire.ts'

/** States of `/goal/{goalId}`: the day's text loading, loaded, built-in and missing. */

const GOAL = {
  title: 'Run ten kilometres without stopping',
  description: 'Three mornings a week along the river, before the city is awake.',
  tone: 'teammate',
  circle_type: 'Health & Fitness',
  weekly_commitment_hours: 4,
  plan_when: 'the alarm rings',
  plan_then: 'put on the shoes before I look at the phone',
}
const runner = (journey: Journey) => someone(journey, [GOAL])

/** A goal past its target date. */
const late = async (journey: Journey) => {
  const person = await subscriber(journey, 'personal')
  const id = await createGoal(person, { ...GOAL, target_date: '2199-01-01' })
  return { ...(await walker(journey, person)), id }
}

const goalPage = async ({ open, goals: [goal] }: Walker) => open(`/goal/${goal?.id}`)

export const goalPages = [
  walk(runner, {
    'goal-how-was-it': async (at) => {
      await goalPage(at)
      await at.press('Check In Today')
      await closeMoment(at.page, 'first')
      await at.page.getByRole('group', { name: 'How was it?' }).waitFor()
    },
    'goal-own-words': async ({ page, press }) => {
      await page.getByRole('radio', { name: 'Hard' }).check()
      await page.getByRole('textbox', { name: 'One line, if you like' }).fill('Wet shoes, and out anyway.')
      await press('Save')
      await page.getByText('Kept with your day.').waitFor()
      await page.getByRole('button', { name: /Read your own words/ }).click()
      await page.locator('.own-words').waitFor()
    },
    'goal-undo-words': async ({ press, heading }) => {
      await press('Undo check-in')
      await heading('Undo this check-in?')
    },
    'goal-undone': async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Undo Check-In' }).click()
      await page.getByText('Undone. Today is open.').waitFor()
    },
  }),
  walk(runner, {
    'goal-loading': async (at) => {
      await hold(at.page, 'fetch-user-goals')
      await goalPage(at)
      await at.page.getByText('Dream Big').waitFor()
    },
    'goal-not-loaded': afresh(async (at) => {
      await mend(at.page)
      await refuse(at.page, 'fetch-user-goals')
      await goalPage(at)
      await at.heading('Your goal could not be loaded.')
    }),
    'goal-missing': afresh(async ({ page, open, heading }) => {
      await mend(page)
      await open('/goal/goal_01ARZ3NDEKTSV4RRFFQ69G5FAV')
      await heading('Goal Not Found')
    }),
    'goal-generating': async (at) => {
      await hold(at.page, 'get-daily-motivation')
      await goalPage(at)
      await at.page.getByText('Reading your goal').waitFor()
    },
    'goal-no-motivation': afresh(async (at) => {
      await mend(at.page)
      await refuse(at.page, 'get-daily-motivation')
      await goalPage(at)
      await at.heading('No Motivation Content Available')
    }),
    goal: afresh(async (at) => {
      await mend(at.page)
      await goalPage(at)
      await at.heading("Today's Micro-Plan")
    }),
    'goal-checked-in': async ({ page }) => {
      await page.getByRole('button', { name: 'Check In Today' }).and(page.locator(':visible')).first().click()
      await closeMoment(page, 'first')
      await page.getByRole('button', { name: 'Checked In!' }).and(page.locator(':visible')).first().waitFor()
    },
    'goal-aside': afresh(async (at) => {
      await mend(at.page)
      // A word that is wider than the page, which a notice cuts off where it does not break.
      const updates = { title: 'Halbmarathon'.repeat(8) }
      await at.ask('update-goal', { goalId: at.goals[0]?.id, updates })
      await at.ask('update-goal', { goalId: at.goals[0]?.id, updates: { is_active: false } })
      await goalPage(at)
      await at.heading('This goal is set aside')
      const isCut = await at.page.locator('.notice-lead').evaluate((lead) => lead.scrollWidth > lead.clientWidth)
      if (isCut) throw new Error('The title of the goal is cut off.')
    }),
  }),
  walk(
    runner,
    {
      'goal-built-in': async (at) => {
        await fault(at.journey, 'model', 'rubbish')
        const {
          ask,
          open,
          goals: [first],
        } = at
        await ask('delete-goal', { goalId: first?.id ?? '' })
        const id = await createGoal(at, { ...GOAL, tone: 'drill_sergeant' })
        await open(`/goal/${id}`)
        await at.page.getByText('from our own book of mornings').waitFor()
        await lift(at.journey)
      },
    },
    { alone: true },
  ),
  walk(
    late,
    {
      'goal-expired': async ({ page, open, heading, id, ask, journey, again }) => {
        await ask('update-goal', { goalId: id, updates: { target_date: await dayFrom(journey, 1) } })
        await goBy(journey, 3)
        await again()
        await open(`/goal/${id}`)
        await heading('Motivation Unavailable')
        await page.getByRole('heading', { level: 1 }).waitFor()
      },
    },
    { alone: true },
  ),
]

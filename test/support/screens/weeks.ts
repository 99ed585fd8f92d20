import type { Journey } from '#test/support/journey.ts'
import { closeDialog, dashboard, NOVEL } from './goals.ts'
import { createGoal, dayFrom, mornings, someone, subscriber, type Walker, walker } from './people.ts'
import { walk } from './walk.ts'
import { fault, hold, lift } from './wire.ts'

/** States of a dashboard after some weeks: five goals, and the end of the trial. */

/** Five goals in five circles after six weeks: checked in, at risk, missed, past its date. */
const withFiveGoals = async (journey: Journey): Promise<Walker> => {
  const person = await subscriber(journey, 'pro_plan')
  const past = await createGoal(person, {
    title: 'Call my brother on Sundays',
    circle_type: 'Friends & Family',
    tone: 'teammate',
    target_date: await dayFrom(journey, 20),
  })
  const late = await createGoal(person, {
    title: 'Lead the team without being in every meeting on the calendar',
    description: 'Fridays are theirs. I read the notes on Monday.',
    circle_type: 'Work',
    tone: 'drill_sergeant',
    weekly_commitment_hours: 4,
    target_date: await dayFrom(journey, 90),
  })
  const still = await createGoal(person, {
    title: 'Sit still for an hour',
    circle_type: 'Spiritual',
    tone: 'wise_mentor',
  })
  const run = await createGoal(person, {
    title: 'Run ten kilometres without stopping',
    circle_type: 'Health & Fitness',
    target_date: await dayFrom(journey, 60),
    weekly_commitment_hours: 6,
  })
  await createGoal(person, NOVEL)
  await mornings(journey, person, 42, {
    [past]: (ago) => ago > 24,
    [late]: (ago) => ago % 5 !== 2 && ago > 2,
    [still]: (ago) => ago !== 9 && ago !== 23,
    [run]: (ago) => ago > 0 && ago !== 15,
  })
  return walker(journey, person)
}

/** A person whose trial ends in this many days. */
const onTrial = (days: number) => async (journey: Journey) => {
  const person = await someone(journey, [NOVEL])
  await journey.leave(person.page)
  const [goal] = person.goals
  await mornings(journey, person, days, { [goal?.id ?? '']: (ago) => ago > 2 && ago % 6 !== 3 })
  return walker(journey, person)
}

/** Opens the app, and waits for the trial dialog with this text. */
const expectTold =
  (words: string) =>
  async ({ page, open, heading }: Walker) => {
    await open('/')
    await heading(words)
    await page.getByRole('dialog').waitFor()
  }

const card = ({ page }: Walker, title: string) => page.getByRole('article', { name: title })

export const weeks = [
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
        const goal = card(at, 'Run ten kilometres without stopping')
        await goal.getByRole('button', { name: 'Check In Today' }).click()
        // The button shows the check-in before the server answers.
        await goal.getByRole('button', { name: 'Checked In!' }).waitFor()
      },
    },
    { alone: true },
  ),
  walk(
    onTrial(28),
    {
      'trial-ending': expectTold('Your free trial is ending'),
      'dashboard-trial-ending': closeDialog,
    },
    { alone: true },
  ),
  walk(
    onTrial(32),
    {
      'trial-ended': expectTold('Your free trial has ended'),
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
        await heading('Choose Your Plan')
      },
    },
    { alone: true },
  ),
]

import { doneMessages } from '#domain/messages/done.ts'
import { milestoneMessages } from '#domain/messages/milestone.ts'
import type { Journey } from '#test/support/journey.ts'
import { closeMoment } from '#test/support/moments.ts'
import { dashboard, NOVEL } from './goals.ts'
import { createGoal, dayFrom, goBy, mornings, someone, subscriber, type Walker, walker } from './people.ts'
import { afresh, walk } from './walk.ts'

/** States of a goal that is done: the offers, the moment, and where it is listed (GOAL-20 to GOAL-23). */

const EXAM = {
  title: 'Pass the bar exam in November',
  description: 'Two hours of practice questions before work, and one mock exam each Saturday.',
  tone: 'wise_mentor',
  circle_type: 'Work',
}
const TARGET = 41

/** On the target date of a goal with missed days, beside a goal that was made on that day. */
const onTheDay = async (journey: Journey) => {
  const person = await subscriber(journey, 'personal')
  const exam = await createGoal(person, { ...EXAM, target_date: await dayFrom(journey, TARGET) })
  await mornings(journey, person, TARGET, { [exam]: (daysAgo) => daysAgo > 0 && ![3, 9, 10, 22].includes(daysAgo) })
  const novel = await createGoal(person, NOVEL)
  return { ...(await walker(journey, person)), exam, novel }
}

type Taker = Awaited<ReturnType<typeof onTheDay>>

const openGoal = async ({ open, page }: Walker, id: string | undefined) => {
  await open(`/goal/${id}`)
  await page.getByRole('heading', { name: 'How is this counted?' }).or(page.getByText('How is this counted?')).waitFor()
}

const unfold = async ({ page }: Walker) => {
  await page.getByText(doneMessages.fold).click()
  await page.getByText(doneMessages.explain).waitFor()
}

const inGrief = (journey: Journey) => someone(journey, [{ title: 'Finish the scarf my late mother began' }])

export const done = [
  walk(
    onTheDay,
    {
      'goal-done-asked': async (at: Taker) => {
        await openGoal(at, at.exam)
        await at.heading(doneMessages.targetTitle)
      },
      'goal-done-fold': async (at: Taker) => {
        await openGoal(at, at.novel)
        await unfold(at)
      },
      'dashboard-done-offered': async (at: Taker) => {
        await goBy(at.journey, 2)
        await at.again()
        await dashboard(at)
        await at.page.getByRole('button', { name: doneMessages.did }).waitFor()
      },
      'goal-done-offered': async (at: Taker) => {
        await at.open(`/goal/${at.exam}`)
        await at.heading('Motivation Unavailable')
      },
      'goal-done-moment': async ({ page, press }: Taker) => {
        await press(doneMessages.did)
        await page.getByRole('dialog', { name: milestoneMessages.title.done }).waitFor()
      },
      'goal-done': async ({ page, heading }: Taker) => {
        await closeMoment(page, 'done')
        await heading(doneMessages.pageTitle)
      },
      'dashboard-done': async (at: Taker) => {
        await dashboard(at)
        await at.page.getByRole('region', { name: doneMessages.title }).waitFor()
      },
      'settings-done': async ({ open, page }: Taker) => {
        await open('/settings')
        await page.getByRole('region', { name: doneMessages.title }).waitFor()
      },
      'week-done': async ({ open, page }: Taker) => {
        await open('/week')
        await page.getByRole('table').waitFor()
      },
    },
    { alone: true },
  ),
  walk(inGrief, {
    'goal-done-gentle': afresh(async (at) => {
      await at.open(`/goal/${at.goals[0]?.id}`)
      await unfold(at)
    }),
  }),
]

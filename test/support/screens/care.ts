import { careMessages } from '#domain/messages/care.ts'
import { createInterview } from '#test/support/interview.ts'
import type { Journey } from '#test/support/journey.ts'
import { closeDialog, dashboard } from './goals.ts'
import { at as interviewAt } from './interview.ts'
import { createGoal, goBy, someone, subscriber, type Walker, walker } from './people.ts'
import { afresh, walk } from './walk.ts'

/** States of goals and answers whose words say that a person may be in danger, or need gentle words (CARE-1). */

const HEADING = 'You do not have to be alone with this'
const DANGER = 'Make my husband less angry'
const HARM = 'Burn down the house of my neighbor with him in it'
const GENTLE = { title: 'Recover from burnout', tone: 'drill_sergeant' }

/** One goal, on the free trial. */
const inCrisis = (journey: Journey) => someone(journey, [{ title: 'Not be here anymore, I want to die' }])
const inGrief = (journey: Journey) => someone(journey, [GENTLE])

/** Three crisis goals with different reasons, and an ordinary one. */
const withReasons = async (journey: Journey) => {
  const person = await subscriber(journey, 'pro_plan')
  const danger = await createGoal(person, { title: DANGER, description: 'My husband hits me when he drinks.' })
  const eating = await createGoal(person, { title: 'Eat nothing at all until I am thin' })
  const minor = await createGoal(person, { title: 'I am 12 and my dad hits me every time he is drunk' })
  const ordinary = await createGoal(person, { title: 'Read for half an hour' })
  return { ...(await walker(journey, person)), danger, eating, minor, ordinary }
}

const openGoal = async ({ open, heading }: Walker, id: string | undefined) => {
  await open(`/goal/${id}`)
  await heading(HEADING)
}

/** A goal in crisis, after the trial. */
const afterTrial = async (journey: Journey) => {
  const person = await inCrisis(journey)
  await goBy(journey, 32)
  await person.again()
  await journey.leave(person.page)
  return walker(journey, person)
}

export const care = [
  walk(inCrisis, {
    'dashboard-crisis': async (at) => {
      await dashboard(at)
      await at.heading(HEADING)
    },
    'goal-crisis': afresh((at) => openGoal(at, at.goals[0]?.id)),
    'goal-crisis-read-wrongly': async ({ page, press }) => {
      await press('This Was Read Wrongly')
      await page.getByRole('dialog').waitFor()
    },
    'goal-crisis-edit': async (at) => {
      await closeDialog(at)
      await at.page.getByRole('link', { name: 'Change This Goal' }).click()
      await at.page.getByRole('dialog').waitFor()
    },
  }),
  walk(withReasons, {
    'dashboard-crisis-reasons': async (at) => {
      await dashboard(at)
      await at.heading(HEADING)
    },
    'goal-crisis-danger': afresh((at) => openGoal(at, at.danger)),
    'goal-crisis-eating': afresh((at) => openGoal(at, at.eating)),
    'goal-crisis-minor': afresh((at) => openGoal(at, at.minor)),
    'goal-beside-crisis': async ({ open, heading, ordinary }) => {
      await open(`/goal/${ordinary}`)
      await heading("Today's Micro-Plan")
    },
  }),
  walk(inGrief, {
    'dashboard-gentle': async (at) => {
      await dashboard(at)
      await at.page.getByRole('article', { name: GENTLE.title }).waitFor()
    },
    'goal-gentle': async ({ open, heading, goals: [goal] }) => {
      await open(`/goal/${goal?.id}`)
      await heading("Today's Micro-Plan")
    },
    'goal-edit-refused': async (at) => {
      await dashboard(at)
      await at.press(`Edit ${GENTLE.title}`)
      await at.page.getByLabel('Title').fill(HARM)
      await at.press('Save Changes')
      await at.page.getByText(careMessages.refusedTitle).waitFor()
    },
  }),
  walk((journey: Journey) => someone(journey), {
    'consultant-crisis': async (here) => {
      const { lifeContext } = createInterview()
      const answers = createInterview({ lifeContext: { ...lifeContext, primary_challenge: 'I can’t go on' } })
      await interviewAt(here, 8, { answers })
      await here.press('Create Framework')
      await here.page.getByText('988').first().waitFor()
    },
    'consultant-crisis-read-wrongly': async ({ page, press }) => {
      await press('This Was Read Wrongly')
      await page.getByRole('dialog').waitFor()
    },
  }),
  walk(
    afterTrial,
    {
      'trial-expired-crisis': async ({ open, heading }) => {
        await open('/')
        await heading(HEADING)
      },
    },
    { alone: true },
  ),
]

import { frameworkMessages } from '#domain/messages/framework.ts'
import { createInterview } from '#test/support/interview.ts'
import type { Journey } from '#test/support/journey.ts'
import { keepFromOthers } from '#test/support/visitors.ts'
import { someone, type Walker } from './people.ts'
import { afresh, walk } from './walk.ts'
import { hold, mend, refuse } from './wire.ts'

/** States of the interview and its consultant. */

const INTERVIEW = '/?view=five-circle-onboarding'

/** Stores an unfinished interview on the device and opens it. */
export const at = async ({ page, open, person }: Walker, step: number | 'consultant', kept: object = {}) => {
  const draft = { reached: 8, answers: createInterview(), conversation: [], reply: '', ...kept }
  const [key, text] = [`five-circles.interview.${person.id}`, JSON.stringify(draft)].map((one) => JSON.stringify(one))
  // On an empty page, so that the app does not overwrite the draft.
  keepFromOthers(page)
  await page.addInitScript(`if (location.origin !== 'null') localStorage.setItem(${key}, ${text})`)
  await open(`${INTERVIEW}&step=${step}`)
}

const QUESTION = { role: 'consultant', content: 'What would have to go so that your evenings are yours again?' }
const ANSWER = { role: 'user', content: 'The late mail, I think. Nobody has ever asked me for an answer at ten.' }
const busy = createInterview({
  lifeContext: { work_hours_per_week: 75, sleep_hours_per_night: 9, commute_hours_per_week: 18 },
})

export const interview = [
  walk((journey: Journey) => someone(journey), {
    'interview-1': async ({ open, heading }) => {
      await open('/')
      await heading('Life stage and challenge')
    },
    'interview-2': afresh(async (here) => {
      await at(here, 2)
      await here.heading('90-day priority')
    }),
    'interview-3': afresh(async (here) => {
      await at(here, 3)
      await here.heading('Time reality check')
    }),
    'interview-3-unset': afresh(async (here) => {
      const { lifeContext } = createInterview()
      const unset = {
        ...lifeContext,
        work_hours_per_week: null,
        sleep_hours_per_night: null,
        commute_hours_per_week: null,
      }
      await at(here, 3, { reached: 3, answers: { ...createInterview(), lifeContext: unset } })
      await here.page.getByRole('button', { name: /^Next/ }).click()
      await here.page.getByText('Missing: Work Hours, Sleep Hours, Commute Hours').waitFor()
    }),
    'interview-3-no-hours': afresh(async (here) => {
      await at(here, 3, { answers: busy })
      await here.heading('Time reality check')
    }),
    'interview-4-missing': afresh(async (here) => {
      const answers = createInterview({
        spiritual: { personal_definition: '', success_definition_90_days: '', ideal_time_per_week: 0 },
      })
      await at(here, 4, { reached: 4, answers })
      await here.page.getByRole('button', { name: /^Next/ }).click()
      await here.page.getByText(frameworkMessages.incomplete).waitFor()
    }),
    'interview-5': afresh(async (here) => {
      await at(here, 5)
      await here.heading('Friends & Family')
    }),
    'interview-8': afresh(async (here) => {
      await at(here, 8)
      await here.heading('Health & Fitness')
    }),
    'interview-8-conflict': afresh(async (here) => {
      await at(here, 8, { answers: busy })
      await here.heading('Health & Fitness')
    }),
    'interview-reading': async ({ page, press }) => {
      await hold(page, 'five-circle-consultant')
      await press('Create Framework')
      await page.getByText('Your consultant is reading').waitFor()
    },
    'consultant-chat': afresh(async (here) => {
      await mend(here.page)
      await at(here, 'consultant', { conversation: [QUESTION], reply: 'The late mail, I think.' })
      await here.heading('Consultant Interview')
    }),
    'consultant-asking': async ({ page, press }) => {
      await hold(page, 'five-circle-consultant')
      await press('Share Response')
      await page.getByText('Reading your answer...').waitFor()
    },
    'consultant-history': afresh(async (here) => {
      await mend(here.page)
      await at(here, 'consultant', { conversation: [QUESTION, ANSWER, QUESTION, ANSWER, QUESTION] })
      await here.page.getByRole('button', { name: /Conversation history/ }).click()
    }),
    'consultant-done': async (here) => {
      await at(here, 'consultant', { conversation: [QUESTION, ANSWER] })
      await here.page.getByText('Your answers are all here.').waitFor()
    },
    'framework-creating': async ({ page, press }) => {
      await hold(page, 'create-five-circle-framework')
      await press('Create Framework')
      await page.getByText('Your framework is being drawn').waitFor()
    },
    'framework-failed': afresh(async (here) => {
      await mend(here.page)
      await refuse(here.page, 'create-five-circle-framework', frameworkMessages.saveFailed)
      await at(here, 'consultant', { conversation: [QUESTION, ANSWER] })
      await here.press('Create Framework')
      await here.page.getByText(frameworkMessages.failedTitle).waitFor()
    }),
  }),
]

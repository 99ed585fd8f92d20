import { witnessMessages } from '#domain/messages/witness.ts'
import { addDays } from '#domain/time/day.ts'
import type { WitnessedGoal, WitnessView } from '#domain/witness/witness.ts'
import type { Journey } from '#test/support/journey.ts'
import { someone, type Walker } from './people.ts'
import { afresh, createVisit, type Visit, walk } from './walk.ts'
import { mend, refuse } from './wire.ts'

/** States of the page of a witness, and of the owner's part on the goal's page. */

const TOKEN = 'a'.repeat(43)
const LINK = `/witness#${TOKEN}`
/** A name of one word, wider than a phone. */
const LONG_NAME = 'Mutter'.repeat(6)
const LINE = 'I read chapter two on the train and missed my stop. Don’t you dare edit it.'
const MISSED = [5, 6, 14]
const OPEN: WitnessedGoal = {
  state: 'open',
  owner_name: 'Maren',
  witness_name: 'Jonas',
  title: 'Write the first draft of my book',
  circle_type: 'Personal Development',
  days: Array.from({ length: 28 }, (_, n) => ({
    date: addDays('2026-03-18', n),
    state: n === 27 ? 'open' : n === 20 ? 'rest' : MISSED.includes(n) ? 'missed' : 'done',
  })),
  can_send: true,
}
const VIEW: WitnessView = {
  name: 'Maren',
  invited_at: '2026-04-02T12:00:00.000Z',
  opened_at: '2026-04-03T12:00:00.000Z',
  muted: false,
  declined_at: null,
  witness_name: 'Jonas',
  line: { text: LINE, day: '2026-04-14' },
}

const answer = ({ page }: Pick<Visit, 'page'>, operation: string, json: object) =>
  page.route(`**/api/${operation}`, (route) => route.fulfill({ json: { success: true, ...json } }))

const opened = async (visit: Visit, witnessed: WitnessedGoal) => {
  await mend(visit.page)
  await visit.page.goto('about:blank')
  await answer(visit, 'get-witnessed-goal', { witnessed })
  await visit.open(LINK)
}

const visitor = async (journey: Journey) => createVisit(journey, (await journey.visitor()).page)
const writer = (journey: Journey) =>
  someone(journey, [{ title: 'Write the first draft of my book', circle_type: 'Personal Development' }])

const goalPage = async (at: Walker, witness: WitnessView | null) => {
  await mend(at.page)
  await answer(at, 'get-witness', { witness })
  await at.open(`/goal/${at.goals[0]?.id}`)
}

export const witnesses = [
  walk(visitor, {
    'witness-open': afresh(async (visit) => {
      await opened(visit, { ...OPEN, owner_name: LONG_NAME })
      await visit.heading(OPEN.title)
    }),
    'witness-refused': async (visit) => {
      await refuse(visit.page, 'send-witness-line', witnessMessages.lineHasAddress)
      await visit.page.getByLabel(`To ${LONG_NAME}`).fill('See example.com')
      await visit.press('Send the Line')
      await visit.page.getByRole('alert').waitFor()
    },
    'witness-sent': afresh(async (visit) => {
      await opened(visit, OPEN)
      const witnessed = { ...OPEN, can_send: false }
      await answer(visit, 'send-witness-line', { sent: true, next_at: '2026-04-21T12:00:00.000Z', witnessed })
      await visit.page.getByLabel('To Maren').fill(LINE)
      await visit.press('Send the Line')
      await visit.heading('Your line is on its way')
    }),
    'witness-taken-back': async (visit) => {
      const witnessed = { ...OPEN, can_send: false }
      await answer(visit, 'send-witness-line', { sent: false, next_at: null, witnessed })
      await visit.press('Take it back')
      await visit.heading('Your line is taken back')
    },
    'witness-decline': afresh(async (visit) => {
      await opened(visit, OPEN)
      await answer(visit, 'decline-witness', {})
      await visit.press('I don’t want to be a witness')
      await visit.heading('Stop being a witness?')
    }),
    'witness-declined': async (visit) => {
      await visit.press('Decline')
      await visit.heading('You are no longer a witness')
    },
    'witness-full': afresh(async (visit) => {
      await opened(visit, { ...OPEN, can_send: false })
      await visit.heading('No lines at the moment')
    }),
    'witness-quiet': afresh(async (visit) => {
      await opened(visit, { state: 'quiet' })
      await visit.heading('Nothing to see at the moment')
    }),
    'witness-ended': afresh(async (visit) => {
      await mend(visit.page)
      await visit.page.goto('about:blank')
      await refuse(visit.page, 'get-witnessed-goal', witnessMessages.linkEnded, 404)
      await visit.open(LINK)
      await visit.heading('This link has ended')
    }),
    'witness-incomplete': afresh(async (visit) => {
      await visit.page.goto('about:blank')
      await visit.open('/witness')
      await visit.heading('This link is not complete')
    }),
  }),
  walk(writer, {
    'witness-invite': afresh(async (at) => {
      await goalPage(at, null)
      await at.press('Ask somebody')
      await at.heading('Ask somebody to witness')
    }),
    'witness-name-refused': async (at) => {
      await at.page.getByLabel('Your name, as they see it').fill('Maren, example.com')
      await at.press('Make the Link')
      await at.page.getByText(witnessMessages.ownerNameRefused).waitFor()
    },
    'witness-name-crisis': async (at) => {
      await at.page.getByLabel('Your name, as they see it').fill('wanna die')
      await at.press('Make the Link')
      await at.heading('You do not have to be alone with this')
    },
    'witness-link-made': async (at) => {
      const link = `https://five-circles.example/witness#${TOKEN}`
      await answer(at, 'invite-witness', { link, witness: { ...VIEW, opened_at: null, line: null } })
      await at.press('Make the Link')
      await at.page.getByText(link).waitFor()
    },
    'witness-said': afresh(async (at) => {
      await goalPage(at, VIEW)
      await at.page.getByRole('region', { name: 'From your witness' }).waitFor()
    }),
    'witness-manage': async (at) => {
      await at.press('Manage witness')
      await at.heading('Your witness')
    },
    'witness-end': async (at) => {
      await at.page.getByRole('dialog').getByRole('button', { name: 'End Witness' }).click()
      await at.heading('End this witness?')
    },
    'witness-has-declined': afresh(async (at) => {
      await goalPage(at, { ...VIEW, declined_at: '2026-04-05T12:00:00.000Z', witness_name: '', line: null })
      await at.press('Ask somebody')
      await at.heading('Ask somebody to witness')
    }),
  }),
]

import { mailMessages } from '#domain/messages/mail.ts'
import type { MailCheckIn } from '#domain/streaks/mail-check-in.ts'
import type { Journey } from '#test/support/journey.ts'
import { afresh, createVisit, type Visit, walk } from './walk.ts'
import { hold, mend, refuse } from './wire.ts'

/** States of the page that a mail's check-in link opens. */

const LINK = `/check-in#${'a'.repeat(80)}.${'b'.repeat(43)}`
const DAY = '2026-04-14'
const goal = { title: 'Write the first draft of my book', circle_type: 'Personal Development', gentle: false } as const
const OPEN: MailCheckIn = { state: 'open', day: DAY, ends_at: '2026-04-15T07:00:00Z', goal }
const CHECKED_IN: MailCheckIn = {
  ...OPEN,
  state: 'checked-in',
  checked_in_at: '2026-04-14T10:52:00Z',
  streak_count: 13,
  can_undo: true,
}
const gentle = { ...goal, title: 'Get some rest', gentle: true }

const answer = ({ page }: Visit, operation: string, check_in: MailCheckIn) =>
  page.route(`**/api/${operation}`, (route) => route.fulfill({ json: { success: true, check_in } }))

/** Opens the link with an answer. The fragment alone would not load the page again. */
const opened = async (visit: Visit, check_in: MailCheckIn) => {
  await mend(visit.page)
  await visit.page.goto('about:blank')
  await answer(visit, 'get-mail-check-in', check_in)
  await visit.open(LINK)
}

const visitor = async (journey: Journey) => createVisit(journey, (await journey.visitor()).page)

export const checkInLink = [
  walk(visitor, {
    'check-in-link-loading': async ({ page, open }) => {
      await hold(page, 'get-mail-check-in')
      await open(LINK)
      await page.getByText('Dream Big').waitFor()
    },
    'check-in-link-open': afresh(async (visit) => {
      await opened(visit, OPEN)
      await visit.heading(goal.title)
    }),
    'check-in-link-failed': async ({ page, press }) => {
      await refuse(page, 'check-in-by-mail', 'The service is busy. Please try again in a moment.', 503)
      await press('Check In Today')
      await page.getByRole('alert').waitFor()
    },
    'check-in-link-checked-in': afresh(async (visit) => {
      await opened(visit, OPEN)
      await answer(visit, 'check-in-by-mail', CHECKED_IN)
      await visit.press('Check In Today')
      await visit.page.getByText('Checked in. Today’s sun is up.').waitFor()
    }),
    'check-in-link-undone': async (visit) => {
      await answer(visit, 'undo-mail-check-in', OPEN)
      await visit.press('Undo')
      await visit.page.getByText('Undone. Today is open.').waitFor()
    },
    'check-in-link-already': afresh(async (visit) => {
      await opened(visit, CHECKED_IN)
      await visit.page.getByText(/^Already checked in/).waitFor()
    }),
    'check-in-link-gentle': afresh(async (visit) => {
      await opened(visit, { ...OPEN, goal: gentle })
      await visit.heading(gentle.title)
    }),
    'check-in-link-gentle-checked-in': afresh(async (visit) => {
      await opened(visit, { ...CHECKED_IN, goal: gentle, streak_count: null })
      await visit.page.getByText('Already noted for today.').waitFor()
    }),
    'check-in-link-ended': afresh(async (visit) => {
      await opened(visit, { state: 'ended', day: '2026-04-13' })
      await visit.heading('That day has ended')
    }),
    'check-in-link-early': afresh(async (visit) => {
      await opened(visit, { state: 'early', day: DAY })
      await visit.heading('That day has not begun')
    }),
    'check-in-link-closed': afresh(async (visit) => {
      await opened(visit, { state: 'closed' })
      await visit.heading('Nothing to check in here')
    }),
    'check-in-link-invalid': afresh(async (visit) => {
      await mend(visit.page)
      await visit.page.goto('about:blank')
      await refuse(visit.page, 'get-mail-check-in', mailMessages.linkInvalid, 404)
      await visit.open(LINK)
      await visit.heading('This link has ended')
    }),
    'check-in-link-incomplete': afresh(async (visit) => {
      await visit.page.goto('about:blank')
      await visit.open('/check-in')
      await visit.heading('This link is not complete')
    }),
  }),
]

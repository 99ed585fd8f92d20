import type { Journey } from '#test/support/journey.ts'
import { afresh, createVisit, walk } from './walk.ts'

/** States of a visitor. */

const anybody = async (journey: Journey) => createVisit(journey, (await journey.visitor()).page)

export const visitor = [
  walk(anybody, {
    landing: async ({ open, page }) => {
      await open('/')
      await page.getByText(/Join [\d,]+\+ goal achievers/).waitFor()
    },
    pricing: afresh(async ({ open, heading }) => {
      await open('/pricing')
      await heading('Start Your First Goal')
    }),
    'pricing-coach': async ({ page }) => {
      await page.getByText('Meet your coach').last().click()
      await page.getByRole('dialog').waitFor()
    },
    email: afresh(async ({ open, heading }) => {
      await open('/?view=email')
      await heading('Start with your email')
    }),
    'email-invalid': async ({ press, page }) => {
      await press('Continue')
      await page.getByText('Please enter a valid email address.').waitFor()
    },
    'upgrade-visitor': afresh(async ({ open, heading }) => {
      await open('/upgrade')
      await heading('Light more circles.')
    }),
    'upgrade-coach': async ({ press, page }) => {
      await press('Meet your coach')
      await page.getByRole('dialog').waitFor()
    },
    terms: afresh(async ({ open, heading }) => {
      await open('/terms')
      await heading('Terms')
    }),
    privacy: afresh(async ({ open, heading }) => {
      await open('/privacy')
      await heading('Privacy Notice')
    }),
    test: afresh(async ({ open, page }) => {
      await open('/test')
      await page.getByRole('heading', { level: 1 }).waitFor()
    }),
  }),
]

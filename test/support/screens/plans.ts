import { billingMessages } from '#domain/messages/billing.ts'
import type { Journey } from '#test/support/journey.ts'
import { createPerson } from '#test/support/signed-in.ts'
import { keepFromOthers } from '#test/support/visitors.ts'
import { buy, createEmail, someone, subscriber, walker } from './people.ts'
import { afresh, walk } from './walk.ts'
import { hold, markOlder, mend, refuse } from './wire.ts'

/** States of pricing, upgrades, and the returns from Stripe. */

const onTrial = (journey: Journey) => someone(journey, [{ title: 'Walk before work' }])

const onPersonal = async (journey: Journey) => walker(journey, await subscriber(journey, 'personal'))

const onAdvisor = async (journey: Journey) => walker(journey, await subscriber(journey, 'strategic_advisory'))

/** Has paid, before any webhook has arrived. */
const justPaid = async (journey: Journey) => {
  const person = await createPerson(journey, { email: createEmail() })
  await buy(person, 'pro_plan')
  return walker(journey, person)
}

export const plans = [
  walk(onTrial, {
    'pricing-trial': async ({ page, open }) => {
      await open('/pricing')
      await page.getByRole('button', { name: 'Start Free Trial' }).waitFor()
    },
    'landing-signed-in': afresh(async ({ page, open }) => {
      await open('/?home=true')
      await page.getByRole('link', { name: 'Continue to Dashboard' }).first().waitFor()
    }),
    upgrade: afresh(async ({ open, heading }) => {
      await open('/upgrade')
      await heading('Light more circles.')
    }),
    'upgrade-failed': async ({ page, press }) => {
      await refuse(page, 'create-checkout', billingMessages.unavailable)
      await press('Upgrade to Personal Plan')
      await page.getByText(billingMessages.unavailable).waitFor()
    },
    'upgrade-cancelled': afresh(async ({ page, open }) => {
      await mend(page)
      await open('/upgrade?from=checkout')
      await page.getByText(billingMessages.nothingCharged).waitFor()
    }),
    'upgrade-opening': async ({ page, press }) => {
      await hold(page, 'create-checkout')
      await press('Upgrade to Pro Plan')
      await page.getByText('Opening Checkout...').waitFor()
    },
    'upgrade-dialog': afresh(async ({ page, open }) => {
      await mend(page)
      await markOlder(page)
      await open('/dashboard?force-dashboard=true')
      await page.getByText(/circles have no goal yet/).click()
      await page.getByRole('button', { name: 'See the Plans' }).click()
      await page.getByRole('dialog').waitFor()
    }),
    'upgrade-dialog-failed': async ({ page }) => {
      await refuse(page, 'create-checkout', billingMessages.unavailable)
      await page.getByRole('dialog').getByRole('button', { name: 'Upgrade to Personal Plan' }).click()
      await page.getByText(billingMessages.checkoutFailed(billingMessages.unavailable)).first().waitFor()
    },
    'portal-nothing': afresh(async ({ page, open }) => {
      await mend(page)
      await open('/dashboard?force-dashboard=true&from=portal')
      await page.getByText(billingMessages.noPlanTitle).waitFor()
    }),
    success: afresh(async ({ page, open, heading }) => {
      await hold(page, 'sync-subscription')
      await open('/success')
      await heading('Payment Successful!')
    }),
    'success-not-confirmed': afresh(async ({ page, open, heading }) => {
      await mend(page)
      await refuse(page, 'sync-subscription', billingMessages.unavailable, 409)
      // The checks end after half a minute.
      keepFromOthers(page)
      await page.clock.install()
      await open('/success')
      await heading('Payment Successful!')
      for (let looks = 0; looks < 5; looks += 1) {
        const looked = page.waitForResponse('**/api/sync-subscription')
        await page.clock.fastForward(13_000)
        await looked
      }
      await heading('Not confirmed yet')
    }),
  }),
  walk(justPaid, {
    'success-confirmed': async ({ page, open }) => {
      await open('/success')
      await page.getByText('You are on Pro Plan: up to 5 goals, 5 nudges a day.').waitFor()
    },
    'plan-begun': async ({ page, press }) => {
      await press('Continue to Dashboard')
      await page.getByRole('dialog', { name: 'A new plan' }).waitFor()
    },
  }),
  walk(onPersonal, {
    'pricing-personal': async ({ page, open }) => {
      await open('/pricing')
      await page.getByText('Current Plan').waitFor()
    },
    'upgrade-personal': afresh(async ({ page, open }) => {
      await open('/upgrade')
      await page.getByText('Current Plan').waitFor()
    }),
    'portal-return': afresh(async ({ page, open }) => {
      await open('/dashboard?force-dashboard=true&from=portal')
      await page.getByText(billingMessages.planNowTitle('Personal Plan')).waitFor()
    }),
    'settings-personal': afresh(async ({ page, open }) => {
      await open('/settings')
      await page.getByText('Renews on').waitFor()
    }),
    'portal-failed': async ({ page, press }) => {
      await refuse(page, 'customer-portal')
      await press('Manage Subscription')
      await page.getByText(billingMessages.portalFailed).waitFor()
    },
  }),
  walk(onAdvisor, {
    'pricing-advisor': async ({ page, open }) => {
      await open('/pricing')
      await page.getByText('Current Plan').waitFor()
    },
  }),
]

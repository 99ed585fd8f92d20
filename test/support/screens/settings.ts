import type { Page } from 'playwright-core'
import { accountSettingMessages } from '#domain/messages/account-settings.ts'
import { authMessages } from '#domain/messages/auth.ts'
import { eveningMessages } from '#domain/messages/evening.ts'
import { farewellMessages } from '#domain/messages/farewell.ts'
import { mailMessages } from '#domain/messages/mail.ts'
import { requestMessages } from '#domain/messages/request.ts'
import { settingsMessages } from '#domain/messages/settings.ts'
import { unsavedMessages } from '#domain/messages/unsaved.ts'
import type { Journey } from '#test/support/journey.ts'
import { keepFromOthers } from '#test/support/visitors.ts'
import { someone } from './people.ts'
import { afresh, createVisit, walk } from './walk.ts'
import { hold, mend, refuse } from './wire.ts'

/** States of Settings, unsubscribing and account deletion. */

const GOAL = 'goal=goal_01ARZ3NDEKTSV4RRFFQ69G5FAV'
const UNSUBSCRIBE = `/unsubscribe?user=00000000-0000-4000-8000-000000000000&${GOAL}&token=${'a'.repeat(43)}`
const UNSUBSCRIBE_ALL = `/unsubscribe?user=00000000-0000-4000-8000-000000000000&list=all&token=${'a'.repeat(22)}`

const chooseEvening = (page: Page, way: 'Push' | 'Email') =>
  page.getByRole('group', { name: eveningMessages.title }).getByRole('radio', { name: way, exact: true }).check()

/** A browser that can notify. The headless one blocks notifications and has no service worker here. */
const ABLE = `
  let permission = 'default'
  let mine = null
  const subscribe = async ({ applicationServerKey }) => {
    const body = JSON.stringify({ applicationServerKey })
    const given = await (await fetch('/_local/push/subscriptions', { method: 'POST', body })).json()
    mine = { endpoint: given.endpoint, toJSON: () => given }
    return mine
  }
  Object.defineProperty(Notification, 'permission', { get: () => permission })
  Notification.requestPermission = async () => (permission = 'granted')
  navigator.serviceWorker.getRegistration = async () => ({ pushManager: { subscribe, getSubscription: async () => mine } })
  null`

const IPHONE = `
  delete window.PushManager
  Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' })
  null`

export const settings = [
  walk((journey: Journey) => someone(journey, [{ title: 'Walk before work' }]), {
    'settings-loading': async ({ page, open }) => {
      await hold(page, 'get-profile')
      await open('/settings')
      await page.getByText('Dream Big').waitFor()
    },
    'settings-not-loaded': afresh(async ({ page, open, heading }) => {
      await mend(page)
      await refuse(page, 'get-profile')
      await open('/settings')
      await heading('Your settings')
    }),
    settings: afresh(async ({ page, open }) => {
      await mend(page)
      await open('/settings')
      await page.getByLabel('Name').waitFor()
    }),
    'settings-unsaved': async ({ page }) => {
      await page.getByRole('switch', { name: settingsMessages.hideStreak }).click()
      await page.getByText(settingsMessages.unsaved).waitFor()
    },
    'settings-leave': async ({ page, press }) => {
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await page.getByRole('dialog', { name: unsavedMessages.title }).waitFor()
      await press(unsavedMessages.stay)
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await page.getByRole('dialog', { name: unsavedMessages.title }).waitFor()
    },
    'settings-zone-unknown': afresh(async ({ open, page, press }) => {
      await open('/settings')
      await page.getByLabel('Time zone').fill('Atlantis')
      await press('Save Changes')
      await page.getByText(settingsMessages.zoneUnknown).waitFor()
    }),
    'settings-not-saved': async ({ page, press }) => {
      await page.getByLabel('Time zone').fill('Europe/Oslo')
      await refuse(page, 'update-profile')
      await press('Save Changes')
      await page.getByText(requestMessages.internal).waitFor()
    },
    'settings-saved': async ({ page, press }) => {
      await mend(page)
      await page.getByLabel('Name').fill('Signe')
      await press('Save Changes')
      await page.getByText(settingsMessages.saved).waitFor()
    },
    'settings-name-refused': afresh(async ({ page, open, press }) => {
      await open('/settings')
      await page.getByLabel('Name').fill('Kill my neighbor')
      await press('Save Changes')
      await page.getByText('This name is about hurting somebody').waitFor()
    }),
    'settings-name-crisis': afresh(async ({ page, open, press, heading }) => {
      await open('/settings')
      await page.getByLabel('Name').fill('wanna die')
      await press('Save Changes')
      await heading('You do not have to be alone with this')
    }),
    'settings-address-stopped': afresh(async ({ page, open }) => {
      await mend(page)
      await page.route('**/api/get-profile', async (route) => {
        const response = await route.fetch()
        const json = Object(await response.json())
        await route.fulfill({ response, json: { ...json, profile: { ...json.profile, mail_stopped: 'bounced' } } })
      })
      await open('/settings')
      await page.getByText(accountSettingMessages.bounced).waitFor()
    }),
    'settings-morning-push': afresh(async ({ page, open }) => {
      await mend(page)
      await open('/settings')
      await page.evaluate(ABLE)
      await page.getByRole('switch', { name: /Also as a notification/ }).click()
      await page.getByRole('button', { name: eveningMessages.allow }).waitFor()
    }),
    'settings-evening-mail': afresh(async ({ page, open }) => {
      await mend(page)
      await open('/settings')
      await chooseEvening(page, 'Email')
      await page.getByText('only for days that are still open').waitFor()
    }),
    'settings-evening-ask': afresh(async ({ page, open }) => {
      await open('/settings')
      await page.evaluate(ABLE)
      await chooseEvening(page, 'Push')
      await page.getByRole('button', { name: eveningMessages.allow }).waitFor()
    }),
    'settings-evening-allowed': async ({ page, press }) => {
      await press(eveningMessages.allow)
      await page.getByText(eveningMessages.allowed).waitFor()
    },
    'settings-evening-blocked': afresh(async ({ page, open }) => {
      await open('/settings')
      await chooseEvening(page, 'Push')
      await page.getByText(eveningMessages.blockedTitle).waitFor()
    }),
    'settings-evening-home-screen': afresh(async ({ page, open }) => {
      await open('/settings')
      await page.evaluate(IPHONE)
      await chooseEvening(page, 'Push')
      await page.getByText(eveningMessages.homeScreenTitle).waitFor()
    }),
    'settings-password': afresh(async ({ page, open, press }) => {
      await open('/settings')
      await press('Change password')
      await page.getByLabel('Current password').fill('before-sunrise')
      await page.getByLabel('New password').fill('dawn')
      await press('Set Password')
      await page.getByText(authMessages.weakPassword).waitFor()
    }),
    'settings-new-address': afresh(async ({ page, open, press }) => {
      await open('/settings')
      await press('Change email address')
      await page.getByLabel('New email address').fill('maren@newdomain.example')
      await press('Send a Code')
      await page.getByText('Waiting for its code').waitFor()
    }),
    'settings-sign-out-everywhere-else': afresh(async ({ page, open, press }) => {
      await open('/settings')
      await press(accountSettingMessages.signOutElsewhere)
      await page.getByLabel('Current password').fill('not-the-sunrise')
      await press(accountSettingMessages.signOutElsewhere)
      await page.getByText(accountSettingMessages.wrongCurrent).waitFor()
    }),
    'settings-export-failed': async ({ page, open, press }) => {
      await open('/settings')
      await refuse(page, 'export-account')
      await press('Everything (JSON)')
      await page.getByText(settingsMessages.exportFailed).waitFor()
    },
    'settings-delete': afresh(async ({ page, open, press }) => {
      await mend(page)
      await open('/settings')
      await press('Delete My Account')
      await page.getByRole('dialog').waitFor()
    }),
    'settings-delete-other-email': async ({ page, press }) => {
      await page.getByLabel('Your email, to confirm').fill('not@mine.example')
      await press('Delete Everything')
      await page.getByText(settingsMessages.typeYourEmail).waitFor()
    },
    'unsubscribe-all': afresh(async ({ open, heading }) => {
      await open(UNSUBSCRIBE_ALL)
      await heading('No more emails about your goals?')
    }),
    'unsubscribe-incomplete': afresh(async ({ open, heading }) => {
      await open('/unsubscribe')
      await heading('This link is not complete.')
    }),
    unsubscribe: afresh(async ({ open, heading }) => {
      await open(UNSUBSCRIBE)
      await heading('No more wake-up emails?')
    }),
    'unsubscribe-invalid': async ({ page, press }) => {
      await press('Stop the Emails of This Goal')
      await page.getByText(mailMessages.linkInvalid).waitFor()
    },
    'unsubscribe-done': afresh(async ({ page, open, press, heading }) => {
      await page.route('**/api/unsubscribe*', (route) =>
        route.fulfill({ json: { success: true, message: mailMessages.unsubscribed.goal } }),
      )
      await open(UNSUBSCRIBE)
      await press('Stop the Emails of This Goal')
      await heading('The mornings are quiet now.')
    }),
    'account-deleted': afresh(async ({ page, open, press, person }) => {
      await mend(page)
      await open('/settings')
      await press('Delete My Account')
      await page.getByLabel('Your email, to confirm').fill(person.email)
      await press('Delete Everything')
      await page.getByText(farewellMessages.title).waitFor()
    }),
  }),
  walk(async (journey: Journey) => createVisit(journey, (await journey.visitor()).page), {
    'settings-google': async ({ page, open, press }) => {
      // In this tab, because a picture has one window.
      keepFromOthers(page)
      await page.addInitScript('window.open = () => null')
      await open('/auth')
      await press('Continue with Google')
      await page.locator('button.account').first().click()
      await page.getByRole('link', { name: 'Settings' }).click()
      await page.getByText(accountSettingMessages.devicesNoteGoogle).waitFor()
    },
  }),
]

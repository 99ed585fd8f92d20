import type { Page } from 'playwright-core'
import { authMessages } from '#domain/messages/auth.ts'
import { checkInLinkMessages } from '#domain/messages/check-in-link.ts'
import { sessionMessages } from '#domain/messages/session.ts'
import type { Journey } from '#test/support/journey.ts'
import { createPerson } from '#test/support/signed-in.ts'
import { createEmail, someone } from './people.ts'
import { afresh, createVisit, type Visit, walk } from './walk.ts'
import { keep, mend } from './wire.ts'

/** States of `/auth` and `/verify-email`: sign-in, sign-up, their mails and links. */

const PASSWORD = 'first-light'
const IDENTITY = /\/_local\/identity/

type Newcomer = Visit & { journey: Journey; email: string }

const newcomer = async (journey: Journey): Promise<Newcomer> => ({
  ...(await createVisit(journey, (await journey.visitor()).page)),
  journey,
  email: createEmail(),
})

/** An address with an account, in a signed-out browser. */
const known = async (journey: Journey): Promise<Newcomer> => {
  const { person } = await createPerson(journey, { email: createEmail() })
  return { ...(await newcomer(journey)), email: person.email }
}

const fill = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name }).click()

const newestCode = async ({ journey, email }: Newcomer): Promise<string> =>
  /code=(\d+)/.exec((await journey.mailsTo(email)).at(-1)?.html ?? '')?.[1] ?? ''

/** These operations of the user pool get no answer. */
const holdPool = (page: Page, operation: string) =>
  page.route(IDENTITY, (route) =>
    route.request().headers()['x-amz-target']?.endsWith(operation) ? keep(page, route) : route.fallback(),
  )

/** The pre-sign-up trigger refuses. */
const refuseSignUp = (page: Page, why: string) =>
  page.route(IDENTITY, (route) =>
    route.request().headers()['x-amz-target']?.endsWith('SignUp')
      ? route.fulfill({
          status: 400,
          json: { __type: 'UserLambdaValidationException', message: `PreSignUp failed with error ${why}.` },
        })
      : route.fallback(),
  )

const signUp = async ({ page, open, email, heading }: Newcomer) => {
  await open('/auth?mode=sign-up')
  await fill(page, email, PASSWORD)
  await submit(page, 'Sign Up')
  await heading('Check Your Email')
}

export const auth = [
  walk(known, {
    auth: async ({ open, page }) => {
      await open('/auth')
      await page.getByRole('tab', { name: 'Sign In' }).waitFor()
    },
    'auth-empty': async ({ page }) => {
      await submit(page, 'Sign In')
      await page.getByText(authMessages.passwordMissing).waitFor()
    },
    'auth-no-account': async ({ page }) => {
      await fill(page, 'nobody@example.com', PASSWORD)
      await submit(page, 'Sign In')
      await page.getByText(authMessages.noAccount('nobody@example.com')).waitFor()
    },
    'auth-wrong-password': async ({ page, email }) => {
      await fill(page, email, PASSWORD)
      await submit(page, 'Sign In')
      await page.getByText(authMessages.wrongPassword).waitFor()
    },
    'auth-signing-in': async ({ page }) => {
      await holdPool(page, 'InitiateAuth')
      await submit(page, 'Sign In')
      await page.getByRole('button', { name: 'Signing In...' }).waitFor()
    },
    'auth-verified': afresh(async ({ page, open, email }) => {
      await mend(page)
      await open(`/auth?${new URLSearchParams({ verified: 'true', email })}`)
      await page.getByText(authMessages.verified).waitFor()
    }),
    'auth-social-failed': afresh(async ({ page, open }) => {
      await open('/auth/callback?error=server_error&state=unknown')
      await page.getByText(authMessages.socialFailed).waitFor()
    }),
    'auth-check-in-link': afresh(async ({ page, open, email }) => {
      await open(`/?${new URLSearchParams({ checkin: 'true', user: email, goal: 'goal_01ARZ3NDEKTSV4RRFFQ69G5FAV' })}`)
      await page.getByText(checkInLinkMessages.logInAs(email)).waitFor()
    }),
    reset: afresh(async ({ open, heading }) => {
      await open('/auth?mode=reset')
      await heading('Forgot your password?')
    }),
    'reset-sent': async ({ page, email, heading, press }) => {
      await page.getByLabel('Email').fill(email)
      await press('Send Reset Email')
      await heading('It is on its way.')
    },
    'reset-code': async ({ page, press }) => {
      await press('Type it here')
      await page.getByLabel('Code from the email').fill('12')
      await press('Continue')
      await page.getByText(authMessages.codeShape).waitFor()
    },
    'new-password': async (at) => {
      const code = await newestCode(at)
      await at.open(`/auth?${new URLSearchParams({ mode: 'reset', email: at.email, code })}`)
      await at.heading('Choose a new password.')
    },
    'new-password-short': async ({ page, press }) => {
      await page.getByLabel('New password').fill('dawn')
      await press('Save Password')
      await page.getByText(authMessages.weakPassword).waitFor()
    },
    'new-password-wrong-code': afresh(async ({ page, open, email, press }) => {
      await open(`/auth?${new URLSearchParams({ mode: 'reset', email, code: '000000' })}`)
      await page.getByLabel('New password').fill('before-sunrise')
      await press('Save Password')
      await page.getByText(authMessages.codeWrong).waitFor()
    }),
  }),
  walk(newcomer, {
    'sign-up': async ({ page, open }) => {
      await open('/auth?mode=sign-up')
      await page.getByText(authMessages.passwordHint(6)).waitFor()
    },
    'sign-up-problems': async ({ page }) => {
      await fill(page, 'noor', 'dawn')
      await submit(page, 'Sign Up')
      await page.getByText(authMessages.weakPassword).waitFor()
    },
    'sign-up-with-google': async ({ page, email }) => {
      await refuseSignUp(page, `${authMessages.emailInUse(email)} ${authMessages.signsInWith('Google')}`)
      await fill(page, email, PASSWORD)
      await submit(page, 'Sign Up')
      await page.getByText(authMessages.signsInWith('Google')).waitFor()
      await mend(page)
    },
    'check-email': signUp,
    'check-email-again': async ({ page, press }) => {
      await page.getByText('Nothing there yet?').click()
      await press('Send It Again')
      await page.getByText(authMessages.mailAgain).waitFor()
    },
    'check-email-address': async ({ page }) => {
      await page.getByText('Another address', { exact: true }).click()
      await page.getByRole('button', { name: 'Use Another Address' }).waitFor()
    },
    'verify-email': async ({ page, heading }) => {
      await page.getByRole('listitem').getByRole('button', { name: 'Close' }).click()
      await page.getByRole('link', { name: 'I Opened the Link' }).click()
      await heading('One moment.')
    },
    'verify-email-failed': afresh(async ({ open, heading }) => {
      await open('/verify-email')
      await heading('Verification Issue')
    }),
    'verify-email-spent': afresh(async ({ page, open, email }) => {
      await open(`/verify-email?${new URLSearchParams({ email, code: '000000' })}`)
      await page.getByText('This link has been used already, or it has run out.').waitFor()
    }),
    'verify-email-unreachable': afresh(async ({ page, open, email }) => {
      await page.route(IDENTITY, (route) => route.abort())
      await open(`/verify-email?${new URLSearchParams({ email, code: '123456' })}`)
      await page.getByText(sessionMessages.network).waitFor()
    }),
    'sign-up-unreachable': afresh(async ({ page, open, email }) => {
      await open('/auth?mode=sign-up')
      await fill(page, email, PASSWORD)
      await submit(page, 'Sign Up')
      await page.getByText(sessionMessages.network).waitFor()
    }),
  }),
  walk(newcomer, {
    'verify-email-verified': async (at) => {
      const { page, heading, press } = at
      await signUp(at)
      await page.getByText('Type the code instead').click()
      await page.getByLabel('Code from the email').fill(await newestCode(at))
      // The page redirects after the sign-in.
      await holdPool(page, 'InitiateAuth')
      await press('Continue')
      await heading('Email Verified!')
    },
  }),
  walk(someone, {
    'auth-other-account': async ({ page, open }) => {
      await open('/?checkin=true&user=ivo@example.com&goal=goal_01ARZ3NDEKTSV4RRFFQ69G5FAV')
      await page.getByText(checkInLinkMessages.otherAccount('ivo@example.com')).waitFor()
    },
    'auth-session-ended': async ({ page, open }) => {
      await open('/?force-dashboard=true')
      await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { message: 'Unauthorized' } }))
      await page.reload()
      await page.getByText(sessionMessages.signInAgain).waitFor()
    },
  }),
]

import {
  autoSignIn,
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from 'aws-amplify/auth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY_SECONDS } from '#domain/time/units.ts'
import { readRefusal, tryPassword, useAmplify } from './browser-auth.ts'
import { TestPool } from './stack.ts'

const EMAIL = 'Ada@example.com'
const PASSWORD = 'sunrise-7'

let pool: TestPool

beforeEach(async () => {
  pool = await TestPool.start()
  useAmplify(pool)
})
afterEach(() => pool.stop())

const register = async (username = EMAIL, password = PASSWORD) => {
  await signUp({ username, password, options: { userAttributes: { email: username, name: 'Ada' } } })
  await confirmSignUp({ username, confirmationCode: await pool.codeFor(username) })
}

describe('a user with a password', () => {
  test('signs up, confirms with the mailed code and is signed in by it', async () => {
    const started = await signUp({
      username: EMAIL,
      password: PASSWORD,
      options: { userAttributes: { email: EMAIL }, autoSignIn: true },
    })
    expect(started.nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { attributeName: 'email', deliveryMedium: 'EMAIL', destination: 'A***@e***' },
    })
    await confirmSignUp({ username: EMAIL, confirmationCode: await pool.codeFor(EMAIL) })
    expect(await autoSignIn()).toMatchObject({ isSignedIn: true })
    expect(await getCurrentUser()).toMatchObject({ signInDetails: { loginId: EMAIL } })
    expect(await fetchUserAttributes()).toMatchObject({ email: EMAIL, email_verified: 'true' })
  })

  test('signs in with the address in any case', async () => {
    await register()
    expect(await signIn({ username: 'ada@EXAMPLE.com', password: PASSWORD })).toMatchObject({ isSignedIn: true })
    const { tokens } = await fetchAuthSession()
    expect(tokens?.idToken?.payload).toMatchObject({ email: EMAIL, email_verified: true, name: 'Ada' })
  })

  test('gets different errors for an unknown user, a wrong password and a missing confirmation', async () => {
    await register()
    await signUp({ username: 'new@example.com', password: PASSWORD })
    expect(await readRefusal(tryPassword('nobody@example.com', PASSWORD))).toEqual({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    })
    expect(await readRefusal(tryPassword(EMAIL, 'sunset-8'))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    })
    expect(await signIn({ username: 'new@example.com', password: PASSWORD })).toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    })
    expect(await readRefusal(tryPassword('new@example.com', 'sunset-8'))).toMatchObject({
      name: 'NotAuthorizedException',
    })
  })

  test('gets the same error in a pool that hides user existence', async () => {
    await register()
    await pool.restart({ preventsUserExistenceErrors: true })
    const wrong = await readRefusal(tryPassword(EMAIL, 'sunset-8'))
    expect(await readRefusal(tryPassword('nobody@example.com', PASSWORD))).toEqual(wrong)
    expect(wrong.message).toBe('Incorrect username or password.')
    await signUp({ username: 'new@example.com', password: PASSWORD })
    for (const username of ['nobody@example.com', 'new@example.com', EMAIL]) {
      expect(await resetPassword({ username })).toMatchObject({
        nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE' },
      })
    }
    for (const username of ['nobody@example.com', 'new@example.com']) {
      expect(await resendSignUpCode({ username })).toMatchObject({ destination: 'n***@e***' })
      expect(await readRefusal(confirmSignUp({ username, confirmationCode: 'wrong' }))).toMatchObject({
        name: 'CodeMismatchException',
      })
    }
    for (const username of ['nobody@example.com', EMAIL]) {
      const reset = { username, confirmationCode: 'wrong', newPassword: 'moonlight-9' }
      expect(await readRefusal(confirmResetPassword(reset))).toMatchObject({ name: 'CodeMismatchException' })
    }
    expect(pool.mails.filter(({ to }) => to === 'nobody@example.com')).toEqual([])
  })

  test('gets another code, and only the newest one works', async () => {
    await signUp({ username: EMAIL, password: PASSWORD })
    const first = await pool.codeFor(EMAIL)
    let second = first
    while (second === first) {
      await resendSignUpCode({ username: EMAIL })
      second = await pool.codeFor(EMAIL)
    }
    expect(await readRefusal(confirmSignUp({ username: EMAIL, confirmationCode: first }))).toEqual({
      name: 'CodeMismatchException',
      message: 'Invalid verification code provided, please try again.',
    })
    await confirmSignUp({ username: EMAIL, confirmationCode: second })
    expect(await readRefusal(resendSignUpCode({ username: EMAIL }))).toEqual({
      name: 'InvalidParameterException',
      message: 'User is already confirmed.',
    })
    expect(await readRefusal(confirmSignUp({ username: EMAIL, confirmationCode: second }))).toEqual({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    })
  })

  test('cannot sign up with an existing address', async () => {
    await register()
    expect(await readRefusal(signUp({ username: 'ADA@example.com', password: PASSWORD }))).toEqual({
      name: 'UsernameExistsException',
      message: 'User already exists',
    })
  })

  test('resets a forgotten password, which disables the old one', async () => {
    await register()
    await resetPassword({ username: EMAIL })
    const reset = { username: EMAIL, confirmationCode: await pool.codeFor(EMAIL), newPassword: 'moonlight-9' }
    expect(await readRefusal(confirmResetPassword({ ...reset, newPassword: 'short' }))).toEqual({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    })
    await confirmResetPassword(reset)
    expect(await readRefusal(confirmResetPassword(reset))).toMatchObject({ name: 'ExpiredCodeException' })
    expect(await readRefusal(tryPassword(EMAIL, PASSWORD))).toMatchObject({ name: 'NotAuthorizedException' })
    expect(await signIn({ username: EMAIL, password: 'moonlight-9' })).toMatchObject({ isSignedIn: true })
  })

  test('cannot reset before the address is verified', async () => {
    await signUp({ username: EMAIL, password: PASSWORD })
    expect(await readRefusal(resetPassword({ username: EMAIL }))).toMatchObject({ name: 'InvalidParameterException' })
    expect(await readRefusal(resetPassword({ username: 'nobody@example.com' }))).toMatchObject({
      name: 'UserNotFoundException',
    })
  })

  test('changes the password with the correct old one', async () => {
    await register()
    await signIn({ username: EMAIL, password: PASSWORD })
    const change = { oldPassword: 'sunset-8', newPassword: 'moonlight-9' }
    expect(await readRefusal(updatePassword(change))).toMatchObject({ name: 'NotAuthorizedException' })
    await updatePassword({ ...change, oldPassword: PASSWORD })
    await signOut()
    expect(await signIn({ username: EMAIL, password: 'moonlight-9' })).toMatchObject({ isSignedIn: true })
  })

  test('refreshes tokens, also after a restart, until the refresh token expires', async () => {
    await register()
    await signIn({ username: EMAIL, password: PASSWORD })
    const first = (await fetchAuthSession()).tokens
    await pool.restart()
    pool.advance(29 * 24)
    const second = (await fetchAuthSession({ forceRefresh: true })).tokens
    expect(second?.accessToken.payload.exp).toBeGreaterThan((first?.accessToken.payload.exp ?? 0) + 28 * DAY_SECONDS)
    expect(second?.accessToken.payload.origin_jti).toBe(first?.accessToken.payload.origin_jti)
    expect(second?.idToken?.payload.auth_time).toBe(first?.idToken?.payload.auth_time)
    pool.advance(2 * 24)
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
  })

  test('loses all sessions by a global sign-out', async () => {
    await register()
    await signIn({ username: EMAIL, password: PASSWORD })
    const token = (await fetchAuthSession()).tokens?.accessToken.toString()
    useAmplify(pool)
    await signIn({ username: EMAIL, password: PASSWORD })
    await signOut({ global: true })
    expect((await pool.call('GetUser', { AccessToken: token })).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    })
  })

  test('ends only one session by a sign-out', async () => {
    await register()
    await signIn({ username: EMAIL, password: PASSWORD })
    const elsewhere = (await fetchAuthSession()).tokens?.accessToken.toString()
    useAmplify(pool)
    await signIn({ username: EMAIL, password: PASSWORD })
    const here = (await fetchAuthSession()).tokens?.accessToken.toString()
    await signOut()
    expect((await pool.call('GetUser', { AccessToken: elsewhere })).status).toBe(200)
    expect((await pool.call('GetUser', { AccessToken: here })).body.message).toBe('Access Token has been revoked')
  })

  test('is refused while disabled', async () => {
    await register()
    await signIn({ username: EMAIL, password: PASSWORD })
    await pool.identity.setEnabled(EMAIL, false)
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
    useAmplify(pool)
    const refused = { name: 'NotAuthorizedException', message: 'User is disabled.' }
    expect(await readRefusal(tryPassword(EMAIL, PASSWORD))).toEqual(refused)
    await pool.identity.setEnabled(EMAIL, true)
    expect(await signIn({ username: EMAIL, password: PASSWORD })).toMatchObject({ isSignedIn: true })
  })
})

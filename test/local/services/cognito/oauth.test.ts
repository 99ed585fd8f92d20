import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CALLBACK, SIGNED_OUT } from './pool-settings.ts'
import { TestPool } from './stack.ts'
import { createHostedSignIn } from './support/hosted-sign-in.ts'

let pool: TestPool

beforeAll(async () => {
  pool = await TestPool.start({ triggers: { preSignUp: 'check', postConfirmation: 'welcome' } })
})
afterAll(() => pool.stop())
beforeEach(() => {
  pool.trigger = (_, event) => event
  pool.fired.length = 0
})

const { authorizeUrl, choose, signInAs } = createHostedSignIn(() => pool)

describe('the account chooser', () => {
  test('the chooser is a page without scripts whose form leads to the application only', async () => {
    const page = await fetch(authorizeUrl())
    const policy = page.headers.get('content-security-policy')
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain('value="gia@gmail.example"')
    expect(text).not.toMatch(/<script|style=|<style/)
    expect(policy).toContain("form-action 'self' http://localhost:3000")
    expect(policy).toContain("default-src 'none'")
    const css = await fetch(new URL(/href="([^"]+\.css)"/.exec(text)?.[1] ?? '', pool.url))
    expect(css.headers.get('content-type')).toContain('text/css')
  })

  test('the chooser signs up a new user with triggers and tokens', async () => {
    const { claims, access_token } = await signInAs({ account: 'gia@gmail.example' })
    const username = String(claims['cognito:username'])
    expect(username).toMatch(/^Google_\d{21}$/)
    expect(claims).toMatchObject({
      email: 'gia@gmail.example',
      email_verified: true,
      name: 'Gia Moretti',
      nonce: 'some-nonce',
      'cognito:groups': [`${pool.settings.id}_Google`],
      identities: [{ providerName: 'Google', userId: username.replace('Google_', ''), primary: 'true' }],
    })
    expect(claims.sub).not.toBe(username)
    expect((await pool.call('GetUser', { AccessToken: access_token })).body.Username).toBe(username)
    expect(pool.fired).toMatchObject([
      {
        functionName: 'check',
        event: {
          triggerSource: 'PreSignUp_ExternalProvider',
          userName: username,
          request: { userAttributes: { email: 'gia@gmail.example', email_verified: 'true' } },
        },
      },
      {
        functionName: 'welcome',
        event: {
          triggerSource: 'PostConfirmation_ConfirmSignUp',
          userName: username,
          request: { userAttributes: { sub: claims.sub, 'cognito:user_status': 'EXTERNAL_PROVIDER' } },
        },
      },
    ])
  })

  test('the chooser signs in an existing user, also after a restart', async () => {
    const first = await signInAs({ account: 'noah@gmail.example' })
    await pool.restart()
    pool.fired.length = 0
    const second = await signInAs({ account: 'noah@gmail.example' })
    expect(second.claims.sub).toBe(first.claims.sub)
    expect(pool.fired).toEqual([])
  })

  test('the chooser accepts another account and offers it the next time', async () => {
    const another = { account: 'another', email: 'zoe@gmail.example', name: 'Zoë <b>' }
    const { claims } = await signInAs(another)
    expect(claims).toMatchObject({ email: 'zoe@gmail.example', name: 'Zoë <b>' })
    const page = await (await fetch(authorizeUrl())).text()
    expect(page).toContain('value="zoe@gmail.example"')
    expect(page).toContain('Zoë &lt;b&gt;')
  })

  test('the chooser shows an error for an invalid account', async () => {
    const form = new URLSearchParams({ account: 'another', email: 'zoe', name: '' })
    const page = await fetch(authorizeUrl(), { method: 'POST', body: form, redirect: 'manual' })
    expect(page.status).toBe(400)
    expect(await page.text()).toContain('role="alert"')
  })

  test('the chooser redirects a cancelled or refused sign-in with an error', async () => {
    expect((await choose({ account: '' })).get('error')).toBe('access_denied')
    pool.trigger = () => {
      throw new Error('This address has a password')
    }
    const refused = await choose({ account: 'another', email: 'taken@gmail.example', name: 'T' })
    expect(Object.fromEntries(refused)).toEqual({
      error: 'invalid_request',
      error_description: 'PreSignUp failed with error This address has a password.',
      state: 'some-state',
    })
  })

  test('the chooser keeps the user separate from a password user with the same address', async () => {
    await pool.signUp('mei@gmail.example')
    const { claims } = await signInAs({ account: 'mei@gmail.example' })
    expect(claims['cognito:username']).toMatch(/^Google_/)
    expect((await pool.confirm('mei@gmail.example')).status).toBe(200)
  })

  test.each([
    ['another client', { client_id: 'other' }, 'invalid_client'],
    ['an address that only begins like the right one', { redirect_uri: `${CALLBACK}/evil` }, 'redirect_mismatch'],
    ['no address', { redirect_uri: undefined }, 'redirect_mismatch'],
  ])('authorize shows an error page for %s', async (_, changes, error) => {
    for (const method of ['GET', 'POST']) {
      const page = await fetch(authorizeUrl(changes), {
        method,
        redirect: 'manual',
        ...(method === 'POST' ? { body: new URLSearchParams({ account: 'gia@gmail.example' }) } : {}),
      })
      expect([page.status, page.headers.get('location')]).toEqual([400, null])
      expect(await page.text()).toContain(error)
    }
  })

  test.each([
    ['no PKCE', { code_challenge: undefined }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another scope', { scope: 'openid phone' }, 'invalid_scope'],
    ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
    ['another provider', { identity_provider: 'Facebook' }, 'invalid_request'],
    ['no provider', { identity_provider: undefined }, 'invalid_request'],
    ['a silent sign-in', { prompt: 'none' }, 'login_required'],
  ])('authorize redirects with an error for %s', async (_, changes, error) => {
    const answer = await fetch(authorizeUrl(changes), { redirect: 'manual' })
    const target = new URL(answer.headers.get('location') ?? '')
    expect([target.searchParams.get('error'), target.searchParams.get('state')]).toEqual([error, 'some-state'])
  })
})

describe('the prompt for an account', () => {
  /** The response to a browser that chose an account before: the chooser page, or a redirect to the application. */
  const again = async (changes: Record<string, string | undefined>) => {
    const body = new URLSearchParams({ account: 'gia@gmail.example' })
    const first = await fetch(authorizeUrl(), { method: 'POST', body, redirect: 'manual' })
    const [cookie = ''] = (first.headers.get('set-cookie') ?? '').split(';')
    const next = await fetch(authorizeUrl(changes), { headers: { cookie }, redirect: 'manual' })
    return { status: next.status, code: new URL(next.headers.get('location') ?? CALLBACK).searchParams.get('code') }
  }
  const signedInAtOnce = { status: 303, code: expect.any(String) }

  test('prompt=select_account shows the chooser to a known browser; without it the browser is signed in', async () => {
    expect(await again({ prompt: 'select_account' })).toEqual({ status: 200, code: null })
    expect(await again({ prompt: undefined })).toEqual(signedInAtOnce)
  })

  test.each(['select_account', 'none'])('the classic hosted UI ignores prompt=%s', async (prompt) => {
    await pool.restart({ managedLogin: false })
    expect(await again({ prompt })).toEqual(signedInAtOnce)
    await pool.restart({ managedLogin: true })
  })
})

test('logout redirects to the application only', async () => {
  const leave = (uri: string, id = 'webclient') =>
    fetch(`${pool.url}/logout?${new URLSearchParams({ client_id: id, logout_uri: uri })}`, { redirect: 'manual' })
  expect((await leave(SIGNED_OUT)).headers.get('location')).toBe(SIGNED_OUT)
  expect((await leave('https://evil.example/')).status).toBe(400)
  expect((await leave(SIGNED_OUT, 'other')).status).toBe(400)
})

test('the user list shows all users and their sign-in method', async () => {
  await pool.signUp('<i>@example.com')
  const page = await (await fetch(pool.url)).text()
  expect(page).toContain('gia@gmail.example')
  expect(page).toMatch(/Google · Confirmed · since/)
  expect(page).toContain('&lt;i&gt;@example.com')
  expect(page).toMatch(/Password · Not confirmed yet · since/)
})

import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { CALLBACK } from '../pool-settings.ts'
import type { TestPool } from '../stack.ts'

const tokenAnswer = z.object({
  access_token: z.optional(z.string()),
  id_token: z.optional(z.string()),
  refresh_token: z.optional(z.string()),
  error: z.optional(z.string()),
})

const SCOPE = 'openid email profile aws.cognito.signin.user.admin'
const verifier = randomBytes(32).toString('base64url')

/** The requests of a browser and of the page to the hosted sign-in of a pool. `pool` is read at each request. */
export const createHostedSignIn = (pool: () => TestPool) => {
  const authorizeUrl = (changes: Record<string, string | undefined> = {}): string => {
    const query = {
      client_id: 'webclient',
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: SCOPE,
      state: 'some-state',
      nonce: 'some-nonce',
      prompt: 'select_account',
      identity_provider: 'Google',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    }
    const given = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, value)
    return `${pool().url}/oauth2/authorize?${given}`
  }

  const choose = async (form: Record<string, string>, changes = {}): Promise<URLSearchParams> => {
    const answer = await fetch(authorizeUrl(changes), {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    const target = new URL(answer.headers.get('location') ?? '')
    expect(`${target.origin}${target.pathname}`).toBe(CALLBACK)
    expect(target.searchParams.get('state')).toBe('some-state')
    return target.searchParams
  }

  const post = async (endpoint: string, form: Record<string, string>) => {
    const answer = await fetch(`${pool().url}/oauth2/${endpoint}`, { method: 'POST', body: new URLSearchParams(form) })
    const text = await answer.text()
    return { status: answer.status, body: tokenAnswer.parse(text ? JSON.parse(text) : {}) }
  }

  const exchange = (code: string, changes = {}) =>
    post('token', {
      grant_type: 'authorization_code',
      client_id: 'webclient',
      redirect_uri: CALLBACK,
      code_verifier: verifier,
      code,
      ...changes,
    })

  const signInAs = async (form: Record<string, string>) => {
    const { body } = await exchange((await choose(form)).get('code') ?? '')
    return { ...body, claims: decodeJwt(body.id_token ?? '') }
  }

  return { authorizeUrl, choose, post, exchange, signInAs }
}

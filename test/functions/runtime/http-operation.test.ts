import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { DomainError } from '#domain/errors.ts'
import { defineContract } from '#functions/runtime/contract.ts'
import { http, openHttp } from '#functions/runtime/http.ts'
import { call, context } from '#test/support/call.ts'

describe('an operation', () => {
  const lines: string[] = []
  const caller = { sub: 'ann', email: 'ann@example.com' }
  const request = z.strictObject({ word: z.optional(z.string()) })
  const response = z.strictObject({ success: z.literal(true), word: z.string() })

  beforeEach(() => {
    lines.length = 0
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  })

  it('returns 500 without details for an unknown error and logs it without the body (API-3)', async () => {
    const handler = http(defineContract('breaks', { request, response }), () => async () => {
      throw new Error('secret table name')
    })
    const answer = await call(handler, { caller, body: { word: 'my diary' } })
    expect(answer).toEqual({
      status: 500,
      body: { success: false, error: 'Something went wrong. Please try again.', code: 'internal' },
    })
    expect(lines.join()).toContain('secret table name')
    expect(lines.join()).toContain('"operation":"breaks"')
    expect(lines.join()).not.toContain('my diary')
  })

  it('returns only fields of its contract', async () => {
    const leaks = { success: true as const, word: 'yes', mail_token: 'secret' }
    const handler = http(defineContract('leaks', { request, response }), () => async () => leaks)
    const answer = await call(handler, { caller, body: {} })
    expect(answer.status).toBe(500)
    expect(JSON.stringify(answer.body)).not.toContain('secret')
  })

  it('returns the status of each refusal (API-3)', async () => {
    const handler = http(defineContract('refuses', { request, response }), () => async ({ body }) => {
      if (body.word === 'unavailable') throw new DomainError('unavailable', 'Not now.')
      throw new DomainError('conflict', 'Too late.')
    })
    expect((await call(handler, { caller, body: { word: 'unavailable' } })).status).toBe(503)
    expect((await call(handler, { caller, body: {} })).status).toBe(409)
  })

  it('for operators accepts members of the group only and describes no request to others', async () => {
    const contract = defineContract('operate', { access: 'operator', request, response })
    const handler = http(contract, () => async ({ actor }) => ({ success: true as const, word: actor.groups.join() }))
    for (const groups of [undefined, '[people]', '[operators-of-another]']) {
      const given = groups === undefined ? caller : { ...caller, 'cognito:groups': groups }
      expect(await call(handler, { caller: given, body: '{' })).toMatchObject({ status: 403 })
    }
    const member = { ...caller, 'cognito:groups': '[people operators]' }
    expect((await call(handler, { caller: member, body: {} })).body.word).toBe('people,operators')
  })

  it('that is public needs no token, and any other requires one', async () => {
    const open = defineContract('open', { access: 'anyone', request, response })
    const handler = openHttp(open, () => async () => ({ success: true as const, word: 'hello' }))
    expect((await call(handler, { body: {} })).status).toBe(200)
    const closed = defineContract('closed', { request, response })
    expect(() => openHttp(closed, () => async () => ({ success: true as const, word: 'hello' }))).toThrow(/closed/)
    expect(() => http(open, () => async () => ({ success: true as const, word: 'hello' }))).toThrow(/open/)
  })

  it('returns cache-control: no-store with a response, a refusal and an error (API-7)', async () => {
    const handler = http(defineContract('answers', { request, response }), () => async ({ body }) => {
      if (body.word === 'refuse') throw new DomainError('conflict', 'Too late.')
      if (body.word === 'break') throw new Error('broken')
      return { success: true as const, word: 'yes' }
    })
    const authorizer = { jwt: { claims: { ...caller, email_verified: 'true' }, scopes: null } }
    const answers = ['say', 'refuse', 'break'].map((word) =>
      handler(
        {
          version: '2.0',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ word }),
          isBase64Encoded: false,
          requestContext: { requestId: 'request', authorizer },
        },
        context(),
      ),
    )
    const sent = z.array(z.object({ statusCode: z.int(), headers: z.record(z.string(), z.string()) }))
    const given = sent.parse(await Promise.all(answers))
    expect(given.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
      [200, 'no-store'],
      [409, 'no-store'],
      [500, 'no-store'],
    ])
  })
})

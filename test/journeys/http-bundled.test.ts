import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CORRELATION_HEADER } from '#domain/correlation-header.ts'
import type { Person } from '#test/support/people.ts'
import { type Stack, startStack } from '#test/support/stack.ts'

/** The main job on the bundles of a deployment (`npm start -- --bundled`): a goal, its text and mail of a morning, the check-in by mail. */

const ID = '5f0d7f0a-61c8-4d43-9d6e-1f1b0f6f9a01'
const LINK = /\/check-in#(\S+)/
const line = z.looseObject({ message: z.string(), correlation_id: z.string() })

describe('the bundles of a deployment', () => {
  let stack: Stack
  let ann: Person
  beforeAll(async () => {
    stack = await startStack({ now: Date.parse('2026-11-24T15:00:00Z'), bundled: true })
    ann = await stack.person()
    await stack.api(ann, 'create-user-profile')
  })
  afterAll(() => stack?.stop())

  const pass = async (from: string) => {
    await stack.local('POST', 'clock', { now: from, skip: true })
    await stack.local('POST', 'clock', { advance: 'PT10M' })
    await stack.product.travel.idle()
  }
  const findToken = async () => {
    const mails = await stack.product.mail.list({ to: ann.email })
    return mails.flatMap(({ text }) => LINK.exec(text ?? '')?.[1] ?? []).at(-1)
  }

  it('carry the correlation id of a call through the bus to the reaction (API-11)', async () => {
    const created = await stack.api(ann, 'create-goal', { title: 'Write a book' }, { [CORRELATION_HEADER]: ID })
    expect(created).toMatchObject({ status: 200 })
    await stack.product.travel.idle()
    const lines = stack.product.logs
      .read('generate-first-motivation')
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text))
      .filter((one) => 'message' in one)
    expect(lines.length).toBeGreaterThan(0)
    for (const one of lines) expect(line.parse(one).correlation_id).toBe(ID)
  })

  it('write the text of a night, send its mail in the morning, and take the check-in of its link', async () => {
    // 02:00 and 07:00 in New York.
    await pass('2026-11-25T06:55:00Z')
    await pass('2026-11-25T11:55:00Z')
    const token = await findToken()
    const answer = await stack.api(null, 'check-in-by-mail', { token })
    expect(answer).toMatchObject({ status: 200, body: { check_in: { state: 'checked-in' } } })
    ann = await stack.again(ann)
    const { body } = await stack.api(ann, 'fetch-user-goals')
    expect(body).toMatchObject({ goals: [{ title: 'Write a book', streak_count: 1 }] })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items } from '#test/support/reactions.ts'
import type { OperationName } from '#test/support/samples.ts'

const LINE = 'I read chapter two on the train and missed my stop.'
const ENDED = { status: 404, body: { success: false, error: 'This link is not valid any more.', code: 'not-found' } }

describe('a witness', () => {
  const product = setUpFunctions()
  let ann: Caller
  let goalId: string
  let token: string

  const invite = async () => {
    const { body } = await product.as(ann, 'invite-witness', { goalId, name: 'Maren' })
    return String(body.link).split('#')[1] ?? ''
  }
  const open = (operation: OperationName, body: object) => product.as(ann, operation, body, { caller: undefined })
  const look = () => open('get-witnessed-goal', { token })
  const say = (name = '') => open('send-witness-line', { token, line: LINE, name })
  const decline = (given = token) => open('decline-witness', { token: given })
  const owned = async () => (await product.as(ann, 'get-witness', { goalId })).body.witness
  const stored = async () => (await items(ann)).filter(({ sk }) => String(sk).startsWith('WITNESS#'))

  beforeEach(async () => {
    ann = await product.person()
    goalId = (await product.goal(ann, { title: 'Write a book' })).id
    token = await invite()
  })

  it('sends a name with a line, which the owner sees and the form has as its default (WITNESS-14)', async () => {
    expect(await say('a'.repeat(41))).toMatchObject({ status: 400, body: { field: 'name' } })
    for (const name of ['Lazy Loser, you idiot', 'bad.example.com'])
      expect(await say(name)).toMatchObject({ status: 400, body: { code: 'refused', field: 'name' } })
    expect((await say(' Jonas ')).body).toMatchObject({ sent: true })
    expect((await look()).body.witnessed).toMatchObject({ witness_name: 'Jonas' })
    expect(await owned()).toMatchObject({ witness_name: 'Jonas', name: 'Maren' })
  })

  it('declines: the link ends, what was written is deleted, and the owner sees the date (WITNESS-13)', async () => {
    await look()
    await say('Jonas')
    expect(await decline()).toMatchObject({ status: 200, body: { success: true } })
    for (const answer of [await look(), await say(), await decline(), await decline('A'.repeat(43))])
      expect(answer).toMatchObject(ENDED)
    expect(await owned()).toMatchObject({ declined_at: '2026-11-24T17:00:00.000Z', witness_name: '', line: null })
    for (const words of [LINE, 'Jonas']) expect(JSON.stringify(await stored())).not.toContain(words)
    expect(JSON.stringify(product.logs)).not.toContain(token)
    token = await invite()
    expect(await owned()).toMatchObject({ declined_at: null, opened_at: null })
    expect((await say()).body).toMatchObject({ sent: true })
  })

  it('declines while a line waits, which is deleted', async () => {
    await Promise.all([say('Jonas'), decline()])
    expect(JSON.stringify(await stored())).not.toContain(LINE)
    expect(await look()).toMatchObject(ENDED)
  })

  it('can decline while the goal is hidden from it (WITNESS-4)', async () => {
    await product.as(ann, 'update-goal', { goalId, updates: { title: 'Recover from burnout' } })
    expect((await decline()).status).toBe(200)
    expect(await owned()).toMatchObject({ declined_at: expect.any(String) })
  })
})

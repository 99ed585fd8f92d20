import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { items } from '#test/support/reactions.ts'
import type { OperationName } from '#test/support/samples.ts'

const LINE = 'I read chapter two on the train and missed my stop.'
const ENDED = { status: 404, body: { success: false, error: 'This link is not valid any more.', code: 'not-found' } }

describe('the witness of a goal', () => {
  const product = setUpFunctions()
  let ann: Caller
  let goalId: string
  let token: string

  const tokenIn = (link: unknown) => String(link).split('#')[1] ?? ''
  const invite = async (name = 'Maren') =>
    tokenIn((await product.as(ann, 'invite-witness', { goalId, name })).body.link)
  const open = (operation: OperationName, body: object) => product.as(ann, operation, body, { caller: undefined })
  const look = (given = token) => open('get-witnessed-goal', { token: given })
  const say = (line = LINE, given = token) => open('send-witness-line', { token: given, line })
  const owned = async () => (await product.as(ann, 'get-witness', { goalId })).body.witness
  const stored = async () => (await items(ann)).filter(({ sk }) => String(sk).startsWith('WITNESS#'))
  const update = (updates: object) => product.as(ann, 'update-goal', { goalId, updates })

  beforeEach(async () => {
    ann = await product.person()
    goalId = (await product.goal(ann, { title: 'Write a book', description: 'Secret plan', circle_type: 'Work' })).id
    token = await invite()
  })

  it('sees the title, the days and the name that the owner gave, and nothing else (WITNESS-3)', async () => {
    await product.as(ann, 'check-in', { goalId })
    const { status, body } = await look()
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      witnessed: {
        state: 'open',
        owner_name: 'Maren',
        witness_name: '',
        title: 'Write a book',
        circle_type: 'Work',
        can_send: true,
        days: expect.any(Array),
      },
    })
    const { days } = body.witnessed as { days: { date: string; state: string }[] }
    expect(days).toHaveLength(28)
    expect(days.at(-1)).toEqual({ date: '2026-11-24', state: 'done' })
    expect(days.at(-2)).toEqual({ date: '2026-11-23', state: 'closed' })
    const text = JSON.stringify(body)
    for (const own of [ann.sub, ann.email, goalId, 'Secret plan']) expect(text).not.toContain(own)
  })

  it('has a link of 256 bits, of which only a hash is stored', async () => {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const other = await invite()
    expect(other).not.toBe(token)
    expect(JSON.stringify(await items())).not.toContain(token)
    expect(JSON.stringify(await items())).not.toContain(other)
  })

  it('shows the owner the first opening, which later ones do not change', async () => {
    expect(await owned()).toMatchObject({ name: 'Maren', opened_at: null, muted: false, line: null })
    await look()
    product.at('2026-11-24T19:00:00Z')
    await look()
    expect(await owned()).toMatchObject({ opened_at: '2026-11-24T17:00:00.000Z' })
  })

  it('gets the same response for a link that never existed, was replaced, or ended (WITNESS-2)', async () => {
    const old = token
    token = await invite()
    expect((await look()).status).toBe(200)
    await product.as(ann, 'end-witness', { goalId })
    for (const given of ['A'.repeat(43), old, token]) {
      expect(await look(given)).toMatchObject(ENDED)
      expect(await say(LINE, given)).toMatchObject(ENDED)
      expect(await say('You are an idiot', given)).toMatchObject(ENDED)
    }
    expect(await owned()).toBeNull()
    expect(await stored()).toEqual([])
  })

  it.each([
    ['its goal is deleted', () => product.as(ann, 'delete-goal', { goalId })],
    ['its goal is set aside', () => update({ is_active: false })],
    ['its account is deleted', () => product.as(ann, 'delete-account', { email: ann.email })],
  ])('ends when %s', async (_, change) => {
    expect((await change()).status).toBe(200)
    expect(await look()).toMatchObject(ENDED)
    expect(await say()).toMatchObject(ENDED)
    expect(await stored()).toEqual([])
  })

  it('ends with a goal whose deletion was broken off (WITNESS-9)', async () => {
    await product.breakOffDelete(ann, goalId)
    expect(await look()).toMatchObject(ENDED)
  })

  it('can be changed only by the owner of the goal', async () => {
    const ben = await product.person('ben')
    for (const [operation, body] of [
      ['invite-witness', { goalId }],
      ['get-witness', { goalId }],
      ['mute-witness', { goalId, muted: true }],
      ['end-witness', { goalId }],
    ] as const)
      expect(await product.as(ben, operation, body)).toMatchObject({ status: 404, body: { error: 'Goal not found' } })
    expect((await look()).status).toBe(200)
  })

  it.each([
    ['gentle', { title: 'Recover from burnout' }],
    ['crisis', { title: 'I want to kill myself' }],
  ])('sees nothing of a goal that turned %s, whose line does not arrive (WITNESS-4)', async (_, updates) => {
    await say()
    expect((await update(updates)).status).toBe(200)
    expect((await look()).body).toEqual({ success: true, witnessed: { state: 'quiet' } })
    product.at('2026-12-02T17:00:00Z')
    expect((await say()).body).toEqual({
      success: true,
      sent: false,
      next_at: null,
      witnessed: { state: 'quiet' },
    })
    product.at('2026-11-25T17:00:00Z')
    expect(await owned()).toMatchObject({ line: null })
    expect((await product.as(ann, 'invite-witness', { goalId })).status).toBe(403)
    await update({ title: 'Write a novel' })
    expect((await look()).body.witnessed).toMatchObject({ state: 'open', title: 'Write a novel' })
    expect(await owned()).toMatchObject({ line: { text: LINE } })
  })

  it('sends one line in seven days, also for concurrent requests (WITNESS-5)', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => say(`Line ${n + 1}`)))
    expect(answers.filter(({ body }) => body.sent === true)).toHaveLength(1)
    expect((await look()).body.witnessed).toMatchObject({ can_send: false })
    product.at('2026-12-01T16:59:59Z')
    expect((await say('Too early')).body).toMatchObject({ sent: false, next_at: null })
    product.at('2026-12-01T17:00:00Z')
    expect((await say('A week later')).body).toMatchObject({ sent: true, next_at: '2026-12-08T17:00:00.000Z' })
  })

  it('has a line that arrives with the next morning and stays for seven days (WITNESS-6)', async () => {
    await say()
    product.at('2026-11-25T11:59:59Z')
    expect(await owned()).toMatchObject({ line: null })
    product.at('2026-11-25T12:00:00Z')
    expect(await owned()).toMatchObject({ line: { text: LINE, day: '2026-11-25' } })
    product.at('2026-12-01T17:00:00Z')
    expect(await owned()).toMatchObject({ line: { text: LINE } })
    product.at('2026-12-02T17:00:00Z')
    expect(await owned()).toMatchObject({ line: null })
  })

  it('takes its line back until the morning begins, and the week stays used up (WITNESS-11)', async () => {
    const takeBack = () => open('send-witness-line', { token, line: null })
    expect((await takeBack()).status).toBe(200)
    await say()
    product.at('2026-11-25T11:59:59Z')
    const taken = await takeBack()
    expect(taken).toMatchObject({ status: 200, body: { sent: false, next_at: null, witnessed: { can_send: false } } })
    expect(JSON.stringify(await stored())).not.toContain(LINE)
    expect((await takeBack()).body).toEqual(taken.body)
    expect((await say()).body).toMatchObject({ sent: false })
    product.at('2026-12-01T17:00:00Z')
    await say()
    product.at('2026-12-02T12:00:00Z')
    expect(await takeBack()).toMatchObject({ status: 409, body: { error: 'Your line has arrived already.' } })
    expect(await owned()).toMatchObject({ line: { text: LINE } })
  })

  it('gets the same response for taking a line back when muted', async () => {
    const takeBack = async () => {
      const { status, body } = await open('send-witness-line', { token, line: null })
      return { status, body }
    }
    await say()
    await product.as(ann, 'mute-witness', { goalId, muted: true })
    expect(await takeBack()).toMatchObject({ status: 200, body: { sent: false, witnessed: { can_send: false } } })
    product.at('2026-11-25T12:00:00Z')
    expect(await takeBack()).toMatchObject({ status: 409 })
  })

  it('is not told that it is muted: no line is stored, with the response of a used-up week (WITNESS-8)', async () => {
    await say()
    const used = (await look()).body
    expect((await product.as(ann, 'mute-witness', { goalId, muted: true })).body.witness).toMatchObject({ muted: true })
    expect((await look()).body).toEqual(used)
    expect(JSON.stringify(await stored())).not.toContain(LINE)
    product.at('2026-12-03T17:00:00Z')
    expect((await look()).body.witnessed).toMatchObject({ can_send: false })
    expect((await say()).body).toMatchObject({ sent: false, next_at: null })
    expect(JSON.stringify(await stored())).not.toContain(LINE)
    await product.as(ann, 'mute-witness', { goalId, muted: false })
    expect((await say()).body).toMatchObject({ sent: true })
  })

  it('stores no line when it is ended while the line is being sent', async () => {
    const [said] = await Promise.all([say(), product.as(ann, 'end-witness', { goalId })])
    expect([200, 404]).toContain(said.status)
    expect(await stored()).toEqual([])
  })

  it.each([
    ['I want to kill myself', /findahelpline/],
    ['You are such a lazy loser', /could hurt/],
    ['I will beat you up if you skip a day', /could hurt/],
    ['Come off your antidepressants by June', /could hurt/],
    ['Look at https://bad.example/login', /address/],
  ])('is refused %s, which does not use up the week', async (line, why) => {
    expect(await say(line)).toMatchObject({
      status: 400,
      body: { code: 'refused', error: expect.stringMatching(why) },
    })
    expect(JSON.stringify(product.logs)).not.toContain(line)
    expect((await say()).body).toMatchObject({ sent: true })
  })

  it.each(['', ' ', 'a'.repeat(201), 'two\nlines', 'x\u202e'])('is refused the line %j', async (line) => {
    expect(await say(line)).toMatchObject({ status: 400, body: { field: 'line' } })
  })

  it('is exported without the hash of its link, and is in no log', async () => {
    await say()
    const { body } = await product.as(ann, 'export-account', {})
    const [witness] = JSON.parse(String(body.json)).witnesses
    expect(witness).toMatchObject({ goal_id: goalId, name: 'Maren', line: LINE })
    expect(String(body.json)).not.toContain(String((await stored())[0]?.lookup_pk))
    expect(JSON.stringify(product.logs)).toContain('send-witness-line')
    expect(JSON.stringify(product.logs)).not.toContain(token)
    expect(JSON.stringify(product.logs)).not.toContain(LINE)
  })

  it.each([
    ['I want to die', 409, { code: 'conflict', care: 'crisis', care_reason: 'suicide' }],
    ['Kill all jews', 400, { code: 'refused', field: 'name' }],
    ['You lazy loser', 400, { code: 'refused', field: 'name' }],
    ['bad.example/login', 400, { code: 'refused', field: 'name' }],
  ])('is not invited by the name “%s”, and the earlier link stays (WITNESS-15)', async (name, status, refusal) => {
    const before = await stored()
    const answer = await product.as(ann, 'invite-witness', { goalId, name })
    expect(answer).toMatchObject({ status, body: { success: false, ...refusal } })
    expect(await stored()).toEqual(before)
    expect((await look()).status).toBe(200)
    expect(JSON.stringify(product.logs)).not.toContain(name)
  })
})

import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { MINUTE_MS } from '#domain/time/units.ts'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { firesFor, readAlarm } from '#test/support/alarm.ts'
import { type Caller, call } from '#test/support/call.ts'
import { startModelServer } from '#test/support/model-server.ts'
import { change, consume, items } from '#test/support/reactions.ts'
import { setUpMorning } from './reactions/support/morning.ts'

/** Rehearses procedures of docs/operations.md. */
const morning = setUpMorning()
const LATER = { from_a_later_release: { kind: 'new', steps: [1, 2] } }

it('older code serves what a newer release wrote, and keeps the fields that it does not know', async () => {
  const { product, ann } = morning
  const { id } = await morning.goal()
  await morning.write(id)
  await product.as(ann, 'check-in', { goalId: id })
  const before = await product.goals(ann)
  const keys = (await items(ann)).map(({ sk }) => String(sk))
  for (const sk of keys) await change(ann, sk, LATER)

  expect(await product.goals(ann)).toEqual(before)
  expect((await product.as(ann, 'update-goal', { goalId: id, updates: { title: 'Run further' } })).status).toBe(200)
  expect((await product.as(ann, 'update-profile', { displayName: 'Ann B' })).status).toBe(200)
  expect(await morning.send()).toBe(true)
  expect(morning.mails()).toHaveLength(1)

  product.at('2026-11-25T17:00:00Z')
  expect((await product.as(ann, 'check-in', { goalId: id })).status).toBe(200)
  expect((await product.goals(ann))[0]).toMatchObject({ title: 'Run further', streak_count: 2 })
  const after = new Map((await items(ann)).map((item) => [String(item.sk), item]))
  const lost = keys.filter((sk) => after.has(sk) && after.get(sk)?.from_a_later_release === undefined)
  // A check-in derives the run from the ledger and writes it anew.
  expect(lost).toEqual([`ACCOUNT#RUN#${id}`])
})

it('older code leaves a message with a field that it does not know to the dead letters, and sends nothing', async () => {
  await morning.goal()
  morning.product.at(`2026-11-24T12:${morning.minute}:00Z`)
  expect(await consume(sendMails, { ...morning.work(), ...LATER })).toBe(false)
  expect(morning.mails()).toEqual([])
  // Redriven to a release that reads it, as the message without the field is here.
  expect(await consume(sendMails, morning.work())).toBe(true)
  expect(morning.mails()).toHaveLength(1)
})

/** As SES answers. It has the same code for one mail that it does not take. */
const PAUSED = 'Sending paused for this account. For more information, please check the inbox of the email address.'
const UNVERIFIED = 'Email address is not verified. The following identities failed the check in region EU-WEST-1: '

it.each([
  ['AccountSendingPausedException', 'AccountSendingPausedException', undefined],
  ['SenderRefused', 'MessageRejected', PAUSED],
  ['SenderRefused', 'MessageRejected', `${UNVERIFIED}hello@five.example`],
])(
  'mails of a suspended SES account wait, fire the alarm refused-sender, and leave once each when sending is allowed again: %s',
  async (named, code, message) => {
    const alarm = await readAlarm('refused-sender')
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'five-circles-dev-send-mails')
    const { product, ann } = morning
    const { services } = product
    const ben = await product.person('ben')
    for (const person of [ann, ben]) await morning.goal({}, person)
    services.nextMails = Array.from({ length: 4 }, () => ({ status: 400, code, ...(message && { message }) }))

    const waiting = () => services.messages.splice(0).map(({ work }) => work)
    let instant = Date.parse(`2026-11-24T12:${morning.minute}:00Z`)
    let works: unknown[] = [morning.work()]
    let rounds = 0
    for (; works.length > 0; rounds += 1) {
      product.at(new Date(instant).toISOString())
      for (const work of works) expect(await consume(sendMails, work)).toBe(true)
      if (services.nextMails.length > 0) expect(morning.mails()).toEqual([])
      works = waiting()
      if (rounds === 0) expect(firesFor(alarm, product.counts)).toBe(true)
      instant += 15 * MINUTE_MS
    }
    expect(rounds).toBe(3)
    expect(morning.mails().map(({ to }) => to?.[0]?.address)).toEqual(expect.arrayContaining([ann.email, ben.email]))
    expect(morning.mails()).toHaveLength(2)
    expect(product.logs).toContainEqual(expect.objectContaining({ message: 'mail failed', error: named }))

    // The same page comes again, as from a dispatcher that was repeated.
    expect(await consume(sendMails, morning.work())).toBe(true)
    expect(morning.mails()).toHaveLength(2)
  },
)

const source = z.object({ source: z.string() })

it('texts are built-in while a model is withdrawn, and of the model that a deployment sets instead', async () => {
  const { product, ann } = morning
  const model = await startModelServer()
  const withdrawn = createServer((request, response) => {
    if (!request.url?.includes('test-model')) return void relay(request.url ?? '', request, response)
    response.writeHead(404, { 'x-amzn-errortype': 'ResourceNotFoundException' })
    response.end(JSON.stringify({ message: 'This model version has reached the end of its life.' }))
  })
  const relay = async (path: string, request: AsyncIterable<Buffer>, response: { end: (body: string) => void }) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    response.end(await (await fetch(`${model.endpoint}${path}`, { method: 'POST', body: Buffer.concat(parts) })).text())
  }
  await new Promise<void>((resolve) => withdrawn.listen(0, '127.0.0.1', resolve))
  const address = withdrawn.address()
  vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
  /** The operation as a new deployment starts it. */
  const deploy = async (modelId: string) => {
    vi.stubEnv('MODEL_ID', modelId)
    vi.resetModules()
    const { handler } = await import('#functions/motivation/generate-daily-motivation/handler.ts')
    return async (caller: Caller, goalId: string) =>
      source.parse((await call(handler, { caller, body: { goalId } })).body).source
  }
  try {
    const ben = await product.person('ben')
    const first = (await morning.goal()).id
    const second = (await morning.goal({}, ben)).id
    const before = await deploy('test-model')
    expect(await before(ann, first)).toBe('built-in')
    const after = await deploy('another-model')
    expect(await after(ben, second)).toBe('model')
    // A text that was given stays for its day.
    expect(await after(ann, first)).toBe('built-in')
    expect(product.logs).toContainEqual(expect.objectContaining({ message: 'model gave no answer' }))
  } finally {
    vi.unstubAllEnvs()
    withdrawn.closeAllConnections()
    withdrawn.close()
    model.close()
  }
})

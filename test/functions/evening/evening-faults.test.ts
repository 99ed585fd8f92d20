import { expect, it } from 'vitest'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { consume } from '#test/support/reactions.ts'
import { setUpTableFaults } from '#test/support/table-faults.ts'

const product = setUpFunctions()
const table = setUpTableFaults()

it('fails, so that SQS delivers the message again, when a question has no outcome', async () => {
  const ann = await product.person()
  await product.goal(ann)
  await product.as(ann, 'update-profile', { evening: { at: '21:00', by: 'mail' } })
  product.services.mails.length = 0
  product.services.messages.length = 0
  product.at('2026-11-25T02:00:00Z')
  const range = { from: '21:00', to: '21:00' }
  const work = { question: 'evening', zone: 'America/New_York', shard: 0, date: '2026-11-24', ...range }
  table.fail('asked_on')
  const write = process.stdout.write
  process.stdout.write = (text: string | Uint8Array) => {
    if (String(text).includes('evening question not tried')) throw new Error('no log')
    return true
  }
  const isTaken = await consume(sendMails, work).finally(() => {
    process.stdout.write = write
    table.fail()
  })
  expect([isTaken, product.services.messages]).toEqual([false, []])
  expect(await consume(sendMails, work, 2)).toBe(true)
  expect(product.services.mails.map(({ to }) => to?.[0]?.address)).toEqual([ann.email])
})

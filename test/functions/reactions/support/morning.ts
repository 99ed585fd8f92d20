import { beforeEach } from 'vitest'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import type { Caller } from '#test/support/call.ts'
import { setUpFunctions } from '#test/support/functions.ts'
import { consume, items } from '#test/support/reactions.ts'

export const DAY = '2026-11-24'
/** 7 AM in New York on that day. */
export const SEVEN = '2026-11-24T12:00:00Z'

/** Starts the functions before the tests of a file; each test has a new person and its own minute of the morning. */
export const setUpMorning = () => {
  const product = setUpFunctions()
  let ann: Caller
  let time: string
  let minute = 0

  beforeEach(async () => {
    // Each test uses its own minute of the morning.
    minute += 1
    time = `07:${String(minute).padStart(2, '0')}`
    product.at(`2026-11-24T10:00:00Z`)
    ann = await product.person()
  })

  const goal = (fields: Record<string, unknown> = {}, caller = ann) =>
    product.goal(caller, { time_of_day: time, ...fields })
  const write = (goalId: string, caller = ann) => product.as(caller, 'generate-daily-motivation', { goalId })
  const work = () => ({ zone: 'America/New_York', shard: 0, date: DAY, from: time, to: time })
  const send = (receives = 1) => {
    product.at(`2026-11-24T12:${time.slice(3)}:00Z`)
    return consume(sendMails, work(), receives)
  }
  const mails = () => product.services.mails
  const delivery = async (goalId: string) => {
    const item = (await items()).find(({ sk }) => sk === `MOTIVATION#${goalId}#${DAY}`)
    return item?.mail
  }

  return {
    get product() {
      return product
    },
    get ann() {
      return ann
    },
    get minute() {
      return time.slice(3)
    },
    goal,
    write,
    work,
    send,
    mails,
    delivery,
  }
}

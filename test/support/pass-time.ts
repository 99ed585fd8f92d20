import { expect } from 'vitest'
import { handler as sendMails } from '#functions/reactions/delivery-queued/send-mails/handler.ts'
import { handler as dispatchWakeUpMails } from '#functions/reactions/wake-up-mails-due/dispatch-wake-up-mails/handler.ts'
import type { Product } from '#test/support/functions.ts'
import { consume, fire } from '#test/support/reactions.ts'

const FIVE_MINUTES = 300_000

/** Moves the clock from one ISO time to another, fires every tick of the wake-up mails and processes every message. */
export const passTime = async (product: Product, from: string, to: string): Promise<void> => {
  for (let at = Date.parse(from) + FIVE_MINUTES; at <= Date.parse(to); at += FIVE_MINUTES) {
    const instant = new Date(at).toISOString()
    product.at(instant)
    await fire(dispatchWakeUpMails, instant)
    for (const { work } of product.services.messages.splice(0)) expect(await consume(sendMails, work)).toBe(true)
  }
}

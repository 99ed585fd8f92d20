import type { UnsentMail } from '#events/work.ts'
import type { SlotOutcome } from './deliver.ts'
import type { DeliveryOutcome, FailedMail, UnprovenMail } from './transmit.ts'

/** The most mails of a message. */
const MESSAGE = 100

export const isFailed = (outcome: DeliveryOutcome): outcome is FailedMail =>
  typeof outcome === 'object' && 'reason' in outcome
export const isWaiting = (outcome: DeliveryOutcome): outcome is UnprovenMail =>
  typeof outcome === 'object' && 'unproven' in outcome

/** The entries of a slot in the message that looks at it again: its goal, and those that were in the same mail. */
export const listUnsent = ({ user, goal, only }: UnsentMail, { own, letter }: SlotOutcome): UnsentMail[] => {
  const waiting = isWaiting(own) ? { unproven: own.unproven } : {}
  const { others = [] } = typeof own === 'object' ? own : {}
  return [
    {
      user,
      goal,
      ...(only && { only }),
      ...waiting,
      ...(isFailed(own) && own.claim !== undefined && { claim: own.claim }),
      ...(isWaiting(letter) && { letter: letter.unproven }),
      ...(isFailed(letter) && letter.claim !== undefined && { letter_claim: letter.claim }),
    },
    // One of them sends the mail where the first goal is deleted meanwhile.
    ...others.map((other) => ({ user, goal: other, ...(only && { only }), ...waiting })),
  ]
}

/** Each goal once, with the claims of all of its entries, in messages of at most `MESSAGE` mails. */
export const inMessages = (mails: readonly UnsentMail[]): UnsentMail[][] => {
  const known = new Map<string, UnsentMail>()
  for (const mail of mails) known.set(mail.goal, { ...mail, ...known.get(mail.goal) })
  const single = [...known.values()]
  return Array.from({ length: Math.ceil(single.length / MESSAGE) }, (_, part) =>
    single.slice(part * MESSAGE, (part + 1) * MESSAGE),
  )
}

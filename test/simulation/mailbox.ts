import * as z from 'zod/mini'
import { createServiceError } from './errors.ts'
import { invocations } from './invocation.ts'
import { localDate } from './morning-oracle.ts'
import type { SimulatedGoal } from './people.ts'
import { readRawMail } from './raw-mail.ts'

/** SES, which keeps the facts of each accepted mail that the checks need. */

export type AcceptedMail = {
  goalId: string
  date: string
  at: number
  /** When the request left the function. Its way to SES takes 20 to 90 ms, which no sender can even out. */
  sentAt: number
  hasContent: boolean
}

const sendInput = z.object({
  Destinations: z.array(z.string()),
  RawMessage: z.object({ Data: z.instanceof(Uint8Array) }),
  Tags: z._default(z.array(z.object({ Name: z.string(), Value: z.string() })), []),
})

/** Characters of a text that a mail must contain. Longer beginnings can be broken into lines. */
const BEGINNING = 12

export type MailboxOptions = {
  now: () => number
  goals: ReadonlyMap<string, SimulatedGoal>
  /** The address whose mails SES refuses with an error that is not final. */
  poisonedAddress: string | undefined
  /** The texts of a goal's day as they are stored; undefined without an item. */
  readTexts: (goal: SimulatedGoal, date: string) => string[] | undefined
  maxPerSecond: number
  /** Takes the event that SES publishes about an accepted mail. */
  onEvent: (event: object) => void
}

const POISON = 'MailFromDomainNotVerifiedException'

export const createMailbox = ({ now, goals, poisonedAddress, readTexts, maxPerSecond, onEvent }: MailboxOptions) => {
  const accepted: AcceptedMail[] = []

  /** Goal and date of a mail. The date is that of the claim; for a mail without a claim it is the local date. */
  const identify = (input: object): Omit<AcceptedMail, 'sentAt'> => {
    const { goalId, text } = readRawMail(sendInput.parse(input).RawMessage.Data)
    const goal = goals.get(goalId)
    const claim = [...(invocations.getStore()?.claimed ?? [])].find((one) => one.startsWith(`${goalId}#`))
    const date = claim?.slice(goalId.length + 1) ?? (goal ? localDate(goal.zone, now()) : '')
    const texts = goal && readTexts(goal, date)
    const hasContent = texts?.some((one) => one.length > 0 && text.includes(one.slice(0, BEGINNING))) ?? false
    return { goalId, date, at: now(), hasContent }
  }

  return {
    accepted,
    identify,
    serve(command: string, input: object, sentAt: number): object {
      if (command === 'GetSendQuota') return { MaxSendRate: maxPerSecond, Max24HourSend: 1e7, SentLast24Hours: 0 }
      if (command !== 'SendRawEmail') throw new Error(`The simulated SES has no ${command}.`)
      if (sendInput.parse(input).Destinations[0] === poisonedAddress)
        throw createServiceError(POISON, 'The MAIL FROM domain is not verified.', 400)
      accepted.push({ ...identify(input), sentAt })
      const tags = Object.fromEntries(sendInput.parse(input).Tags.map(({ Name, Value }) => [Name, [Value]]))
      onEvent({ source: 'aws.ses', 'detail-type': 'Email Sent', detail: { eventType: 'Send', mail: { tags } } })
      return { MessageId: `mail-${accepted.length}` }
    },
  }
}

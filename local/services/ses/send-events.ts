import { randomUUID } from 'node:crypto'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import type { Clock, ServiceEvent } from '#local/contracts/services.ts'

type EventType = CloudModel['mail']['events'][number]['types'][number]

const NAMES: Record<EventType, { detailType: string; eventType: string }> = {
  send: { detailType: 'Email Sent', eventType: 'Send' },
  delivery: { detailType: 'Email Delivered', eventType: 'Delivery' },
  bounce: { detailType: 'Email Bounced', eventType: 'Bounce' },
  complaint: { detailType: 'Email Complaint Received', eventType: 'Complaint' },
}

/** The addresses of SES's mailbox simulator, with or without a label: `bounce+7@simulator.amazonses.com`. */
const SIMULATED = /^(bounce|complaint)(\+[^@]*)?@simulator\.amazonses\.com$/i

export type SentMail = {
  messageId: string
  source: string
  recipients: string[]
  configurationSet: string | null
  tags: Record<string, string>
}

export type SendEvents = {
  /** Publishes the events of an accepted mail. */
  publish(mail: SentMail): void
  /** The recipients that get the mail: SES drops those that bounced or complained before. */
  accept(recipients: string[]): string[]
}

/** The events of accepted mails, for configuration sets with an event destination. */
export const createSendEvents = (options: {
  clock: Clock
  events: CloudModel['mail']['events']
  emit: (event: ServiceEvent) => void
}): SendEvents => {
  const { clock, events, emit } = options
  const suppressed = new Set<string>()

  const readOutcome = (recipient: string): Exclude<EventType, 'send'> => {
    if (suppressed.has(recipient.toLowerCase())) return 'bounce'
    const kind = SIMULATED.exec(recipient)?.[1]?.toLowerCase()
    return kind === 'bounce' || kind === 'complaint' ? kind : 'delivery'
  }

  const describeOutcome = (type: EventType, recipients: string[], timestamp: string): Record<string, unknown> => {
    if (type === 'send') return { send: {} }
    if (type === 'delivery') return { delivery: { timestamp, recipients } }
    if (type === 'complaint') {
      const complainedRecipients = recipients.map((emailAddress) => ({ emailAddress }))
      return {
        complaint: { timestamp, feedbackId: randomUUID(), complainedRecipients, complaintFeedbackType: 'abuse' },
      }
    }
    const bouncedRecipients = recipients.map((emailAddress) => ({ emailAddress, action: 'failed', status: '5.1.1' }))
    return {
      bounce: {
        timestamp,
        feedbackId: randomUUID(),
        bounceType: 'Permanent',
        bounceSubType: 'General',
        bouncedRecipients,
      },
    }
  }

  return {
    accept: (recipients) => recipients.filter((one) => !suppressed.has(one.toLowerCase())),
    publish: ({ messageId, source, recipients, configurationSet, tags }) => {
      const wanted = events.find((one) => one.configurationSet === configurationSet)?.types ?? []
      const timestamp = new Date(clock.now()).toISOString()
      const groups = Object.groupBy(recipients, readOutcome)
      const happened: [EventType, string[]][] = [['send', recipients]]
      for (const type of ['delivery', 'bounce', 'complaint'] as const) {
        const group = groups[type]
        if (group) happened.push([type, group])
      }
      for (const type of ['bounce', 'complaint'] as const)
        for (const one of groups[type] ?? []) suppressed.add(one.toLowerCase())
      for (const [type, group] of happened) {
        if (!wanted.includes(type)) continue
        const own = Object.entries({ 'ses:configuration-set': configurationSet ?? '', ...tags })
        emit({
          source: 'aws.ses',
          detailType: NAMES[type].detailType,
          resources: [],
          detail: {
            eventType: NAMES[type].eventType,
            mail: {
              timestamp,
              source,
              messageId,
              destination: recipients,
              tags: Object.fromEntries(own.map(([name, value]) => [name, [value]])),
            },
            ...describeOutcome(type, group, timestamp),
          },
        })
      }
    },
  }
}

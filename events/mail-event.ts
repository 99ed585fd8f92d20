import * as z from 'zod/mini'

/** Events of SES about mails that the product sent. SES publishes them on the default bus (ADR 245). */
export const MAIL_EVENTS = {
  source: 'aws.ses',
  detailTypes: ['Email Sent', 'Email Delivered', 'Email Bounced', 'Email Complaint Received'],
} as const

export const GOAL_SEPARATOR = '-'

/** The tags by which an event finds the claim of its mail. `goal` and `date` are missing for a mail about no goal. */
export type MailTags = {
  mail: 'wake-up' | 'morning' | 'letter' | 'calm' | 'trial-ending' | 'trial-ended' | 'evening'
  user: string
  goal?: string
  /** The ids of the goals in a common mail, with `GOAL_SEPARATOR` between them. */
  goals?: string
  date?: string
  claim: string
}

const recipients = z.array(z.object({ emailAddress: z.string() }))

/** The fields of an event that are used. SES adds its own tags, each a list of values. */
export const mailEvent = z.object({
  detail: z.object({
    mail: z.object({ tags: z.record(z.string(), z.array(z.string()).check(z.minLength(1))) }),
    bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: recipients })),
    complaint: z.optional(z.object({ complainedRecipients: recipients })),
  }),
})
export type MailEvent = z.infer<typeof mailEvent>

import type { UnsentMail } from '#events/work.ts'

/** The most mails of a message. */
const MESSAGE = 100

/** The entries of a mail in the message that looks at it again: its goal, and those that were in the same mail. */
export const listUnsent = (
  { user, goal }: UnsentMail,
  { others = [], letter }: { others?: readonly string[]; letter?: string },
  claims: { unproven?: string | undefined; claim?: string | undefined },
): UnsentMail[] => {
  const { unproven, claim } = claims
  const waiting = unproven === undefined ? {} : { unproven }
  return [
    { user, goal, ...waiting, ...(claim !== undefined && { claim }), ...(letter !== undefined && { letter }) },
    // One of them sends the mail where the first goal is deleted meanwhile.
    ...others.map((other) => ({ user, goal: other, ...waiting })),
  ]
}

/** Each goal once, with the entry that has a claim before one without, in messages of at most `MESSAGE` mails. */
export const inMessages = (mails: readonly UnsentMail[]): UnsentMail[][] => {
  const known = new Map<string, UnsentMail>()
  for (const mail of mails) if (mail.claim !== undefined || !known.has(mail.goal)) known.set(mail.goal, mail)
  const single = [...known.values()]
  return Array.from({ length: Math.ceil(single.length / MESSAGE) }, (_, part) =>
    single.slice(part * MESSAGE, (part + 1) * MESSAGE),
  )
}

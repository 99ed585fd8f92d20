import MailComposer from 'nodemailer/lib/mail-composer'

/** `date` in epoch milliseconds. */
type MessageParts = { from: string; to: string[]; subject: string; html: string; date: number }

/** Composes a MIME message (RFC 5322). */
export const composeMessage = ({ date, ...parts }: MessageParts): Promise<Buffer> =>
  new MailComposer({ ...parts, date: new Date(date) }).compile().build()

import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime, { type Email } from 'postal-mime'
import { addressesIn } from './address.ts'

export type Letter = {
  from: string
  to: string[]
  cc?: string[]
  replyTo?: string[]
  subject: string
  html?: string | undefined
  text?: string | undefined
  /** Epoch milliseconds. */
  date: number
}

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ')

/** A message as it goes over the wire (RFC 5322, MIME). */
export const compose = (letter: Letter): Promise<Buffer> =>
  new MailComposer({
    from: oneLine(letter.from),
    to: letter.to.map(oneLine),
    cc: (letter.cc ?? []).map(oneLine),
    replyTo: (letter.replyTo ?? []).map(oneLine),
    subject: oneLine(letter.subject),
    ...(letter.html === undefined ? {} : { html: letter.html }),
    ...(letter.text === undefined ? {} : { text: letter.text }),
    date: new Date(letter.date),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()

/** Throws an Error for what is no message, such as one that is nested without end. */
export const parseMessage = (raw: Uint8Array): Promise<Email> => PostalMime.parse(raw)

/** Every address that a message names, blind copies too. */
export const recipientsOf = ({ to = [], cc = [], bcc = [] }: Email): string[] =>
  [...to, ...cc, ...bcc].flatMap(({ address, group }) =>
    address ? [address] : (group ?? []).map((one) => one.address),
  )

/** Who received a message, whatever it says itself: the stand-in's own trace line, always the first. */
const ENVELOPE_HEADER = 'X-Envelope-To'

const BLIND_COPIES = /^bcc:.*(?:\r?\n[ \t].*)*\r?\n?/gim

const headerLength = (text: string): number => {
  const end = /\r?\n\r?\n/.exec(text)
  return end ? end.index + (end[0].startsWith('\r\n') ? 2 : 1) : text.length
}

export type Sent = { id: string; to: string[]; date: number }

/** A raw message as it arrives: without its blind copies, with the trace line, and with the date and id that it may lack. */
export const stamp = (raw: Uint8Array, { id, to, date }: Sent): Buffer => {
  // Latin 1 gives every byte back as it was.
  const text = Buffer.from(raw).toString('latin1')
  const length = headerLength(text)
  const head = text.slice(0, length).replace(BLIND_COPIES, '')
  const missing = [
    ...(/^message-id:/im.test(head) ? [] : [`Message-ID: <${id}@email.amazonses.com>`]),
    ...(/^date:/im.test(head) ? [] : [`Date: ${new Date(date).toUTCString().replace('GMT', '+0000')}`]),
  ]
  const lines = [`${ENVELOPE_HEADER}: ${to.join(', ')}`, ...missing].map((line) => `${line}\r\n`)
  return Buffer.from(`${lines.join('')}${head}${text.slice(length)}`, 'latin1')
}

export const envelopeOf = (message: Email): string[] => {
  const trace = message.headers.find(({ key }) => key === ENVELOPE_HEADER.toLowerCase())
  return trace ? addressesIn(trace.value) : recipientsOf(message)
}

import PostalMime, { type Email } from 'postal-mime'
import { addressesIn } from './address.ts'

/** Throws an Error for input that is not a message, such as endless nesting. */
export const parseMessage = (raw: Uint8Array): Promise<Email> => PostalMime.parse(raw)

/** Every address in the headers, including Bcc. */
export const listRecipients = ({ to = [], cc = [], bcc = [] }: Email): string[] =>
  [...to, ...cc, ...bcc].flatMap(({ address, group }) =>
    address ? [address] : (group ?? []).map((one) => one.address),
  )

/** The emulator's first header: the actual recipients, which the other headers may not name. */
const ENVELOPE_HEADER = 'X-Envelope-To'

const BLIND_COPIES = /^bcc:.*(?:\r?\n[ \t].*)*\r?\n?/gim

const headerLength = (text: string): number => {
  const end = /\r?\n\r?\n/.exec(text)
  return end ? end.index + (end[0].startsWith('\r\n') ? 2 : 1) : text.length
}

export type Sent = { id: string; to: string[]; date: number }

/** Prepares a raw message for storage: removes Bcc, adds the envelope header, and adds a missing date and id. */
export const stampMessage = (raw: Uint8Array, { id, to, date }: Sent): Buffer => {
  // Latin 1 preserves every byte.
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

export const envelopeRecipients = (message: Email): string[] => {
  const envelope = message.headers.find(({ key }) => key === ENVELOPE_HEADER.toLowerCase())
  return envelope ? addressesIn(envelope.value) : listRecipients(message)
}

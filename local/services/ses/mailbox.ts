import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Email } from 'postal-mime'
import type { Clock, StoredMail } from '#local/contracts/services.ts'
import { envelopeRecipients, parseMessage, stampMessage } from './message.ts'

export type Mailbox = {
  add(raw: Uint8Array, to: string[]): Promise<StoredMail>
  /** Newest last. */
  list(): Promise<StoredMail[]>
  find(id: string): Promise<StoredMail | undefined>
  /** The bytes of the file. */
  raw(id: string): Promise<Buffer>
  clear(): Promise<void>
}

const SUFFIX = '.eml'
/** `00000012-1795244400000-3f9a5c0d77e1`: sequence number, epoch milliseconds of the stack's clock, random part. */
const NAME = /^(\d{8})-(\d{1,15})-[0-9a-f]{12}$/

const readIds = (names: string[]): string[] =>
  names
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .sort()

const lastNumber = (ids: string[]): number => Math.max(0, ...ids.map((id) => Number(NAME.exec(id)?.[1] ?? 0)))

const formatSender = ({ from }: Email): string => {
  if (!from?.address) return ''
  return from.name ? `${from.name} <${from.address}>` : from.address
}

const readHeaders = ({ headers }: Email): Record<string, string> => {
  const named = new Map<string, string>()
  for (const { key, value } of headers) {
    const before = named.get(key)
    named.set(key, before === undefined ? value : `${before}, ${value}`)
  }
  return Object.fromEntries(named)
}

const toStoredMail = (id: string, date: string, message: Email): StoredMail => ({
  id,
  to: envelopeRecipients(message),
  from: formatSender(message),
  subject: message.subject ?? '',
  headers: readHeaders(message),
  html: message.html ?? null,
  text: message.text ?? null,
  date,
})

const unreadableMail = (id: string, date: string): StoredMail => ({
  id,
  to: [],
  from: '',
  subject: 'This mail cannot be read',
  headers: {},
  html: null,
  text: null,
  date,
})

/** The folder of `.eml` files. An unreadable file is listed as unreadable. */
export const createMailbox = (folder: string, clock: Clock): Mailbox => {
  mkdirSync(folder, { recursive: true })
  const parsed = new Map<string, StoredMail>()
  let count = lastNumber(readIds(readdirSync(folder)))
  const resolvePath = (id: string) => join(folder, `${id}${SUFFIX}`)

  const readDate = async (id: string): Promise<string> => {
    const instant = NAME.exec(id)?.[2]
    return new Date(instant ? Number(instant) : (await stat(resolvePath(id))).mtimeMs).toISOString()
  }

  const load = async (id: string): Promise<StoredMail | undefined> => {
    const known = parsed.get(id)
    if (known) return known
    // The file was deleted after the listing.
    const date = await readDate(id).catch(() => undefined)
    if (date === undefined) return undefined
    const mail = await readFile(resolvePath(id))
      .then(parseMessage)
      .then((message) => toStoredMail(id, date, message))
      .catch(() => unreadableMail(id, date))
    parsed.set(id, mail)
    return mail
  }

  return {
    add: async (raw, to) => {
      count += 1
      const date = clock.now()
      const id = `${String(count).padStart(8, '0')}-${Math.floor(date)}-${randomBytes(6).toString('hex')}`
      const message = stampMessage(raw, { id, to, date })
      const path = resolvePath(id)
      await writeFile(`${path}.new`, message)
      await rename(`${path}.new`, path)
      const mail = toStoredMail(id, new Date(date).toISOString(), await parseMessage(message))
      parsed.set(id, mail)
      return mail
    },
    list: async () => {
      const ids = readIds(await readdir(folder))
      const present = new Set(ids)
      for (const id of parsed.keys()) if (!present.has(id)) parsed.delete(id)
      return (await Promise.all(ids.map(load))).filter((mail) => mail !== undefined)
    },
    find: async (id) => (readIds(await readdir(folder)).includes(id) ? load(id) : undefined),
    raw: (id) => readFile(resolvePath(id)),
    clear: async () => {
      for (const id of readIds(await readdir(folder))) await rm(resolvePath(id), { recursive: true, force: true })
      parsed.clear()
    },
  }
}

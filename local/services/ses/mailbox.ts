import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Email } from 'postal-mime'
import type { Clock, KeptMail } from '#local/contracts/services.ts'
import { envelopeOf, parseMessage, stamp } from './message.ts'

export type Mailbox = {
  keep(raw: Uint8Array, to: string[]): Promise<KeptMail>
  /** Newest last. */
  list(): Promise<KeptMail[]>
  find(id: string): Promise<KeptMail | undefined>
  /** The file's bytes. */
  raw(id: string): Promise<Buffer>
  clear(): Promise<void>
}

const SUFFIX = '.eml'
/** `00000012-1795244400000-3f9a5c0d77e1`: the order of arrival, when by the stack's clock, and a random rest. */
const NAME = /^(\d{8})-(\d{1,15})-[0-9a-f]{12}$/

const idsIn = (names: string[]): string[] =>
  names
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .sort()

const lastNumber = (ids: string[]): number => Math.max(0, ...ids.map((id) => Number(NAME.exec(id)?.[1] ?? 0)))

const senderOf = ({ from }: Email): string => {
  if (!from?.address) return ''
  return from.name ? `${from.name} <${from.address}>` : from.address
}

const headersOf = ({ headers }: Email): Record<string, string> => {
  const named = new Map<string, string>()
  for (const { key, value } of headers) {
    const before = named.get(key)
    named.set(key, before === undefined ? value : `${before}, ${value}`)
  }
  return Object.fromEntries(named)
}

const readable = (id: string, date: string, message: Email): KeptMail => ({
  id,
  to: envelopeOf(message),
  from: senderOf(message),
  subject: message.subject ?? '',
  headers: headersOf(message),
  html: message.html ?? null,
  text: message.text ?? null,
  date,
})

const unreadable = (id: string, date: string): KeptMail => ({
  id,
  to: [],
  from: '',
  subject: 'This mail cannot be read',
  headers: {},
  html: null,
  text: null,
  date,
})

/** The folder of `.eml` files. Whatever stands in it is listed; what cannot be read is listed as that. */
export const openMailbox = (folder: string, clock: Clock): Mailbox => {
  mkdirSync(folder, { recursive: true })
  const parsed = new Map<string, KeptMail>()
  let count = lastNumber(idsIn(readdirSync(folder)))
  const pathOf = (id: string) => join(folder, `${id}${SUFFIX}`)

  const dateOf = async (id: string): Promise<string> => {
    const instant = NAME.exec(id)?.[2]
    return new Date(instant ? Number(instant) : (await stat(pathOf(id))).mtimeMs).toISOString()
  }

  const load = async (id: string): Promise<KeptMail | undefined> => {
    const known = parsed.get(id)
    if (known) return known
    // Gone between the listing and now: cleared by somebody else.
    const date = await dateOf(id).catch(() => undefined)
    if (date === undefined) return undefined
    const mail = await readFile(pathOf(id))
      .then(parseMessage)
      .then((message) => readable(id, date, message))
      .catch(() => unreadable(id, date))
    parsed.set(id, mail)
    return mail
  }

  return {
    keep: async (raw, to) => {
      count += 1
      const date = clock.now()
      const id = `${String(count).padStart(8, '0')}-${Math.floor(date)}-${randomBytes(6).toString('hex')}`
      const message = stamp(raw, { id, to, date })
      const path = pathOf(id)
      await writeFile(`${path}.new`, message)
      await rename(`${path}.new`, path)
      const mail = readable(id, new Date(date).toISOString(), await parseMessage(message))
      parsed.set(id, mail)
      return mail
    },
    list: async () => {
      const ids = idsIn(await readdir(folder))
      const there = new Set(ids)
      for (const id of parsed.keys()) if (!there.has(id)) parsed.delete(id)
      return (await Promise.all(ids.map(load))).filter((mail) => mail !== undefined)
    },
    find: async (id) => (idsIn(await readdir(folder)).includes(id) ? load(id) : undefined),
    raw: (id) => readFile(pathOf(id)),
    clear: async () => {
      for (const id of idsIn(await readdir(folder))) await rm(pathOf(id), { recursive: true, force: true })
      parsed.clear()
    },
  }
}

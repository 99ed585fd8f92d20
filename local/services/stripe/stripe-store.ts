import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { DAY_MS } from '#domain/time/units.ts'
import type { DurableStore } from '#local/services/engine/durable-store.ts'
import { type Kept, KINDS, type Kind, type Manner, manner } from './objects.ts'
import { missing, StripeRefusal } from './refusal.ts'

const SCHEMA = `
create table if not exists stripe_objects (
  seq integer primary key autoincrement, kind text not null, id text not null, body text not null, unique (kind, id)
) strict;
create table if not exists stripe_replays (
  key text primary key, asked text not null, status integer not null, body text not null, made_at integer not null
) strict;
create table if not exists stripe_deliveries (
  id integer primary key autoincrement, event text not null, made_at integer not null, due_at integer not null,
  tries integer not null default 0
) strict;
create table if not exists stripe_manner (id integer primary key check (id = 1), body text not null) strict;
`

const body = z.object({ body: z.string() })
const replay = z.object({ asked: z.string(), status: z.int(), body: z.string() })
const waiting = z.object({ id: z.int(), event: z.string(), made_at: z.int(), due_at: z.int(), tries: z.int() })
export type WaitingDelivery = z.infer<typeof waiting>

const PREFIX: Record<Kind, string> = {
  customer: 'cus_',
  product: 'prod_',
  price: 'price_',
  subscription: 'sub_',
  invoice: 'in_',
  charge: 'ch_',
  refund: 're_',
  session: 'cs_test_',
  portal: 'bps_',
  event: 'evt_',
}
const KEY_LIFE_MS = DAY_MS
const AS_IT_IS: Manner = { duplicates: 0, delayMs: 0, reorder: false }

export type StripeStore = ReturnType<typeof createStripeStore>

/** The emulator's state in the durable store. Answered writes survive `kill -9`. */
export const createStripeStore = ({ database, atomically }: DurableStore) => {
  database.exec(SCHEMA)
  const one = database.prepare('select body from stripe_objects where kind = ? and id = ?')
  const all = database.prepare('select body from stripe_objects where kind = ? order by seq desc')
  const save = database.prepare(
    'insert into stripe_objects (kind, id, body) values (?, ?, ?) on conflict (kind, id) do update set body = excluded.body',
  )
  const parse = <K extends Kind>(kind: K, text: string): Kept<K> => KINDS[kind].parse(JSON.parse(text))

  let changes = 0
  return {
    atomically,
    /** Increases with every stored object. */
    changes: (): number => changes,
    newId: (kind: Kind): string => `${PREFIX[kind]}${randomBytes(9).toString('hex')}`,
    find: <K extends Kind>(kind: K, id: string): Kept<K> | undefined => {
      const row = one.get(kind, id)
      return row && parse(kind, body.parse(row).body)
    },
    get<K extends Kind>(kind: K, id: string): Kept<K> {
      const found = this.find(kind, id)
      if (!found) throw missing(kind, id)
      return found
    },
    /** Newest first. */
    all: <K extends Kind>(kind: K): Kept<K>[] => all.all(kind).map((row) => parse(kind, body.parse(row).body)),
    put: <K extends Kind>(kind: K, object: Kept<K>): Kept<K> => {
      changes += 1
      save.run(kind, object.id, JSON.stringify(object))
      return object
    },

    /** The stored response of an idempotency key. Throws if the request differs. */
    replayed: (key: string, asked: string, now: number): { status: number; body: string } | undefined => {
      const row = database
        .prepare('select * from stripe_replays where key = ? and made_at > ?')
        .get(key, now - KEY_LIFE_MS)
      if (!row) return undefined
      const stored = replay.parse(row)
      if (stored.asked === asked) return { status: stored.status, body: stored.body }
      throw new StripeRefusal(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      })
    },
    keepReplay: (key: string, asked: string, status: number, text: string, now: number): void => {
      database
        .prepare('insert or replace into stripe_replays (key, asked, status, body, made_at) values (?, ?, ?, ?, ?)')
        .run(key, asked, status, text, Math.floor(now))
    },

    manner: (): Manner => {
      const row = database.prepare('select body from stripe_manner').get()
      return row ? manner.parse(JSON.parse(body.parse(row).body)) : AS_IT_IS
    },
    setManner: (next: Manner): void => {
      database.prepare('insert or replace into stripe_manner (id, body) values (1, ?)').run(JSON.stringify(next))
    },

    post: (event: string, now: number, dueAt: number): void => {
      database
        .prepare('insert into stripe_deliveries (event, made_at, due_at) values (?, ?, ?)')
        .run(event, Math.floor(now), Math.floor(dueAt))
    },
    nextDelivery: (now: number, newestFirst: boolean): WaitingDelivery | undefined => {
      const row = database
        .prepare(`select * from stripe_deliveries where due_at <= ? order by id ${newestFirst ? 'desc' : ''} limit 1`)
        .get(Math.floor(now))
      return row && waiting.parse(row)
    },
    nextDeliveryAt: (): number | null => {
      const row = database.prepare('select min(due_at) as at from stripe_deliveries').get()
      return z.object({ at: z.nullable(z.int()) }).parse(row).at
    },
    deliveryDone: (id: number): void => void database.prepare('delete from stripe_deliveries where id = ?').run(id),
    deliverAgain: (id: number, tries: number, dueAt: number): void => {
      database
        .prepare('update stripe_deliveries set tries = ?, due_at = ? where id = ?')
        .run(tries, Math.floor(dueAt), id)
    },
  }
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#local/contracts/start-error.ts'

/** The SQLite file with the state of queues, deliveries and schedules. */
export type DurableStore = {
  database: DatabaseSync
  /** Runs `work` in one transaction. A nested call joins the outer transaction. */
  atomically<T>(work: () => T): T
  close(): void
}

const SCHEMA = `
create table if not exists messages (
  id text primary key, queue text not null, body text not null, attributes text not null, sender text not null,
  sent_at integer not null, visible_at integer not null, receives integer not null default 0,
  first_received_at integer, receipt text, source_queue text
) strict;
create index if not exists messages_by_queue on messages (queue, visible_at);
create index if not exists messages_by_receipt on messages (receipt);
create table if not exists deliveries (
  id integer primary key autoincrement, kind text not null, function_name text not null, payload text not null,
  retry text not null, origin text not null, made_at integer not null, tries integer not null default 0
) strict;
create table if not exists schedules (name text primary key, fired_until integer not null) strict;
`

const createAtomically = (database: DatabaseSync): DurableStore['atomically'] => {
  const atomically: DurableStore['atomically'] = (work) => {
    if (database.isTransaction) return work()
    database.exec('begin immediate')
    try {
      const result = work()
      database.exec('commit')
      return result
    } catch (error) {
      database.exec('rollback')
      throw error
    }
  }
  return atomically
}

/**
 * Opens or creates the store in a data folder. Committed writes survive the death of the process. The file is locked
 * while it is open. Throws `StartError` when another run has it open or when it is damaged.
 */
export const createDurableStore = (dataFolder: string): DurableStore => {
  mkdirSync(dataFolder, { recursive: true })
  const file = join(dataFolder, 'aws.sqlite')
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal')
    const verdict = database.prepare('pragma quick_check(1)').get()?.quick_check
    if (verdict !== 'ok') throw new Error(`${verdict}`)
    database.exec(SCHEMA)
    const open = database
    return { database: open, atomically: createAtomically(open), close: () => open.close() }
  } catch (error) {
    database?.close()
    const isLocked = error instanceof Error && /locked|busy/i.test(error.message)
    throw new StartError(
      isLocked
        ? `The data in ${dataFolder} is in use by another run of Five Circles; stop that one first, or choose another folder with --data.`
        : `The file ${file} is damaged; start with --fresh to begin with empty data.`,
    )
  }
}

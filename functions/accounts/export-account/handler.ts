import { type AccountDataStore, createAccountDataStore } from '#functions/adapters/dynamodb/account-data.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import { readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type Operation } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'
import { documentOf, type Exported, exportItem } from './document.ts'

export const Env = { TABLE_NAME }

type Deps = { person: Pick<AccountDataStore, 'page'>; now: () => number }

/** A Lambda answers with 6 MB at most; the CSV repeats a part of the JSON. */
const BYTES = 4_000_000

/** The document is text in a body that is text in Lambda's answer: each time its quotes are escaped once more. */
const bytesOf = ({ entry }: Exported): number =>
  Buffer.byteLength(JSON.stringify(JSON.stringify(JSON.stringify(entry, null, 1))))

export const exportAccount =
  (deps: Deps): Operation<typeof contract> =>
  async ({ body, actor }) => {
    const at = new Date(deps.now()).toISOString()
    const taken: Exported[] = []
    let bytes = 0
    let after = body.after
    for (;;) {
      const { items, next } = await deps.person.page(actor.id, after)
      for (const item of items) {
        const exported = exportItem(item)
        bytes += bytesOf(exported)
        if (taken.length > 0 && bytes > BYTES) return { success: true, ...documentOf(taken, at), next: after ?? null }
        taken.push(exported)
        after = String(item.sk)
      }
      if (!next) return { success: true, ...documentOf(taken, at), next: null }
    }
  }

const live = (tableName: string): Deps => ({ person: createAccountDataStore(createTable(tableName)), now })

export const handler = http(contract, () => exportAccount(live(readEnv(Env).TABLE_NAME)))

import { type AccountDataStore, createAccountDataStore } from '#functions/adapters/dynamodb/account-data.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { now } from '#functions/runtime/clock.ts'
import { type EnvOf, readEnv, TABLE_NAME } from '#functions/runtime/env.ts'
import { http, type OperationHandler } from '#functions/runtime/http.ts'
import { contract } from './contract.ts'
import { createDocument, type Exported, exportItem } from './document.ts'

export const Env = { TABLE_NAME }

type Deps = { person: Pick<AccountDataStore, 'page'>; now: () => number }

/** Limit of the JSON in bytes. A Lambda response has at most 6 MB, and the CSV repeats a part of the JSON. */
const MAX_BYTES = 4_000_000

/** The document is a string in the body, which is a string in Lambda's response. Each level escapes the quotes again. */
const countBytes = ({ entry }: Exported): number =>
  Buffer.byteLength(JSON.stringify(JSON.stringify(JSON.stringify(entry, null, 1))))

export const exportAccount =
  (deps: Deps): OperationHandler<typeof contract> =>
  async ({ body, actor }) => {
    const at = new Date(deps.now()).toISOString()
    const taken: Exported[] = []
    let bytes = 0
    let after = body.after
    for (;;) {
      const { items, next } = await deps.person.page(actor.id, after)
      for (const item of items) {
        const exported = exportItem(item)
        bytes += countBytes(exported)
        if (taken.length > 0 && bytes > MAX_BYTES)
          return { success: true, ...createDocument(taken, at), next: after ?? null }
        taken.push(exported)
        after = String(item.sk)
      }
      if (!next) return { success: true, ...createDocument(taken, at), next: null }
    }
  }

const live = (env: EnvOf<typeof Env>): Deps => ({ person: createAccountDataStore(createTable(env.TABLE_NAME)), now })

export const handler = http(contract, () => exportAccount(live(readEnv(Env))))

import { createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createLedgerStore } from '#functions/adapters/dynamodb/ledger.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { createPublisher } from '#functions/adapters/eventbridge/publish-event.ts'
import { now } from '#functions/runtime/clock.ts'

/** The stores of an operation that changes the days of the actor's goal, and publishes the change of its streak (MAIL-9). */
export const createDayDeps = (env: { TABLE_NAME: string; BUS_NAME: string }) => {
  const table = createTable(env.TABLE_NAME)
  return {
    accounts: createAccountStore(table),
    ledger: createLedgerStore(table),
    publish: createPublisher(env.BUS_NAME),
    now,
  }
}

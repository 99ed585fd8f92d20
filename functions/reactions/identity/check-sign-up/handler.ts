import * as z from 'zod/mini'
import { DomainError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { type AccountStore, createAccountStore } from '#functions/adapters/dynamodb/accounts.ts'
import { createTable } from '#functions/adapters/dynamodb/table.ts'
import { identityTrigger } from '#functions/runtime/consumer.ts'
import { readEnv, TABLE_NAME } from '#functions/runtime/env.ts'

export const Env = { TABLE_NAME }

const signUp = z.object({ request: z.object({ userAttributes: z.object({ email: z.optional(z.string()) }) }) })

/** Refuses a sign-up with an e-mail address that already has an account (AUTH-16). */
export const checkSignUp =
  (deps: { accounts: Pick<AccountStore, 'idsByEmail'> }) =>
  async ({ request }: z.infer<typeof signUp>): Promise<Record<string, never>> => {
    const { email } = request.userAttributes
    if (email !== undefined && (await deps.accounts.idsByEmail(email)).length > 0) {
      throw new DomainError('conflict', messages.auth.emailInUse(email))
    }
    return {}
  }

const live = (tableName: string) => ({ accounts: createAccountStore(createTable(tableName)) })

export const handler = identityTrigger('check-sign-up', signUp, () => checkSignUp(live(readEnv(Env).TABLE_NAME)))

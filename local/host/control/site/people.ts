import * as z from 'zod/mini'
import { accountKey } from '#functions/adapters/dynamodb/keys.ts'
import type { CloudModel } from '#local/contracts/cloud-model.ts'
import type { IdentityService, PoolUser } from '#local/services/cognito/identity.ts'
import { callTable } from '#local/services/dynamodb/call.ts'

/** The part of an account that the control page shows. */
export type ShownAccount = {
  zone: string
  goals: number
  /** Name of the plan; null without one. */
  plan: string | null
  /** Epoch milliseconds at which the trial ends; null without one. */
  trialEnds: number | null
}
/** A user of the pool. `account` is null before the first sign-in, and for an item that cannot be read. */
export type ShownPerson = PoolUser & { account: ShownAccount | null }

const text = z.object({ S: z.string() })
const answer = z.object({
  Item: z.optional(
    z.object({
      zone: text,
      goal_count: z.object({ N: z.string() }),
      subscribed: z.optional(z.object({ BOOL: z.boolean() })),
      subscription_tier: z.optional(z.union([text, z.object({ NULL: z.boolean() })])),
      trial_expires_at: z.optional(z.union([text, z.object({ NULL: z.boolean() })])),
    }),
  ),
})

const readText = (value: object | undefined): string | null => {
  const parsed = text.safeParse(value)
  return parsed.success ? parsed.data.S : null
}

const SHOWN = 12

/** Lists the newest users of the pool with what the table holds about them. It reads past the gate, so no fault applies. */
export const createPeople = (model: CloudModel, endpoint: string, identity: IdentityService) => {
  const readAccount = async (sub: string): Promise<ShownAccount | null> => {
    const { pk, sk } = accountKey(sub)
    const Key = { [model.table.keys.partition]: { S: pk }, [model.table.keys.sort ?? 'sk']: { S: sk } }
    const parsed = answer.safeParse(await callTable(endpoint, 'GetItem', { TableName: model.table.name, Key }))
    const item = parsed.success ? parsed.data.Item : undefined
    if (!item) return null
    const ends = readText(item.trial_expires_at)
    return {
      zone: item.zone.S,
      goals: Number(item.goal_count.N),
      plan: item.subscribed?.BOOL ? readText(item.subscription_tier) : null,
      trialEnds: ends === null ? null : Date.parse(ends),
    }
  }
  /** Newest first, at most 12. */
  return async (): Promise<ShownPerson[]> => {
    const users = identity.list().toReversed().slice(0, SHOWN)
    return Promise.all(users.map(async (user) => ({ ...user, account: await readAccount(user.sub) })))
  }
}

import * as z from 'zod/mini'
import { type Framework, frameworkView } from '#domain/framework/framework.ts'
import { type CircleKey, circleKey } from '#domain/interview/circles.ts'
import { CARES } from '#domain/safety/outcome.ts'
import { FRAMEWORK_PREFIX, frameworkKey, parseUserId, userKey } from './keys.ts'
import { readable, readItem } from './read-item.ts'
import type { Item, Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | keep | USER#<sub> / FRAMEWORK#<created_at> | | create-five-circle-framework | 1 WRU per kB, at most 8 for ordinary answers |
 * | remove | the same | | create-five-circle-framework, for an account that was deleted meanwhile | 1 WRU |
 * | the newest | USER#<sub>, begins_with FRAMEWORK#, backwards, one | | get-latest-framework | 1 RRU per 4 kB, consistent |
 * | a circle of the newest | the same | | operations that write a text of a goal with a circle | 0.5 RRU per 4 kB |
 */

const frameworkItem = z.object({
  pk: z.string(),
  prompt_version: z.string(),
  care: z.optional(z.enum(CARES)),
  ...frameworkView.shape,
})

/** What a goal's text may use of an interview. */
const answersItem = z.object({
  care: z.optional(z.enum(CARES)),
  interview: z.object({
    lifeContext: z.object({ primary_challenge: z.string() }),
    circleData: z.partialRecord(
      circleKey,
      z.object({
        personal_definition: z.string(),
        success_definition_90_days: z.string(),
        ideal_time_per_week: z.number(),
      }),
    ),
  }),
})

type CircleAnswersRead = { definition?: string; goal?: string; challenges?: string; hours: number }

const frameworkOfItem = (item: Item): Framework => {
  const { pk, ...framework } = readItem(frameworkItem, item, { care: undefined, read_wrongly: undefined })
  return { user_id: parseUserId(pk), ...framework }
}

export type FrameworkStore = ReturnType<typeof createFrameworkStore>

export const createFrameworkStore = (table: Table) => ({
  async keep({ user_id, ...framework }: Framework): Promise<void> {
    await table.put({ Item: { ...frameworkKey(user_id, framework.created_at), ...framework } })
  },

  /** Deletes a framework that was stored while its account was deleted. */
  async remove({ user_id, created_at }: Framework): Promise<void> {
    await table.delete({ Key: frameworkKey(user_id, created_at) })
  },

  /**
   * The answers of the newest framework for a circle, as typed. The words are empty unless the interview's care is
   * ordinary, because a goal's text never quotes grief or danger (CARE-3). Eventually consistent.
   */
  async answersFor(userId: string, circle: CircleKey): Promise<CircleAnswersRead | undefined> {
    const { items } = await table.page({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :framework)',
      ExpressionAttributeValues: { ':pk': userKey(userId), ':framework': FRAMEWORK_PREFIX },
      ProjectionExpression: 'pk, sk, interview, care',
      ScanIndexForward: false,
      Limit: 1,
    })
    const read = items[0] && readable(items[0], (item) => readItem(answersItem, item, { care: undefined }))
    const said = read?.interview.circleData[circle]
    if (!said) return undefined
    const hours = said.ideal_time_per_week
    if (read.care !== 'ordinary') return { hours }
    const { personal_definition: definition, success_definition_90_days: goal } = said
    return { definition, goal, challenges: read.interview.lifeContext.primary_challenge, hours }
  },

  async latest(userId: string): Promise<Framework | undefined> {
    const { items } = await table.page({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :framework)',
      ExpressionAttributeValues: { ':pk': userKey(userId), ':framework': FRAMEWORK_PREFIX },
      ScanIndexForward: false,
      Limit: 1,
      // The workshop reads it right after its creation.
      ConsistentRead: true,
    })
    return items[0] && readable(items[0], frameworkOfItem)
  },
})

import type { DeliveryPlace } from './goal-counts.ts'
import type { StoredGoal } from './goal-item.ts'
import { goalKey, shardKey, slotKey } from './keys.ts'
import { deliveryShard } from './shards.ts'
import type { Write } from './table.ts'

/** The place of a goal in the delivery index. */

export const deliveryKeys = ({ id, user_id, time_of_day }: StoredGoal, place: DeliveryPlace) => ({
  delivery_pk: shardKey(place.zone, deliveryShard(user_id, place.shards)),
  delivery_sk: slotKey(time_of_day, id, place),
})

/** Changes the delivery keys of a goal, as part of the transaction that changes the account. */
export const moveGoal =
  (goal: StoredGoal, place: DeliveryPlace) =>
  (TableName: string): Write => {
    const keys = deliveryKeys(goal, place)
    return {
      Update: {
        TableName,
        Key: goalKey(goal.user_id, goal.id),
        UpdateExpression: 'SET delivery_pk = :shard, delivery_sk = :slot',
        ConditionExpression: 'time_of_day = :time AND is_active = :active',
        ExpressionAttributeValues: {
          ':active': true,
          ':shard': keys.delivery_pk,
          ':slot': keys.delivery_sk,
          ':time': goal.time_of_day,
        },
      },
    }
  }

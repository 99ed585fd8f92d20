import type { Goal } from '#domain/goals/goal.ts'
import type { MailFacts } from '#domain/motivation/mail-facts.ts'
import { isListed, type Motivation, motivationTimes } from '#domain/motivation/motivation.ts'
import type { Care } from '#domain/safety/outcome.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { isWritten } from './condition-failed.ts'
import { type Key, keySchema, motivationKey, motivationPrefix, userKey } from './keys.ts'
import { careOfItem, createItem, isOutdated, motivationOfItem } from './motivation-item.ts'
import { readAll, readable } from './read-item.ts'
import type { Table } from './table.ts'

/**
 * | Pattern | Key | Index | Callers | Units |
 * |---|---|---|---|---|
 * | a goal's day | USER#<sub> / MOTIVATION#<goal>#<date> | | get- and generate-daily-motivation, the night's generation | 0.5 RRU |
 * | store unless stored | the same | | operations that write a day's text | 1 WRU |
 * | remove | the same | | operations whose goal was deleted meanwhile | 1 WRU |
 * | remove if written for another care | the same | | operations that change the care of a goal | 1 WRU |
 * | replace | the same | | save-motivation | 1 WRU |
 * | days before a date, newest first | USER#<sub>, MOTIVATION#<goal>#… up to a date | | list-motivation-history | 0.5 RRU per 4 kB |
 * | the last days before a date | USER#<sub>, MOTIVATION#<goal>#… between two dates | | operations that write a text | 0.5 RRU per 4 kB, at most 1 |
 * | keys before a date, or all | the same | | clear-motivation-history, delete-goal | 0.5 RRU per 4 kB |
 *
 * The item also contains the day's mail: its facts and its delivery state (delivery.ts). Both together stay below 1 kB, so
 * that a claim costs one unit.
 */

/** The condition that a stored text was written for another care. A text from before the screening is an ordinary one. */
const ifOtherCare = (care: Care) => ({
  ConditionExpression:
    care === 'ordinary' ? 'attribute_exists(care) AND care <> :care' : 'attribute_not_exists(care) OR care <> :care',
  ExpressionAttributeValues: { ':care': care },
})

type Condition = { ConditionExpression: string; ExpressionAttributeValues: Record<string, unknown> }

/** A condition that also requires that the mail of the text was not claimed, so that no mail is sent twice (MAIL-2). */
const ifUnclaimed = ({ ConditionExpression, ExpressionAttributeValues }: Condition): Condition => ({
  ConditionExpression: `mail IN (:due, :withheld) AND (${ConditionExpression})`,
  ExpressionAttributeValues: { ...ExpressionAttributeValues, ':due': 'due', ':withheld': 'withheld' },
})

/** The condition that the whole item may be replaced, with its mail: a text for another care or an outdated one (ADR 310). */
const ifReplaceable = (care: Care): Condition => {
  const isOther = ifOtherCare(care)
  const { ConditionExpression, ExpressionAttributeValues } = ifUnclaimed({
    ConditionExpression: `${isOther.ConditionExpression} OR outdated = :outdated`,
    ExpressionAttributeValues: { ...isOther.ExpressionAttributeValues, ':outdated': true },
  })
  return { ConditionExpression: `attribute_not_exists(pk) OR (${ConditionExpression})`, ExpressionAttributeValues }
}

/** What a saved text replaces: also the care that it is written for. A field that it lacks is removed. */
const TEXT_FIELDS = [
  'message',
  'micro_plan',
  'challenge',
  ...Object.keys(motivationTimes),
  'tone',
  'source',
  'prompt_version',
  'care',
  'care_reason',
  'outdated',
]

/** Whose text is read or removed. */
type TextOwner = Pick<Goal, 'user_id' | 'id' | 'care'>

/** Sorts after every date. */
const END = '~'

export type MotivationStore = ReturnType<typeof createMotivationStore>

export const createMotivationStore = (table: Table) => ({
  /**
   * Undefined when no text is stored, when it is unreadable or outdated, and when it was written for another care than the goal's
   * (CARE-13).
   */
  async get({ user_id, id, care }: TextOwner, date: Day): Promise<Motivation | undefined> {
    const item = await table.get({ Key: motivationKey(user_id, id, date) })
    if (!item || isOutdated(item) || careOfItem(item) !== care) return undefined
    return readable(item, motivationOfItem)
  },

  /**
   * Stores a day's text unless one for the same care is stored, and returns the stored one (TEXT-3). Replaces an unreadable one, one
   * for another care, and an outdated one whose mail was not claimed. A mail that was claimed keeps its state.
   */
  async keepFirst(motivation: Motivation, facts: MailFacts): Promise<Motivation> {
    const { care = 'ordinary' } = facts
    const put = table.put({ Item: createItem(motivation, facts), ...ifReplaceable(care) })
    if (await isWritten(put)) return motivation
    const Key = motivationKey(motivation.user_id, motivation.goal_id, motivation.date)
    const item = await table.get({ Key, ConsistentRead: true })
    if (!item) return motivation
    const kept = careOfItem(item) === care ? readable(item, motivationOfItem) : undefined
    return kept ?? this.save(motivation, facts)
  },

  async remove(userId: string, goalId: string, date: Day): Promise<void> {
    await table.delete({ Key: motivationKey(userId, goalId, date) })
  },

  /**
   * Removes a text that was written for another care than the goal's. Idempotent: a text for this care stays. A text whose mail was
   * claimed stays, hidden by its care, with the state of the mail: without it, a later time of the goal would send a second one (MAIL-2).
   */
  async removeOtherCare({ user_id, id, care }: TextOwner, date: Day): Promise<void> {
    await isWritten(table.delete({ Key: motivationKey(user_id, id, date), ...ifUnclaimed(ifOtherCare(care)) }))
  },

  /** Replaces the stored text. Keeps the delivery state of the day's mail. */
  async save(motivation: Motivation, facts: MailFacts): Promise<Motivation> {
    const { pk, sk, created_at, ...item } = createItem(motivation, facts)
    const replaced = TEXT_FIELDS.filter((name) => item[name] !== undefined)
    const removed = TEXT_FIELDS.filter((name) => item[name] === undefined)
    const kept = Object.keys(item).filter((name) => !TEXT_FIELDS.includes(name) && item[name] !== undefined)
    const names = [...replaced, ...kept]
    const saved = await table.update({
      Key: { pk, sk },
      UpdateExpression: `SET ${[
        ...replaced.map((name) => `#${name} = :${name}`),
        ...kept.map((name) => `#${name} = if_not_exists(#${name}, :${name})`),
        'created_at = if_not_exists(created_at, :created_at)',
      ].join(', ')}${removed.length === 0 ? '' : ` REMOVE ${removed.join(', ')}`}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ':created_at': created_at,
        ...Object.fromEntries(names.map((name) => [`:${name}`, item[name]])),
      },
      ReturnValues: 'ALL_NEW',
    })
    return motivationOfItem(saved ?? {})
  },

  /**
   * Newest first, up to and including a date, without texts that the goal's care hides. `next` is the date of the last item, null on the
   * last page. A page with hidden texts is shorter.
   */
  async list(
    { user_id, id, care }: TextOwner,
    asked: { upTo: Day; limit: number },
  ): Promise<{ motivations: Motivation[]; next: Day | null }> {
    const { items } = await table.page({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': userKey(user_id),
        ':first': motivationPrefix(id),
        ':last': `${motivationPrefix(id)}${asked.upTo}`,
      },
      ScanIndexForward: false,
      Limit: asked.limit + 1,
    })
    const shown = items.slice(0, asked.limit)
    const next = items.length > asked.limit ? (keySchema.parse(shown.at(-1)).sk.split('#')[2] ?? null) : null
    const listed = shown.filter((item) => isListed(careOfItem(item), care))
    return { motivations: readAll(listed, motivationOfItem), next }
  },

  /** The readable texts of the `days` days before a date. Eventually consistent. */
  async lastBefore(userId: string, goalId: string, date: Day, days: number): Promise<Motivation[]> {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': userKey(userId),
        ':first': `${motivationPrefix(goalId)}${addDays(date, -days)}`,
        ':last': `${motivationPrefix(goalId)}${addDays(date, -1)}`,
      },
    })
    return readAll(items, motivationOfItem)
  },

  /** Keys of a goal's texts, only those before `before` if given. */
  async listKeys(userId: string, goalId: string, before?: Day): Promise<Key[]> {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': userKey(userId),
        ':first': motivationPrefix(goalId),
        ':last': `${motivationPrefix(goalId)}${before === undefined ? END : addDays(before, -1)}`,
      },
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
    })
    return items.map((item) => keySchema.parse(item))
  },

  /** Deletes the texts before a date (TEXT-8). Returns their number. */
  async clearBefore(userId: string, goalId: string, date: Day): Promise<number> {
    const keys = await this.listKeys(userId, goalId, date)
    await table.deleteAll(keys)
    return keys.length
  },
})

import { formatCsv } from '#domain/accounts/csv.ts'

/** Converts the stored items of a person into the export document. */

type Item = Record<string, unknown>

const GOAL_COLUMNS = [
  'id',
  'title',
  'description',
  'target_date',
  'tone',
  'time_of_day',
  'circle_type',
  'weekly_commitment_hours',
  'chosen_kind',
  'plan_when',
  'plan_then',
  'obstacle',
  'is_active',
  'done_on',
  'wake_up_mail',
  'created_at',
  'updated_at',
]
const DAY_COLUMNS = ['goal_id', 'date', 'checked_in_at', 'closes_run', 'late', 'feeling', 'note']

/** Key attributes, internal state, and secrets: the unsubscribe tokens and the keys of a push subscription. */
const LEFT_OUT = new Set([
  'pk',
  'sk',
  'delivery_pk',
  'delivery_sk',
  'lookup_pk',
  'lookup_sk',
  'mail_token',
  'mails_token',
  'morning_date',
  'morning_mail',
  'morning_claim',
  'morning_at',
  'morning_released',
  'letter_date',
  'letter_mail',
  'letter_claim',
  'letter_at',
  'letter_released',
  'slot',
  'claim',
  'p256dh',
  'auth',
  'expires_at',
])

/** Prefix of a sort key, its section in the document, and the names of the remaining key parts. */
const SECTIONS: [prefix: string, section: string, names: string[]][] = [
  ['ACCOUNT#GOAL#', 'goals', ['id']],
  ['ACCOUNT#RUN#', 'runs', ['goal_id']],
  ['ACCOUNT#RHYTHM#', 'rhythms', ['goal_id']],
  ['ACCOUNT#NUDGES#', 'nudge_counts', ['date']],
  ['DAY#', 'days', ['goal_id', 'date']],
  ['MOTIVATION#', 'motivation', ['goal_id', 'date']],
  ['NUDGE#', 'nudges', ['date', 'number']],
  ['MODEL_CALLS#', 'model_calls', ['date']],
  ['PUSH#', 'push_subscriptions', ['id']],
  ['EVENING', 'evening_questions', []],
  ['WITNESS#', 'witnesses', ['goal_id']],
]

const withoutKeys = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !LEFT_OUT.has(name)))

export type Exported = { section: string; entry: Item }

export const exportItem = (item: Item): Exported => {
  const sk = String(item.sk)
  if (sk === 'ACCOUNT') return { section: 'account', entry: withoutKeys(item) }
  const [prefix, section, names] = SECTIONS.find(([begins]) => sk.startsWith(begins)) ?? []
  if (prefix === undefined || section === undefined)
    return { section: 'other', entry: { kind: sk, ...withoutKeys(item) } }
  const parts = sk.slice(prefix.length).split('#')
  const named = Object.fromEntries((names ?? []).map((name, index) => [name, parts[index]]))
  return { section, entry: { ...named, ...withoutKeys(item) } }
}

/** `at` is an ISO date-time. */
export const createDocument = (exported: readonly Exported[], at: string) => {
  const of = (section: string) => exported.filter((one) => one.section === section).map(({ entry }) => entry)
  const lists = [...SECTIONS.map(([, section]) => section), 'other']
  const document = {
    exported_at: at,
    account: of('account')[0] ?? null,
    ...Object.fromEntries(lists.map((section) => [section, of(section)])),
  }
  return {
    json: JSON.stringify(document, null, 1),
    csv: { goals: formatCsv(GOAL_COLUMNS, of('goals')), days: formatCsv(DAY_COLUMNS, of('days')) },
  }
}

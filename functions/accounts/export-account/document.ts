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

const GOAL_FIELDS = [...GOAL_COLUMNS, 'circle_interview_data', 'is_draft', 'care', 'care_reason', 'confirmed_at']
const DAY_FIELDS = [...DAY_COLUMNS, 'via', 'note_care']
const TEXT_FIELDS = [
  'message',
  'micro_plan',
  'step_minutes',
  'challenge',
  'challenge_seconds',
  'tone',
  'source',
  'care',
  'created_at',
]

const ACCOUNT_FIELDS = [
  'email',
  'display_name',
  'identity_provider',
  'trial_expires_at',
  'zone',
  'zone_chosen',
  'day_start_hour',
  'held_day',
  'mails_off',
  'mails_together',
  'week_letter',
  'mail_stop',
  'morning_push',
  'evening',
  'streak_hidden',
  'goal_count',
  'aside_count',
  'subscribed',
  'subscription_tier',
  'subscription_end',
  'subscription_state',
  'coaching',
  'created_at',
  'updated_at',
]

/**
 * Prefix of a sort key, its section in the document, the names of the remaining key parts, and the exported fields. Every other field
 * of an item is internal: keys, states of deliveries, versions and secrets.
 */
const SECTIONS: [prefix: string, section: string, names: string[], fields: string[]][] = [
  ['ACCOUNT#GOAL#', 'goals', ['id'], GOAL_FIELDS],
  [
    'ACCOUNT#RUN#',
    'runs',
    ['goal_id'],
    ['last_day', 'length', 'best', 'kept', 'closed', 'history', 'rested', 'late', 'noted'],
  ],
  ['ACCOUNT#RHYTHM#', 'rhythms', ['goal_id'], ['weekdays', 'rest', 'pauses']],
  ['ACCOUNT#NUDGES#', 'nudge_counts', ['date'], ['count']],
  ['DAY#', 'days', ['goal_id', 'date'], DAY_FIELDS],
  ['MOTIVATION#', 'motivation', ['goal_id', 'date'], TEXT_FIELDS],
  ['NUDGE#', 'nudges', ['date', 'number'], ['goal_id', ...TEXT_FIELDS]],
  ['MODEL_CALLS#', 'model_calls', ['date'], ['count']],
  ['PUSH#', 'push_subscriptions', ['id'], ['device', 'endpoint', 'created_at']],
  ['EVENING', 'evening_questions', [], ['asked_on']],
  [
    'WITNESS#',
    'witnesses',
    ['goal_id'],
    ['name', 'invited_at', 'opened_at', 'muted', 'declined_at', 'line', 'line_day', 'witness_name'],
  ],
]

/** Kinds of items that have no section of their own, by the beginning of the sort key, with their exported fields. */
const OTHER: [prefix: string, fields: string[]][] = [
  ['FRAMEWORK#', ['user_email', 'created_at', 'care', 'circle_profiles', 'analysis', 'interview', 'conversation']],
  ['CUSTOMER', ['customer']],
]

const pick = (item: Item, fields: readonly string[]): Item =>
  Object.fromEntries(fields.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])))

export type Exported = { section: string; entry: Item }

/** The exported fields of an item. An item of an unknown kind is exported by its kind alone. */
export const exportItem = (item: Item): Exported => {
  const sk = String(item.sk)
  if (sk === 'ACCOUNT') return { section: 'account', entry: pick(item, ACCOUNT_FIELDS) }
  const [prefix, section, names, fields] = SECTIONS.find(([begins]) => sk.startsWith(begins)) ?? []
  if (prefix === undefined || section === undefined) {
    const [, known = []] = OTHER.find(([begins]) => sk.startsWith(begins)) ?? []
    return { section: 'other', entry: { kind: sk, ...pick(item, known) } }
  }
  const parts = sk.slice(prefix.length).split('#')
  const named = Object.fromEntries((names ?? []).map((name, index) => [name, parts[index]]))
  return { section, entry: { ...named, ...pick(item, fields ?? []) } }
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

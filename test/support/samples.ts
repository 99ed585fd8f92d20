import { createInterview } from './interview.ts'
import type { Person } from './people.ts'

/** For each operation, valid requests with as many fields as possible. */

/** A person as requests name them. */
type Named = Pick<Person, 'id' | 'email'>

export type Ground<Who extends Named = Person> = {
  /** The caller: an operator for operators' operations. */
  caller: Who
  /** Another person. */
  other: Who
  /** A goal of the caller, and the secret of its mails. */
  goalId: string
  mailToken: string
  /** The caller's check-in day. */
  today: string
}

export type Sample = {
  /** One request for each shape of the operation, without identity fields. */
  requests: (on: Ground<Named>) => Record<string, unknown>[]
  /** The expected status where the operation needs earlier data; default 200. */
  status?: number
}

/** Of a text that the caller called read wrongly. */
const readWrongly = ['0123456789abcdef']
const interview = { personalDefinition: 'Calm', currentChallenges: 'Evenings', specificGoal: 'Walk daily' }
const goal = {
  title: 'Run',
  description: 'Before breakfast',
  target_date: '2027-06-30',
  tone: 'teammate',
  time_of_day: '06:30',
  circle_type: 'Health & Fitness',
  weekly_commitment_hours: 3,
  circle_interview_data: interview,
  kind: 'do_regularly',
  plan_when: 'the kettle is on',
  plan_then: 'put my shoes on',
  obstacle: 'rain',
  weekdays: [1, 3, 5],
  rest_days: true,
}
const text = { message: 'Own words', micro_plan: ['One step'], challenge: 'Dare', tone: 'teammate' }
const aboutGoal: Sample = { requests: ({ goalId }) => [{ goalId }] }

const said = [
  { role: 'consultant', content: 'What is missing?' },
  { role: 'user', content: 'An hour.' },
]
/** Well formed, and signed with no key: no sample has a mail. */
const byLink: Sample = { requests: () => [{ token: `${'a'.repeat(60)}.${'a'.repeat(43)}` }], status: 404 }

const WITNESS_TOKEN = 'a'.repeat(43)

const samples = {
  'check-in': { requests: ({ goalId, today }) => [{ goalId, checkedInAt: `${today}T12:00:00Z` }] },
  'undo-check-in': { requests: ({ goalId, today }) => [{ goal_id: goalId, day: today, remove_words: true }] },
  'check-in-by-mail': byLink,
  'get-mail-check-in': byLink,
  'undo-mail-check-in': byLink,
  'check-subscription': { requests: () => [{}] },
  'clear-motivation-history': aboutGoal,
  'count-people': { requests: () => [{}] },
  'report-vitals': { requests: () => [{ page: 'landing', lcp: 1200, inp: 80, cls: 0.02 }] },
  'create-checkout': { requests: () => [{ tier: 'pro_plan', priceId: 'five_circles_pro_monthly' }] },
  'create-five-circle-framework': {
    requests: () => [{ ...createInterview(), conversationHistory: said, readWrongly }],
  },
  'create-goal': { requests: () => [{ ...goal, streak_count: 0, is_active: true }], status: 409 },
  'create-user-profile': { requests: () => [{ displayName: 'Ann', photoURL: 'https://example.com/ann.png' }] },
  // No person of the samples has a purchase.
  'customer-portal': { requests: () => [{}], status: 409 },
  'debug-goals': { requests: ({ other }) => [{ user_id: other.id }] },
  'delete-account': { requests: ({ caller }) => [{ email: caller.email }] },
  'delete-goal': aboutGoal,
  'export-account': { requests: () => [{}] },
  'fetch-user-goals': { requests: () => [{}] },
  'five-circle-consultant': {
    requests: () => [
      { mode: 'analyze', currentData: createInterview(), conversationHistory: said, readWrongly },
      {
        mode: 'ask_followup',
        currentData: createInterview(),
        userResponse: 'One hour.',
        conversationHistory: said,
        readWrongly,
      },
    ],
  },
  'generate-goal-suggestions': { requests: () => [{ circleName: 'Work', hoursPerWeek: 5, ...interview, readWrongly }] },
  'get-latest-framework': { requests: () => [{}] },
  'generate-daily-motivation': {
    requests: ({ goalId }) => [
      {
        goalId,
        goalTitle: 'Run',
        goalDescription: 'Before breakfast',
        tone: 'teammate',
        streakCount: 3,
        targetDate: '2027-06-30',
        isNudge: false,
        isGeneralNudge: false,
      },
      { isGeneralNudge: true },
    ],
  },
  'get-daily-motivation': aboutGoal,
  'get-profile': { requests: () => [{}] },
  'list-push-subscriptions': { requests: () => [{}] },
  'remove-push-subscription': { requests: () => [{ id: 'a'.repeat(22) }] },
  'save-push-subscription': {
    requests: () => [
      {
        endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
        keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
        device: 'Chrome on Mac',
      },
    ],
  },
  'list-motivation-history': { requests: ({ goalId, today }) => [{ goalId, before: today, limit: 10 }] },
  // The goal is of today, so yesterday was not missed.
  'mark-yesterday': { requests: ({ goalId }) => [{ goalId }], status: 403 },
  'pause-goal': {
    requests: ({ goalId, today }) => [
      { goalId, pause: { first: today, last: today } },
      { goalId, pause: null },
    ],
  },
  // No sample is checked in.
  'reflect-on-check-in': {
    requests: ({ goalId, today }) => [{ goalId, date: today, feeling: 'right', note: 'Wet shoes.' }],
    status: 409,
  },
  'list-reflections': { requests: ({ goalId }) => [{ goalId }] },
  'reset-streak': { requests: ({ goalId }) => [{ goal_id: goalId }] },
  'save-motivation': {
    requests: ({ goalId, today }) => [
      { goalId, date: today, ...text },
      { goalId, ...text, micro_plan: '- One step' },
    ],
  },
  'stripe-webhook': { requests: () => [{ payload: '{}', signature: '' }] },
  'sync-subscription': { requests: () => [{}] },
  'update-profile': {
    requests: () => [
      {
        displayName: 'Ann',
        zone: 'Europe/Oslo',
        dayStartHour: 4,
        mails: { wake_up: true },
        evening: { at: '21:00', by: 'mail' },
      },
    ],
  },
  'update-subscription': {
    requests: ({ other }) => [{ userId: other.id, planName: 'Pro Plan', status: 'active' }],
  },
  'decline-witness': { requests: () => [{ token: WITNESS_TOKEN }], status: 404 },
  'end-witness': aboutGoal,
  'get-witness': aboutGoal,
  'get-witnessed-goal': { requests: () => [{ token: WITNESS_TOKEN }], status: 404 },
  'invite-witness': { requests: ({ goalId }) => [{ goalId, name: 'Ann' }] },
  // The goal of the samples has no witness.
  'mute-witness': { requests: ({ goalId }) => [{ goalId, muted: true }], status: 404 },
  'send-witness-line': { requests: () => [{ token: WITNESS_TOKEN, line: 'Go on.' }], status: 404 },
  unsubscribe: { requests: ({ caller, goalId, mailToken }) => [{ user: caller.id, goal: goalId, token: mailToken }] },
  'confirm-reading': { requests: ({ goalId }) => [{ goalId, readWrongly: true }] },
  'update-goal': { requests: ({ goalId }) => [{ goalId, updates: { ...goal, wake_up_mail: false, is_active: true } }] },
} satisfies Record<string, Sample>

export type OperationName = keyof typeof samples
export const SAMPLED = Object.keys(samples) as OperationName[]

const byName = new Map<string, Sample>(Object.entries(samples))

export const findSample = (operation: string): Sample => {
  const sample = byName.get(operation)
  if (!sample) throw new Error(`${operation} has no row in test/support/samples.ts.`)
  return sample
}

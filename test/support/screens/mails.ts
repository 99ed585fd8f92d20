import { addDays } from '#domain/time/day.ts'
import { readWeek, type WeekGoal } from '#domain/week/week.ts'
import { eveningMail } from '#functions/reactions/delivery-queued/send-wake-up-mails/evening-mail.ts'
import { type Together, togetherMail } from '#functions/reactions/delivery-queued/send-wake-up-mails/together-mail.ts'
import { trialMail } from '#functions/reactions/delivery-queued/send-wake-up-mails/trial-mail.ts'
import { type WakeUp, wakeUpMail } from '#functions/reactions/delivery-queued/send-wake-up-mails/wake-up-mail.ts'
import { weekMail } from '#functions/reactions/delivery-queued/send-wake-up-mails/week-mail.ts'
import type { Journey } from '#test/support/journey.ts'
import { createVisit, type Visit, walk } from './walk.ts'

/** States of the wake-up mail and the mails of a trial, as a mail client shows its HTML part. */

const KEPT = ['done', 'done', 'done', 'done', 'done'] as const
const BASE: WakeUp = {
  siteUrl: 'https://five.example',
  checkInUrl: 'https://five.example/check-in#token',
  goal: {
    id: 'goal_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    title: 'Write the first draft of my book',
    circle_type: 'Personal Development',
    tone: 'wise_mentor',
  },
  date: '2026-04-14',
  time: '07:00',
  dayNumber: 41,
  targetDays: 90,
  streak_count: 12,
  lastSevenDays: [...KEPT, 'done', 'open'],
  silent: 0,
  kept: { of: 26, days: 30 },
  best: 12,
  text: {
    message:
      'You stopped yesterday in the middle of the kitchen scene. That is a good place to stop, because you know what comes next.\nToday let the brother speak first. You can take his words back tomorrow.',
    micro_plan: [
      'Open the draft and read only yesterday’s last paragraph.',
      'Write the next sentence by hand, on paper.',
      'Set a timer and let the brother talk.',
    ],
    challenge: 'Say the first line of your book out loud, standing up, as if someone were in the room.',
    step_minutes: [2, 3, 4],
    challenge_seconds: 60,
  },
  unsubscribeUrl: 'https://five.example/unsubscribe',
}
const NONE = Array<'none'>(6).fill('none')
const MISSED = Array<'missed'>(6).fill('missed')

const STATES: Record<string, Partial<WakeUp>> = {
  'mail-ordinary': {},
  'mail-first-day': {
    dayNumber: 1,
    streak_count: 0,
    lastSevenDays: [...NONE, 'open'],
    kept: { of: 0, days: 0 },
    best: 0,
  },
  'mail-one-miss': { streak_count: 0, silent: 1, lastSevenDays: [...KEPT, 'missed', 'open'] },
  'mail-three-silent': {
    streak_count: 0,
    silent: 3,
    lastSevenDays: ['done', 'done', 'done', 'missed', 'missed', 'missed', 'open'],
    kept: { of: 24, days: 30 },
  },
  'mail-fourteen-silent': {
    streak_count: 0,
    silent: 14,
    lastSevenDays: [...MISSED, 'open'],
    kept: { of: 14, days: 30 },
  },
  'mail-milestone': { streak_count: 30, dayNumber: 59, kept: { of: 30, days: 30 }, best: 30 },
  'mail-eve': { dayNumber: 89 },
  'mail-target': { dayNumber: 90 },
}

/** A mail in a frame, as the inbox shows it: the rules of the page's own documents do not apply to it. */
const frame = (html: string): string => `<!doctype html><html lang="en"><head><title>Mail</title><style>
* { word-spacing: 0.05em; text-rendering: geometricPrecision }
body { margin: 0 } h1 { font: 16px/24px sans-serif; margin: 0; padding: 8px 24px; color: #000; background: #fff }
iframe { display: block; width: 100%; height: 1300px; border: 0 }
</style></head><body><main><h1>Wake-up mail</h1><iframe title="Mail" srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe></main></body></html>`

const visitor = async (journey: Journey) => createVisit(journey, (await journey.visitor()).page)

const TRIAL = { siteUrl: 'https://five.example', date: '2026-04-14', time: '07:00', lastDay: '2026-04-17' } as const
const MISSES = new Set([1, 6, 18, 22, 25, 26, 27, 29])
const TRIAL_DAYS = Array.from({ length: 30 }, (_, index) => ({
  day: addDays('2026-03-18', index),
  kept: !MISSES.has(index),
}))

const BLOCK: Together['blocks'][number] = {
  circle: 'Personal Development',
  title: 'Write the first draft of my book',
  message: ['Let the brother speak first. You can take his words back tomorrow.'],
  step: { text: 'Read yesterday’s last paragraph.', time: '2 min' },
  said: undefined,
  checkInUrl: 'https://five.example/check-in#token',
  record: { count: '12 days', rest: 'in a row, 26 of the last 30.' },
  offers: [],
}
const TOGETHER: Together = {
  siteUrl: 'https://five.example',
  date: '2026-04-14',
  time: '06:15',
  blocks: [
    BLOCK,
    {
      ...BLOCK,
      circle: 'Health & Fitness',
      title: 'Run the half marathon in under two hours',
      message: ['Easy legs today. If you can sing, the pace is right.'],
      step: { text: 'Shoes by the door.', time: '1 min' },
      said: { text: 'I saw you run past on Sunday.', by: 'Jonas' },
      record: { count: '29 of the last 30', rest: 'kept. Your best run, 23 days, stays yours.' },
      offers: [
        {
          words: 'With two rest days a month, a single missed day does not end a run.',
          link: { text: 'Set rest days', href: 'https://five.example/dashboard' },
        },
      ],
    },
    {
      ...BLOCK,
      circle: 'Friends & Family',
      title: 'Dinner at home, phones away',
      message: ['Ask about the part of the day nobody has asked about yet.'],
      step: { text: 'Put the basket on the table.', time: '1 min' },
      record: { count: '', rest: 'Today’s sun is halfway up. One check-in starts a new run.' },
    },
  ],
  quiet: [
    {
      message: ['You do not have to carry all of it today. One small thing is enough.'],
      step: 'Drink a glass of water slowly.',
      openUrl: 'https://five.example/goal/goal_1',
    },
  ],
  unsubscribeUrl: 'https://five.example/api/unsubscribe',
  unsubscribePageUrl: 'https://five.example/unsubscribe',
}

const WEEK_GOAL = {
  id: 'goal_1',
  title: 'Ten quiet minutes before the phone',
  circle: 'Spiritual',
  tone: 'wise_mentor',
  hours: 3,
  weekdays: [1, 3, 5],
  restDays: false,
  states: ['off', 'done', 'off', 'done', 'off', 'done', 'off'],
} satisfies WeekGoal
const EVERY = [1, 2, 3, 4, 5, 6, 7]
const WEEK_GOALS: WeekGoal[] = [
  WEEK_GOAL,
  {
    ...WEEK_GOAL,
    title: 'Dinner at home, phones away',
    circle: 'Friends & Family',
    hours: 12,
    weekdays: EVERY,
    states: ['done', 'done', 'done', 'rest', 'done', 'missed', 'missed'],
  },
  {
    ...WEEK_GOAL,
    title: 'Ship the portfolio by June',
    circle: 'Work',
    hours: 4,
    weekdays: EVERY,
    states: ['paused', 'paused', 'paused', 'paused', 'paused', 'done', 'done'],
  },
  { ...WEEK_GOAL, title: 'Write the first draft of my book', circle: 'Personal Development', hours: null },
]
const writeWeek = (goals: readonly WeekGoal[]): string => {
  const week = readWeek(goals, '2026-04-26')
  if (!week) throw new TypeError('A letter needs a goal.')
  const { siteUrl, time, unsubscribeUrl, unsubscribePageUrl } = TOGETHER
  return weekMail({ siteUrl, time, date: '2026-04-26', week, unsubscribeUrl, unsubscribePageUrl }).html
}

const writeEvening = (titles: readonly string[]): string => {
  const { siteUrl, date, unsubscribeUrl, unsubscribePageUrl } = TOGETHER
  const goals = titles.map((title) => ({ title, checkInUrl: BASE.checkInUrl }))
  return eveningMail({ siteUrl, date, time: '21:00', goals, unsubscribeUrl, unsubscribePageUrl }).html
}

const HTML: Record<string, () => string> = {
  ...Object.fromEntries(
    Object.entries(STATES).map(([name, given]) => [name, () => wakeUpMail({ ...BASE, ...given }).html]),
  ),
  'mail-together': () => togetherMail(TOGETHER).html,
  'mail-together-quiet': () => togetherMail({ ...TOGETHER, blocks: [] }).html,
  'mail-week': () => writeWeek(WEEK_GOALS),
  'mail-week-quiet': () => writeWeek([{ ...WEEK_GOAL, weekdays: EVERY, states: Array<'missed'>(7).fill('missed') }]),
  'mail-evening': () => writeEvening(['Write the first draft of my book']),
  'mail-evening-several': () =>
    writeEvening(['Write the first draft of my book', 'Run the half marathon in under two hours', 'Dinner at home']),
  'mail-trial-ending': () => trialMail({ ...TRIAL, trial: 'ending', days: undefined }).html,
  'mail-trial-ended': () => trialMail({ ...TRIAL, trial: 'ended', days: TRIAL_DAYS }).html,
}

export const mails = [
  walk(
    visitor,
    Object.fromEntries(
      Object.entries(HTML).map(([name, write]) => [name, ({ page }: Visit) => page.setContent(frame(write()))]),
    ),
  ),
]

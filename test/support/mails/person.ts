import { addDays } from '#domain/time/day.ts'
import { readWeek, type WeekGoal } from '#domain/week/week.ts'
import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { eveningMail } from '#functions/reactions/delivery-queued/send-mails/templates/evening-mail.ts'
import { type Together, togetherMail } from '#functions/reactions/delivery-queued/send-mails/templates/together-mail.ts'
import { trialMail } from '#functions/reactions/delivery-queued/send-mails/templates/trial-mail.ts'
import { weekMail } from '#functions/reactions/delivery-queued/send-mails/templates/week-mail.ts'

/** Mails for a person: all goals in one, the Sunday letter, the evening question, the trial. */

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
  isOver: false,
  isDone: false,
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
const writeWeek = (goals: readonly WeekGoal[]): Mail => {
  const week = readWeek(goals, '2026-04-26')
  if (!week) throw new TypeError('A letter needs a goal.')
  const { siteUrl, time, unsubscribeUrl, unsubscribePageUrl } = TOGETHER
  return weekMail({ siteUrl, time, date: '2026-04-26', week, unsubscribeUrl, unsubscribePageUrl })
}

const writeEvening = (titles: readonly string[]): Mail => {
  const { siteUrl, date, unsubscribeUrl, unsubscribePageUrl } = TOGETHER
  const goals = titles.map((title) => ({ title, checkInUrl: BLOCK.checkInUrl }))
  return eveningMail({ siteUrl, date, time: '21:00', goals, unsubscribeUrl, unsubscribePageUrl })
}

export const PERSON_MAILS: Record<string, () => Mail> = {
  'mail-together': () => togetherMail(TOGETHER),
  'mail-together-afternoon': () => togetherMail({ ...TOGETHER, spokenTime: '15:30' }),
  'mail-together-quiet': () => togetherMail({ ...TOGETHER, blocks: [] }),
  'mail-week': () => writeWeek(WEEK_GOALS),
  'mail-week-quiet': () => writeWeek([{ ...WEEK_GOAL, weekdays: EVERY, states: Array<'missed'>(7).fill('missed') }]),
  'mail-evening': () => writeEvening(['Write the first draft of my book']),
  'mail-evening-several': () =>
    writeEvening(['Write the first draft of my book', 'Run the half marathon in under two hours', 'Dinner at home']),
  'mail-trial-ending': () => trialMail({ ...TRIAL, trial: 'ending', days: undefined }),
  'mail-trial-ended': () => trialMail({ ...TRIAL, trial: 'ended', days: TRIAL_DAYS }),
}

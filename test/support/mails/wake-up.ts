import type { Mail } from '#functions/adapters/ses/send-mail.ts'
import { type WakeUp, wakeUpMail } from '#functions/reactions/delivery-queued/send-mails/templates/wake-up-mail.ts'

/** Wake-up mails of one goal in every state (MAIL-17, MAIL-21). */

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

const LONG = 'Three hundred and sixty five mornings of Donaudampfschifffahrtsgesellschaft'

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
  'mail-seven-silent': {
    streak_count: 0,
    silent: 7,
    lastSevenDays: [...MISSED, 'open'],
    kept: { of: 21, days: 30 },
  },
  'mail-five-silent': {
    streak_count: 0,
    silent: 5,
    lastSevenDays: ['done', ...MISSED.slice(0, 5), 'open'],
    kept: { of: 22, days: 30 },
  },
  'mail-milestone': { streak_count: 30, dayNumber: 59, kept: { of: 30, days: 30 }, best: 30 },
  'mail-eve': { dayNumber: 89 },
  'mail-target': { dayNumber: 90 },
  'mail-day-after': { dayNumber: 91, streak_count: 0, kept: { of: 26, days: 30 } },
  'mail-done': { streak_count: 13, lastSevenDays: [...KEPT, 'done', 'done'] },
  'mail-evening-goal': { time: '21:30', dayNumber: 44 },
  'mail-rested': { offersRest: true, lastSevenDays: ['done', 'off', 'done', 'off', 'done', 'rest', 'open'] },
  'mail-rest-offered': { streak_count: 0, silent: 1, lastSevenDays: [...KEPT, 'missed', 'open'], offersRest: true },
  'mail-hidden-streak': { streakHidden: true },
  'mail-witness': { said: { text: 'I saw the light on at six.', by: 'Jonas' }, zone: 'Eastern time' },
  'mail-long': {
    goal: { ...BASE.goal, title: `${LONG}, every morning before the house wakes up`, circle_type: 'Friends & Family' },
    text: {
      ...BASE.text,
      message: `${'You open the draft and read what the brother said at the table. '.repeat(9)}\n${LONG}.`,
      micro_plan: [`${LONG}: read it once.`, LONG, LONG],
    },
  },
}

export const WAKE_UP_MAILS: Record<string, () => Mail> = Object.fromEntries(
  Object.entries(STATES).map(([name, given]) => [name, () => wakeUpMail({ ...BASE, ...given })]),
)

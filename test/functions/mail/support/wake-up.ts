import { JSDOM, type Node } from 'jsdom'
import { type WakeUp, wakeUpMail } from '#functions/reactions/delivery-queued/send-mails/templates/wake-up-mail.ts'

export const TO = 'maren+morning@example.com'
export const GOAL = 'goal_01JZ0000000000000000000000'
/** Five kept days, the head of a week. */
export const DONE = ['done', 'done', 'done', 'done', 'done'] as const
export const CHECK_IN = `https://five.example/check-in#${'a'.repeat(60)}.${'b'.repeat(43)}`
export const UNSUBSCRIBE = 'https://five.example/api/unsubscribe?user=u1&goal=g1&token=tok'
/** A mail of an ordinary day. */
export const props: WakeUp = {
  siteUrl: 'https://five.example/',
  checkInUrl: CHECK_IN,
  goal: {
    id: GOAL,
    title: 'Write the first draft of my book',
    circle_type: 'Personal Development',
    tone: 'wise_mentor',
  },
  date: '2026-04-14',
  time: '07:00',
  dayNumber: 41,
  targetDays: 90,
  streak_count: 12,
  lastSevenDays: ['done', 'done', 'done', 'done', 'done', 'done', 'open'],
  text: {
    message: 'Twelve mornings in a row.\nThat is the whole secret.\n\nToday, stay with chapter four.',
    micro_plan: ['Open the draft.', 'Write the next sentence.', 'Set a timer for four minutes.'],
    challenge: 'Say the first line out loud.',
  },
  unsubscribeUrl: UNSUBSCRIBE,
}
const parser = new new JSDOM().window.DOMParser()
/** The HTML part of the mail, with other properties where given. */
export const page = (given: Partial<WakeUp> = {}) =>
  parser.parseFromString(wakeUpMail({ ...props, ...given }).html, 'text/html')
/** The address of each link, by its text. */
export const links = (document: Node) =>
  Object.fromEntries([...document.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')]))

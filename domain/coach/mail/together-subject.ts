import { cutSentence, shortenTitle } from '#domain/coach/words/quotes.ts'
import { type MailSubject, QUIET } from './mail-subject.ts'

const SUBJECT_MAX = 50
const TITLE_MAX = 40
const PREHEADER: readonly [number, number] = [40, 90]
const FILL = ['One email for all of them.', 'Each has one first step.']
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** 'Three goals'. */
export const countGoals = (count: number): string =>
  `${NUMBERS[count] ?? String(count)} ${count === 1 ? 'goal' : 'goals'}`

/**
 * The subject of one mail for several goals, at most 50 characters, with the first step of the first goal; and its preheader with
 * the titles, 40 to 90 characters (MAIL-25). `goals` holds the ordinary goals in the order of the mail: a gentle goal is in
 * neither. Without an ordinary goal the mail is a quiet note.
 */
export const writeTogetherSubject = (goals: readonly { title: string; step: string }[]): MailSubject => {
  const [first] = goals
  if (!first) return QUIET
  const step = first.step.replace(/[.!]+$/u, '')
  const [least, most] = PREHEADER
  let preheader = cutSentence(`${goals.map(({ title }) => shortenTitle(title, TITLE_MAX)).join(', ')}.`, most)
  for (const sentence of FILL) if ([...preheader].length < least) preheader = `${preheader} ${sentence}`
  return {
    subject: cutSentence(`${countGoals(goals.length)}. First: ${step}`, SUBJECT_MAX),
    preheader,
  }
}

import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { readFacts } from '#domain/coach/slots/slot-facts.ts'
import type { MailHint } from '#domain/motivation/mail-facts.ts'
import { computeSubjectTurn, OBSTACLE_TURN, PLAN_TURN } from './mail-subject.ts'

/**
 * What the subject of a brief's day quotes of the goal: its plan or its obstacle, by the turn of the day (MAIL-11), or the next day of
 * a goal that does not ask for today. Only that is stored with the text, because the item of a day stays below 1 kB. Empty for a goal that is not ordinary.
 */
export const readMailHint = (brief: CoachBrief): MailHint => {
  if (brief.care !== 'ordinary') return {}
  const { values } = readFacts(brief)
  const next = values.get('next')
  if (next !== undefined) return { hint_next: next }
  const turn = computeSubjectTurn(brief.dayNumber)
  const [when, then, obstacle] = [values.get('when'), values.get('then'), values.get('obstacle')]
  if (turn === PLAN_TURN && brief.plan && when && then) return { hint_when: when, hint_then: then }
  return turn === OBSTACLE_TURN && obstacle ? { hint_obstacle: obstacle } : {}
}

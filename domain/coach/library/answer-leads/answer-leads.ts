import type { AnswerLeads } from '#domain/coach/library/frame.ts'
import type { Tone } from '#domain/goals/fields.ts'
import { answerLeads as drillSergeant } from './drill-sergeant.ts'
import { answerLeads as kindEncouraging } from './kind-encouraging.ts'
import { answerLeads as teammate } from './teammate.ts'
import { answerLeads as wiseMentor } from './wise-mentor.ts'

/** The words around an answer on an ordinary day, in each tone (TEXT-32). */
export const ANSWER_LEADS: Readonly<Record<Tone, AnswerLeads>> = {
  kind_encouraging: kindEncouraging,
  teammate,
  wise_mentor: wiseMentor,
  drill_sergeant: drillSergeant,
}

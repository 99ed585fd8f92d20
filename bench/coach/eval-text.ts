import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { Situation } from '#domain/coach/day/situation.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'

/** A text of one goal's day, as the person would get it. */
export type EvalText = {
  /** P1 to P10. */
  person: string
  /** Day of the script, from 0. */
  day: number
  brief: CoachBrief
  situation: Situation
  text: MotivationText
  source: 'model' | 'built-in'
}

/** Writes the text of a day; undefined where the goal gets none because a model finds it in crisis. */
export type Writer = (brief: CoachBrief) => Promise<Pick<EvalText, 'text' | 'source'> | undefined>

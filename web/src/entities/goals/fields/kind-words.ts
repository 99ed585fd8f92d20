import type { GoalKind } from '#domain/coach/kinds/kind.ts'

/** The page's texts about the kind of a goal (TEXT-13). */

export const KIND_LABELS: Record<GoalKind, string> = {
  do_regularly: 'Do regularly',
  finish: 'Finish',
  stop: 'Stop',
  recover: 'Recover',
  relate: 'Relate',
  learn: 'Learn',
  save: 'Save',
  reflect: 'Reflect',
}

export const KIND_HINT = 'Your coach speaks differently of each. “Stop” is never told to do more of it.'

/** In place of the kind while there is no title. */
export const KIND_AWAITED = 'We read the kind of goal from its title.'

import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { alternate } from '#domain/coach/library/alternate.ts'
import type { LibraryStep } from '#domain/coach/library/entry.ts'
import { closeDoRegularly } from '#domain/coach/library/steps/close/do-regularly.ts'
import { closeFinish } from '#domain/coach/library/steps/close/finish.ts'
import { closeLearn } from '#domain/coach/library/steps/close/learn.ts'
import { closeRecover } from '#domain/coach/library/steps/close/recover.ts'
import { closeReflect } from '#domain/coach/library/steps/close/reflect.ts'
import { closeRelate } from '#domain/coach/library/steps/close/relate.ts'
import { closeSave } from '#domain/coach/library/steps/close/save.ts'
import { closeShared } from '#domain/coach/library/steps/close/shared.ts'
import { closeStop } from '#domain/coach/library/steps/close/stop.ts'
import { doRegularlyOpening } from '#domain/coach/library/steps/do-regularly/opening.ts'
import { doRegularlySurroundings } from '#domain/coach/library/steps/do-regularly/surroundings.ts'
import { finishEnd } from '#domain/coach/library/steps/finish/end.ts'
import { finishGaps } from '#domain/coach/library/steps/finish/gaps.ts'
import { learnPractice } from '#domain/coach/library/steps/learn/practice.ts'
import { learnRecall } from '#domain/coach/library/steps/learn/recall.ts'
import { prepareDoRegularly } from '#domain/coach/library/steps/prepare/do-regularly.ts'
import { prepareFinish } from '#domain/coach/library/steps/prepare/finish.ts'
import { prepareLearn } from '#domain/coach/library/steps/prepare/learn.ts'
import { prepareRecover } from '#domain/coach/library/steps/prepare/recover.ts'
import { prepareReflect } from '#domain/coach/library/steps/prepare/reflect.ts'
import { prepareRelate } from '#domain/coach/library/steps/prepare/relate.ts'
import { prepareSave } from '#domain/coach/library/steps/prepare/save.ts'
import { prepareShared } from '#domain/coach/library/steps/prepare/shared.ts'
import { prepareStop } from '#domain/coach/library/steps/prepare/stop.ts'
import { recoverPlan } from '#domain/coach/library/steps/recover/plan.ts'
import { recoverRest } from '#domain/coach/library/steps/recover/rest.ts'
import { reflectQuiet } from '#domain/coach/library/steps/reflect/quiet.ts'
import { reflectWords } from '#domain/coach/library/steps/reflect/words.ts'
import { relateSay } from '#domain/coach/library/steps/relate/say.ts'
import { relateTime } from '#domain/coach/library/steps/relate/time.ts'
import { saveDelay } from '#domain/coach/library/steps/save/delay.ts'
import { saveLook } from '#domain/coach/library/steps/save/look.ts'
import { stopBefore } from '#domain/coach/library/steps/stop/before.ts'
import { stopInstead } from '#domain/coach/library/steps/stop/instead.ts'

/** First steps of a plan by kind: what the next action of the goal needs is made ready. At most 3 minutes. 48 fit every kind. */
export const PREPARE: Record<GoalKind, readonly LibraryStep[]> = {
  do_regularly: alternate(prepareDoRegularly, prepareShared),
  finish: alternate(prepareFinish, prepareShared),
  stop: alternate(prepareStop, prepareShared),
  recover: alternate(prepareRecover, prepareShared),
  relate: alternate(prepareRelate, prepareShared),
  learn: alternate(prepareLearn, prepareShared),
  save: alternate(prepareSave, prepareShared),
  reflect: alternate(prepareReflect, prepareShared),
}

/** Last steps of a plan by kind: the day is noted, or the next time is decided and arranged. At most 2 minutes. 48 fit every kind. */
export const CLOSE: Record<GoalKind, readonly LibraryStep[]> = {
  do_regularly: alternate(closeDoRegularly, closeShared),
  finish: alternate(closeFinish, closeShared),
  stop: alternate(closeStop, closeShared),
  recover: alternate(closeRecover, closeShared),
  relate: alternate(closeRelate, closeShared),
  learn: alternate(closeLearn, closeShared),
  save: alternate(closeSave, closeShared),
  reflect: alternate(closeReflect, closeShared),
}

/** Middle steps of a plan. Each fits any goal of its kind (TEXT-13). At most 4 minutes. */
export const DO: Record<GoalKind, readonly LibraryStep[]> = {
  do_regularly: [...doRegularlyOpening, ...doRegularlySurroundings],
  finish: [...finishGaps, ...finishEnd],
  stop: [...stopBefore, ...stopInstead],
  recover: [...recoverRest, ...recoverPlan],
  relate: [...relateSay, ...relateTime],
  learn: [...learnRecall, ...learnPractice],
  save: [...saveLook, ...saveDelay],
  reflect: [...reflectQuiet, ...reflectWords],
}

import type { GoalKind } from '#domain/coach/kind.ts'
import type { LibraryStep } from '#domain/coach/library/entry.ts'
import { closeRecord } from '#domain/coach/library/steps/close/record.ts'
import { closeTomorrow } from '#domain/coach/library/steps/close/tomorrow.ts'
import { doRegularlyOpening } from '#domain/coach/library/steps/do-regularly/opening.ts'
import { doRegularlySurroundings } from '#domain/coach/library/steps/do-regularly/surroundings.ts'
import { finishEnd } from '#domain/coach/library/steps/finish/end.ts'
import { finishGaps } from '#domain/coach/library/steps/finish/gaps.ts'
import { learnPractice } from '#domain/coach/library/steps/learn/practice.ts'
import { learnRecall } from '#domain/coach/library/steps/learn/recall.ts'
import { preparePlace } from '#domain/coach/library/steps/prepare/place.ts'
import { preparePlan } from '#domain/coach/library/steps/prepare/plan.ts'
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

/** First steps of a plan, for every kind: the place, the hour, the plan and the people are made ready. At most 3 minutes. */
export const PREPARE: readonly LibraryStep[] = [...preparePlace, ...preparePlan]

/** Last steps of a plan, for every kind: the day is noted, tidied and closed. At most 2 minutes. */
export const CLOSE: readonly LibraryStep[] = [...closeRecord, ...closeTomorrow]

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

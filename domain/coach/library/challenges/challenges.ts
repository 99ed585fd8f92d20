import type { GoalKind } from '#domain/coach/kinds/kind.ts'
import { alternate } from '#domain/coach/library/alternate.ts'
import { doRegularlyChallenges } from '#domain/coach/library/challenges/do-regularly.ts'
import { finishChallenges } from '#domain/coach/library/challenges/finish.ts'
import { learnChallenges } from '#domain/coach/library/challenges/learn.ts'
import { recoverChallenges } from '#domain/coach/library/challenges/recover.ts'
import { reflectChallenges } from '#domain/coach/library/challenges/reflect.ts'
import { relateChallenges } from '#domain/coach/library/challenges/relate.ts'
import { saveChallenges } from '#domain/coach/library/challenges/save.ts'
import { sharedChallenges } from '#domain/coach/library/challenges/shared.ts'
import { stopChallenges } from '#domain/coach/library/challenges/stop.ts'
import type { LibraryChallenge } from '#domain/coach/library/entry.ts'

/** Challenges by kind (TEXT-13): its own 48 and the 48 that fit every kind. At most 120 seconds each. */
export const CHALLENGES: Record<GoalKind, readonly LibraryChallenge[]> = {
  do_regularly: alternate(doRegularlyChallenges, sharedChallenges),
  finish: alternate(finishChallenges, sharedChallenges),
  stop: alternate(stopChallenges, sharedChallenges),
  recover: alternate(recoverChallenges, sharedChallenges),
  relate: alternate(relateChallenges, sharedChallenges),
  learn: alternate(learnChallenges, sharedChallenges),
  save: alternate(saveChallenges, sharedChallenges),
  reflect: alternate(reflectChallenges, sharedChallenges),
}

import type { GoalKind } from '#domain/coach/kind.ts'
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

/** Alternates the challenges that fit every kind with those of one kind, so that neighbors in the list differ in type. */
const withShared = (own: readonly LibraryChallenge[]): readonly LibraryChallenge[] =>
  own.flatMap((challenge, index) => [challenge, ...sharedChallenges.slice(index, index + 1)])

/** Challenges by kind (TEXT-13): its own 48 and the 48 that fit every kind. At most 120 seconds each. */
export const CHALLENGES: Record<GoalKind, readonly LibraryChallenge[]> = {
  do_regularly: withShared(doRegularlyChallenges),
  finish: withShared(finishChallenges),
  stop: withShared(stopChallenges),
  recover: withShared(recoverChallenges),
  relate: withShared(relateChallenges),
  learn: withShared(learnChallenges),
  save: withShared(saveChallenges),
  reflect: withShared(reflectChallenges),
}

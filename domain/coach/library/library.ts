import type { GeneralLists } from '#domain/coach/compose/general-text.ts'
import { ANSWER_LEADS } from '#domain/coach/library/answer-leads/answer-leads.ts'
import { ANSWERS } from '#domain/coach/library/answers/answers.ts'
import { CHALLENGES } from '#domain/coach/library/challenges/challenges.ts'
import { sharedChallenges } from '#domain/coach/library/challenges/shared.ts'
import { CIRCLE_TEXTS } from '#domain/coach/library/circles/circles.ts'
import { DETAILS } from '#domain/coach/library/details/details.ts'
import { FRAMES } from '#domain/coach/library/frames/frames.ts'
import { GENERAL } from '#domain/coach/library/general/general.ts'
import type { Library } from '#domain/coach/library/library-lists.ts'
import { MESSAGES } from '#domain/coach/library/messages/messages.ts'
import { milestoneSteps } from '#domain/coach/library/situations/milestone/parts.ts'
import { SITUATION_TEXTS } from '#domain/coach/library/situations/situations.ts'
import { afterMoves } from '#domain/coach/library/situations/target/after-moves.ts'
import { EVENT_TEXTS } from '#domain/coach/library/situations/target/events.ts'
import { FAMILY_TEXTS } from '#domain/coach/library/situations/target/families/families.ts'
import { DATE_FRAMES } from '#domain/coach/library/situations/target/frames.ts'
import { closeShared } from '#domain/coach/library/steps/close/shared.ts'
import { prepareShared } from '#domain/coach/library/steps/prepare/shared.ts'
import { CLOSE, DO, PREPARE } from '#domain/coach/library/steps/steps.ts'
import { TOPICS } from '#domain/coach/library/topics/topics.ts'
import { FREE_DAYS } from './situations/free-day/free-days.ts'

/**
 * The whole built-in library, 4.4 MB of plain data as JSON. Product code imports this file by this specifier alone, so that the bundles of
 * the functions carry it as packed data (ADR 194). The page does not import it (ADR 180).
 */
export const LIBRARY: Library & GeneralLists = {
  MESSAGES,
  SITUATIONS: SITUATION_TEXTS,
  FREE_DAYS,
  MILESTONE_STEPS: milestoneSteps,
  DATES: { families: FAMILY_TEXTS, after: afterMoves, frames: DATE_FRAMES },
  EVENTS: EVENT_TEXTS,
  PREPARE,
  CLOSE,
  DO,
  CHALLENGES,
  CIRCLES: CIRCLE_TEXTS,
  TOPICS,
  DETAILS,
  ANSWERS,
  ANSWER_LEADS,
  FRAMES,
  GENERAL,
  SHARED: { PREPARE: prepareShared, CLOSE: closeShared, CHALLENGES: sharedChallenges },
}

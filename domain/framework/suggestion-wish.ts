import type { Interview } from '#domain/interview/answers.ts'
import { CIRCLE_KEYS, CIRCLE_NAMES } from '#domain/interview/circles.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'
import type { Reason } from '#domain/safety/outcome.ts'
import type { GentleWish, SuggestionWish } from './built-in-suggestions.ts'
import { findGentleWish, type GentleReport } from './find-gentle-wish.ts'
import { listSentences } from './said.ts'
import { findShifts } from './shifts.ts'

/** What the suggestions of a circle are made from, on the server and on the page (FRAMEWORK-6, FRAMEWORK-14). */

type OwnTexts = Pick<
  SuggestionWish,
  'circle' | 'hoursPerWeek' | 'personalDefinition' | 'currentChallenges' | 'specificGoal'
>

/** What is known beyond the circle. `interview` is null where the person has no framework. */
type Known = GentleReport & { interview: Interview | null; chat: readonly ConversationEntry[] }

/** What words that worry a model, or that it refuses, are gentle about (CARE-12). */
export const UNCLEAR: GentleWish = { reason: 'unclear' }

/** `ownSubject` is the gentle subject of the circle's own texts, where they were screened. */
export const createSuggestionWish = (own: OwnTexts, known: Known, ownSubject: Reason | null = null): SuggestionWish => {
  const { interview, chat, isGentle } = known
  return {
    ...own,
    priority: interview?.lifeContext.primary_90_day_priority ?? '',
    chat: chat.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
    gentle: findGentleWish(
      known,
      CIRCLE_KEYS.find((key) => CIRCLE_NAMES[key] === own.circle),
      ownSubject,
    ),
    hasGentle: isGentle,
    moving: interview !== null && findShifts(listSentences(interview, chat)) !== undefined,
  }
}

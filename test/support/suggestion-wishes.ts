import type { SuggestionWish } from '#domain/framework/built-in-suggestions.ts'
import { createReportFrame } from '#domain/framework/report-frame.ts'
import { createSuggestionWish } from '#domain/framework/suggestion-wish.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import type { Interviewed } from './interviews/interviewed.ts'

/** What suggestions for Work are made from, of a person who has written nothing. */
export const EMPTY_WISH: SuggestionWish = {
  circle: 'Work',
  hoursPerWeek: 5,
  personalDefinition: '',
  currentChallenges: '',
  specificGoal: '',
  priority: '',
  chat: [],
  gentle: null,
  hasGentle: false,
  moving: false,
}

/** What the workshop's suggestions are made from, for each circle in the report's order. */
export const listWishes = ({ interview, chat }: Pick<Interviewed, 'interview' | 'chat'>): SuggestionWish[] => {
  const { plans, circumstances } = createReportFrame(interview, chat)
  const known = { interview, chat, subjects: circumstances.gentle, isGentle: circumstances.isGentle }
  return plans.map(({ circle, allocated }) => {
    const own = {
      circle: CIRCLE_NAMES[circle],
      hoursPerWeek: allocated,
      personalDefinition: interview.circleData[circle].personal_definition,
      currentChallenges: interview.lifeContext.primary_challenge,
      specificGoal: interview.circleData[circle].success_definition_90_days,
    }
    return createSuggestionWish(own, known)
  })
}

import type { PersonBrief } from '#domain/coach/brief/person-brief.ts'
import type { SuggestionWish } from '#domain/framework/built-in-suggestions.ts'
import { hoursForOne, SUGGESTION_TITLE_MAX, SUGGESTIONS } from '#domain/framework/suggestions.ts'
import { INTERVIEW_ANSWER_MAX } from '#domain/goals/fields.ts'
import type { Interview } from '#domain/interview/answers.ts'
import { DATA_CLOSE, DATA_OPEN, dataBlock, typed } from '#functions/adapters/bedrock/data-block.ts'
import { CONCERN_RULE } from '#functions/coach/concern.ts'
import { GOALS_RULE, goalsData } from '#functions/coach/goals-data.ts'
import { conversationData, dataRule, interviewData } from '#functions/coach/interview-data.ts'

/** `interview` and `history` are those of the person's newest framework, where there is one. */
export type SuggestionInput = PersonBrief<Interview | null> & { wish: SuggestionWish }

export const SYSTEM_PROMPT = `You suggest goals in Five Circles, where people choose one goal for each of five circles of their life and check in
on it once a day. For one circle, write ${SUGGESTIONS} suggestions that differ in kind: one "do", one "leave-out" (something to stop or to leave
out), and one "person" (something with a person):
- title: a verb phrase of at most ${SUGGESTION_TITLE_MAX} characters that begins with the verb, without a figure and without a full stop.
  It is the person's own goal, so it says "my" and never "you" or "your".
- description: how and how often, at most 180 characters; concrete enough to know in the evening whether it was done. Any minutes and
  days in it are those of the fields.
- reasoning: at most 140 characters. It begins with "Because you wrote" and quotes a few of the person's own words, letter by letter, in
  curly quotation marks (“…”).
- minutes: minutes on one day, at least 5. days: days a week, 1 to 7. Together at most max_hours a week.

Beside them, write one field:
${CONCERN_RULE}

How:
- Each is a thing to do again and again for 90 days, small enough to begin tomorrow. Together they need not fit into the hours.
- Take up what the person wrote: all answers and the conversation, this circle's words first. Invent nothing about them.
${GOALS_RULE}
- Where hours_move is true, tie nothing to a clock or a part of the day, only to the end of a shift.
- Plain words, second person but for the titles. Text only: no Markdown, no HTML, no emoji, no exclamation marks, no promises.
- A goal to stop something is helped by less of it. After an illness, only what a professional gave.
- Where what they want could hurt somebody, suggest its safest form and asking a professional.
- Write in the language of the person's answers; where that is unclear, in English.

${dataRule(DATA_OPEN, DATA_CLOSE)}
`

/** The data in the prompt. It contains no account data (COACH-3). */
export const suggestionData = ({ wish, interview, history, goals }: SuggestionInput) => ({
  circle: wish.circle,
  personal_definition: typed(wish.personalDefinition, INTERVIEW_ANSWER_MAX),
  current_challenges: typed(wish.currentChallenges, INTERVIEW_ANSWER_MAX),
  success_in_90_days: typed(wish.specificGoal, INTERVIEW_ANSWER_MAX),
  priority_for_90_days: typed(wish.priority, INTERVIEW_ANSWER_MAX),
  hours_per_week: wish.hoursPerWeek,
  max_hours: hoursForOne(wish.hoursPerWeek),
  hours_move: wish.moving,
  goals: goalsData(goals),
  interview: interview && interviewData(interview),
  conversation: conversationData(history),
})

const frameUser = (data: string): string => `Suggest goals.

${data}`

export const userPrompt = (input: SuggestionInput): string => frameUser(dataBlock(suggestionData(input)))

/** All fixed words of the prompt, for its version (COACH-8). */
export const PROMPT_WORDS: readonly string[] = [SYSTEM_PROMPT, frameUser('')]

import { withoutQuotes } from '#domain/coach/checks/finding.ts'
import { detectClearLanguage, detectOtherLanguage } from '#domain/coach/language.ts'
import { findOtherNumbers } from '#domain/coach/numbers-in-text.ts'
import type { InterviewDraft } from '#domain/interview/answers.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import type { ConversationEntry } from '#domain/interview/conversation.ts'
import { checkClaims } from '#functions/adapters/bedrock/check-claims.ts'
import type { AnswerFault } from '#functions/adapters/bedrock/question.ts'

/** Names of the form, which are English in every language. */
const FORM_NAMES = new RegExp(
  [...Object.values(CIRCLE_NAMES), 'Personal Definition', '90-Day \\p{L}+(?: Definition)?', 'Time Allocation'].join(
    '|',
  ),
  'giu',
)

/** What a person wrote in the interview and said in the chat. */
export const listOwnWords = ({ lifeContext, circleData }: InterviewDraft, chat: readonly ConversationEntry[]): string =>
  [
    lifeContext.primary_challenge,
    lifeContext.primary_90_day_priority,
    ...Object.values(circleData).flatMap((one) => [one.personal_definition, one.success_definition_90_days]),
    ...chat.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
  ].join('\n')

/** What is wrong with the numbers of a text: those that are not in the data, by name (COACH-12). */
export const checkFigures = (shown: string, data: unknown): AnswerFault[] => {
  const others = [...new Set(findOtherNumbers(shown, data))]
  return others.length === 0
    ? []
    : [{ rule: 'numbers', tell: `It says ${others.join(', ')}, which is not in the data. Use no other figures.` }]
}

/**
 * What no prose of the coach may hold (COACH-12): another language than the person's own words, a link, an address, a phone number,
 * markup, an instruction about medicine, or shame. Empty where all is well. `shown` is what the person would read.
 */
export const checkProse = (shown: string, ownWords: string): AnswerFault[] => {
  const expected = detectClearLanguage(ownWords)
  const other = expected && detectOtherLanguage(withoutQuotes(shown).replace(FORM_NAMES, ' '), expected)
  const language = other
    ? [
        {
          rule: 'language',
          tell: `It is written in the language “${other}”. The person writes “${expected}”. Write in that.`,
        },
      ]
    : []
  return [...language, ...checkClaims(shown, ownWords)]
}

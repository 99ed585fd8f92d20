import type { GoalOutline } from '#domain/coach/brief/person-brief.ts'
import { findUnknownName } from '#domain/coach/checks/named-people.ts'
import { findOtherNumbers } from '#domain/coach/checks/numbers-in-text.ts'
import { findUnknownPast } from '#domain/coach/checks/past-claims.ts'
import { findUnnamedPerson } from '#domain/coach/checks/unnamed-people.ts'
import { detectClearLanguage, detectOtherLanguage } from '#domain/coach/words/language.ts'
import { withoutQuotes } from '#domain/coach/words/own-quotes.ts'
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

/** What a person wrote of their goals. */
const listGoalWords = (goals: readonly GoalOutline[]): string[] =>
  goals.flatMap(({ title, plan, obstacle }) => [title, plan?.when ?? '', plan?.will ?? '', obstacle ?? ''])

/** What a text says of the person's life that the person did not write: somebody in it, or what was done at an earlier time. */
const checkLife = (shown: string, own: string): AnswerFault[] => {
  const text = withoutQuotes(shown)
  const person = findUnnamedPerson(text, own) ?? findUnknownName(text, own)
  // Prose has no record of days at hand: it may speak of missed and kept days, which it has as figures.
  const past = { isKept: true, isMissed: true, hasNote: true, hasKept: true, hasMissed: true }
  const claim = findUnknownPast(text, { own, ...past })
  return [
    ...(person === undefined
      ? []
      : [{ rule: 'person', tell: `It says “${person}”, of whom the person wrote nothing. Invent nobody.` }]),
    ...(claim === undefined
      ? []
      : [{ rule: 'person', tell: `It says “${claim}”, which the person did not write. Invent nothing.` }]),
  ]
}

/**
 * What no prose of the coach may hold (COACH-12): another language than the person's own words, a link, an address, a phone number,
 * markup, an instruction about medicine, shame, or a relative or colleague that the person did not name. Empty if nothing is wrong. `shown` is what the
 * person would read, `ownWords` what they wrote in the interview and the chat.
 */
export const checkProse = (shown: string, ownWords: string, goals: readonly GoalOutline[]): AnswerFault[] => {
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
  const words = [ownWords, ...listGoalWords(goals)].join('\n')
  return [...language, ...checkClaims(shown, words), ...checkLife(shown, words)]
}

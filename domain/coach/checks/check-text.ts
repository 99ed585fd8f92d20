import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { type Check, readParts, type TextFinding } from './finding.ts'
import { checkDistinct, checkKind } from './goal.ts'
import { checkGrammar, checkQuotes } from './grammar.ts'
import { checkLength, checkTime } from './length.ts'
import { checkNumbers } from './numbers.ts'
import { checkPerson } from './person.ts'
import { checkLanguage, checkTone, checkWords } from './words.ts'

const CHECKS: readonly Check[] = [
  checkLength,
  checkTime,
  checkNumbers,
  checkWords,
  checkGrammar,
  checkQuotes,
  checkKind,
  checkTone,
  checkDistinct,
  checkLanguage,
  checkPerson,
]

/**
 * What is wrong with a text of a goal's day by the rules that code can hold (TEXT-18); empty for a text that keeps them all. The
 * library is English, so `mayBeEnglish` accepts English for a goal in another language.
 */
export const checkText = (
  text: MotivationText,
  brief: CoachBrief,
  { mayBeEnglish = false }: { mayBeEnglish?: boolean } = {},
): TextFinding[] => {
  const checked = readParts(text, brief, mayBeEnglish)
  return CHECKS.flatMap((check) => check(checked))
}

import type { MotivationText } from '#domain/motivation/motivation.ts'
import type { CoachBrief } from './brief.ts'
import { type Check, readParts, type TextFinding } from './checks/finding.ts'
import { checkDistinct, checkKind } from './checks/goal.ts'
import { checkGrammar, checkQuotes } from './checks/grammar.ts'
import { checkLength, checkTime } from './checks/length.ts'
import { checkNumbers } from './checks/numbers.ts'
import { checkPerson } from './checks/person.ts'
import { checkLanguage, checkTone, checkWords } from './checks/words.ts'

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

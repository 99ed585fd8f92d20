import { findAddress } from '#domain/addresses.ts'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { partOfDay } from '#domain/coach/day/part-of-day.ts'
import { detectLanguage } from '#domain/coach/words/language.ts'
import { memoize } from '#domain/memoize.ts'
import { type Check, personWords, type TextFinding } from './finding.ts'
import { findInstruction, findShame } from './harm-words.ts'

/** Words that no text uses, whatever the tone. What a person wrote in quotation marks is exempt. */
const NEVER: readonly RegExp[] = [
  /!/u,
  /\p{Extended_Pictographic}/u,
  /[*_`#<>]|\[[^\]]*\]\(/,
  /\bbelieve in yourself\b/i,
  /\byou[’']ve got this\b/i,
  /\bjourneys?\b/i,
  /\b(?:crush|smash|grind|hustle)(?:e[ds]|ing|s)?\b/i,
  /\bproud of you\b/i,
  /\bg[ia]ve?s? up\b/i,
  /\bmissed [^.?]*\bagain\b|\bagain [^.?]*\bmissed\b/i,
  /\bstudies show\b/i,
  /\bguarantee[ds]?\b/i,
  /\bunlock\w*\b/i,
  /\blevel up\b/i,
  /\bbest self\b/i,
  /\bconsistency is key\b/i,
  /\bone step at a time\b/i,
  /\bseven in the morning\b/i,
  /\bgood choice\b/i,
  /”[^.?]{0,20}\b(?:was your reason|it holds)\b/i,
  /\bpush through the pain\b/i,
]

/** Spellings of British English. */
const BRITISH =
  /\b(?:practis(?:e[ds]?|ing)|\w*colou?r(?<=colour)\w*|favourites?|(?:organ|real|recogn|prior|memor|apolog|summar)is(?:e[ds]?|ing|ation)|judgement|grey|programmes?|towards|afterwards|centre|travelling|neighbours?|behaviours?|cupboards?|whilst)\b/i

const STRESS = /\b[A-Z]{4,}\b/g

/** Texts whose words are kept: the same steps of the library stand in many texts. */
const KNOWN_MAX = 1000

const findNever = memoize(
  (text: string): readonly string[] => NEVER.flatMap((never) => never.exec(text)?.[0] ?? []),
  KNOWN_MAX,
)

export const checkWords: Check = ({ all, brief }) => {
  const typed = personWords(brief).join('\n')
  return all.flatMap(({ name, own, said }): TextFinding[] => [
    ...[...findNever(own), findAddress(said), findShame(said)].flatMap((found): TextFinding[] =>
      found === undefined ? [] : [{ rule: 'words', says: `${name}: has “${found}”, which is never used` }],
    ),
    ...[findInstruction(said)].flatMap((found): TextFinding[] =>
      found === undefined
        ? []
        : [{ rule: 'words', says: `${name}: “${found}” tells the person what to do with a medicine or a meal` }],
    ),
    ...[...own.matchAll(STRESS)]
      .filter(([word]) => !typed.includes(word))
      .map(([word]): TextFinding => ({ rule: 'words', says: `${name}: has ${word} in capitals` })),
  ])
}

/** The language of the person's words; English if it cannot be determined. */
const detectTextLanguage = (texts: readonly string[]): string => detectLanguage(texts.join('\n')) ?? 'en'

/** The language that a text of the goal is written in. */
export const goalLanguage = ({ title, description, obstacle }: CoachBrief): string =>
  detectTextLanguage([title, description, obstacle ?? ''])

export const checkLanguage: Check = ({ all, brief, mayBeEnglish }) => {
  const { localTime } = brief
  const expected = goalLanguage(brief)
  const text = all.map(({ own }) => own).join('\n')
  const found = detectLanguage(text)
  const findings: TextFinding[] = []
  if (found !== null && found !== expected && !(mayBeEnglish && found === 'en'))
    findings.push({ rule: 'language', says: `text: is in ${found}, the goal is in ${expected}` })
  for (const { name, own } of all) {
    const british = found === 'en' ? BRITISH.exec(own)?.[0] : undefined
    if (british !== undefined)
      findings.push({ rule: 'language', says: `${name}: “${british}” is not American English` })
    const part = partOfDay(localTime)
    const wrong = part === 'morning' ? undefined : /\bthis morning\b|\bgood morning\b/i.exec(own)?.[0]
    const late = part === 'evening' ? /\bthis afternoon\b/i.exec(own)?.[0] : undefined
    const said = wrong ?? late
    if (said !== undefined)
      findings.push({ rule: 'language', says: `${name}: says ${said}, it is ${part} for the reader` })
  }
  return findings
}

const TEAMMATE = /\b(?:we|us|let[’']s|we[’']re|we[’']ll)\b/
const DRILL = /\b(?:orders?|dismissed|carry on)\b/i

export const checkTone: Check = ({ all, message, brief: { tone } }) =>
  all.flatMap((part): TextFinding[] => {
    const own = part.own.replace(/\bin (?:any |that |this )?order\b/gi, ' ')
    const together =
      tone === 'teammate'
        ? undefined
        : TEAMMATE.exec(own.replace(/\b(?:We|Us|Let)\b/g, (word) => word.toLowerCase()))?.[0]
    const order = tone === 'drill_sergeant' || part !== message ? undefined : DRILL.exec(own)?.[0]
    return [together, order].flatMap((word): TextFinding[] =>
      word === undefined ? [] : [{ rule: 'tone', says: `${part.name}: “${word}” belongs to another tone` }],
    )
  })

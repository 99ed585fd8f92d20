import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { COMING } from '#domain/coach/slots/next-turn.ts'
import { readTitleWords } from '#domain/coach/slots/title-words.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import { listTopicNouns } from '#domain/coach/topics/topic-nouns.ts'
import { readGerund } from '#domain/coach/words/gerund.ts'
import { quotesIn, withoutQuotes } from '#domain/coach/words/own-quotes.ts'
import { toSecondPerson } from '#domain/coach/words/second-person.ts'
import { memoize } from '#domain/memoize.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { readPlainWords } from '#domain/motivation/plain-words.ts'
import { type Check, personWords, type TextFinding } from './finding.ts'

const EXERCISE = /\b(walk|stretch|squat|lift|run|jog|jump|lunge|plank|climb)(?:s|es|ing|ed|ning|ping|ging)?\b/gi
const readStem = ([, stem = '']: RegExpExecArray): string => stem.toLowerCase()
const MORE = /\bmore of (?:it|this)\b|\bkeep (?:it )?up\b|\bkeep going with\b/i
const GENTLE = /\b(?:streaks?|goal reached|days|calor\w+|weights?|try harder|record)\b/i

/** Drinks that a stop goal never means. */
const HARMLESS = '(?![^.?]{0,24}\\b(?:water|tea|juice|milk)\\b)'

/** An order to do what a stop goal stops: its verb at the start of a sentence, with the object where the title has one. */
const readOrder = ({ title, kind }: CoachBrief): RegExp | undefined => {
  const [first = '', ...rest] = readTitleWords(title, kind).urge?.split(' ') ?? []
  const verb = readGerund(first)
  if (verb === undefined) return undefined
  const object = rest.find((word) => word.length > 3 && !/^(?:your|with|that|from|this|into|after|before)$/.test(word))
  const end =
    object === undefined ? `(?! (?:less|no|nothing))${HARMLESS}` : `[^.?]{0,24}\\b${object.replace(/\W/g, '.')}`
  return new RegExp(`(?:^|[.?:]\\s+)${verb}\\b${end}`, 'i')
}

export const checkKind: Check = ({ all, brief }) => {
  const { kind, title, description, plan, care } = brief
  if (care === 'gentle')
    return all.flatMap(({ name, own }): TextFinding[] => {
      const found = GENTLE.exec(own)?.[0]
      return found === undefined
        ? []
        : [{ rule: 'kind', says: `${name}: says “${found}”, which a gentle text does not` }]
    })
  if (kind === 'stop') {
    const order = readOrder(brief)
    return all.flatMap(({ name, own }): TextFinding[] => {
      const found = MORE.exec(own)?.[0] ?? order?.exec(own)?.[0]
      return found === undefined
        ? []
        : [{ rule: 'kind', says: `${name}: “${found.trim()}” tells a stop goal to do more of it` }]
    })
  }
  if (kind !== 'recover') return []
  // Whole words: the letters of "stretch" also begin in "stroke".
  const named = new Set(
    [title, description, plan?.will ?? ''].flatMap((words) => [...words.matchAll(EXERCISE)].map(readStem)),
  )
  return all.flatMap(({ name, own }) =>
    [...own.matchAll(EXERCISE)]
      .filter((found) => !named.has(readStem(found)))
      .map(
        ([verb]): TextFinding => ({
          rule: 'kind',
          says: `${name}: “${verb}” is an exercise that the description does not name`,
        }),
      ),
  )
}

const COMMON = new Set(
  'about after again before being could every first from goal have into just later less more only other over page part some than that their them then there these thing things this time today tomorrow under want when where which while with without will would write wrote year your yours minutes minute hours days week weeks month morning evening night finish start keep make read walk work take stop going does done doing much like'.split(
    ' ',
  ),
)

/** The words of the goal by which a text is known to be about it, in a short form that its other forms share. */
const listNouns = ({ title, description, plan, obstacle, reason }: CoachBrief): string[] =>
  [title, plan?.when, plan?.will, obstacle, reason, description]
    .flatMap((text) => text?.toLowerCase().match(/\p{L}{4,}|\b(?:run|jog|gym|sew)\b/gu) ?? [])
    .filter((word) => !COMMON.has(word))
    .map((word) => word.replace(/(?:ings?|ed|es|s)$/u, '').slice(0, 7))
    .filter((word) => word.length >= 3)

/** Whether a text has a noun of the goal or of its topic, or the person's own words in it. */
export const isGrounded = ({ message, micro_plan, challenge }: MotivationText, brief: CoachBrief): boolean => {
  const text = [message, ...micro_plan, challenge].join('\n')
  const sources = personWords(brief).map((words) => words.toLowerCase())
  const isOwn = (quote: string) =>
    sources.some((source) => source.includes(quote.toLowerCase().replace(/[….,!?]+$/u, '')))
  if (quotesIn(text).some(({ quote }) => quote.length > 1 && isOwn(quote))) return true
  const words: string[] = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const nouns = [...listNouns(brief), ...listTopicNouns(readTopic(brief))]
  return nouns.some((noun) => words.some((word) => word.startsWith(noun)))
}

/** Texts that are kept as the rules below read them: those of the last days are compared on each day. */
const KNOWN_MAX = 500

/** Each three words in a row. */
const trigrams = memoize((text: string): ReadonlySet<string> => {
  const words = readPlainWords(text).split(' ')
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}, KNOWN_MAX)

/** Share of the trigrams that two texts have in common, of those of the shorter one. */
const measureOverlap = (first: ReadonlySet<string>, second: ReadonlySet<string>): number => {
  const least = Math.min(first.size, second.size)
  return least === 0 ? 0 : [...first].filter((words) => second.has(words)).length / least
}

const OVERLAP_MAX = 0.4

const withoutDays = memoize((message: string) => readPlainWords(withoutQuotes(message).replace(COMING, ' ')), KNOWN_MAX)

/** A message without quotes, without the plan's words and without the next day, which return in many messages. */
const withoutFacts = (message: string, plan: CoachBrief['plan']): string =>
  [plan?.when, plan?.will].reduce<string>(
    (rest, words) => (words ? rest.split(readPlainWords(toSecondPerson(words))).join(' ') : rest),
    withoutDays(message),
  )

export const checkDistinct: Check = ({ text, message, steps, challenge, brief: { recent, plan } }) => {
  const earlier = new Set(recent.flatMap((day) => day.steps.map(readPlainWords)))
  const findings: TextFinding[] = []
  for (const { name, text: step } of steps)
    if (earlier.has(readPlainWords(step)))
      findings.push({ rule: 'distinctness', says: `${name}: stood in a text of the last 7 days` })
  if (recent.some((day) => readPlainWords(day.challenge) === readPlainWords(challenge.text)))
    findings.push({ rule: 'distinctness', says: 'challenge: stood in a text of the last 7 days' })
  const own = trigrams(withoutFacts(message.text, plan))
  if (recent.some((day) => measureOverlap(trigrams(withoutFacts(day.message, plan)), own) >= OVERLAP_MAX))
    findings.push({ rule: 'distinctness', says: 'message: repeats a message of the last 7 days' })
  const distinct = new Set(text.micro_plan.map(readPlainWords))
  if (distinct.size < text.micro_plan.length)
    findings.push({ rule: 'distinctness', says: 'steps: two of them are the same' })
  const verbs = steps.map(({ text: step }) => readPlainWords(step).split(' ')[0] ?? '')
  if (new Set(verbs).size < verbs.length)
    findings.push({ rule: 'distinctness', says: 'steps: two of them start with the same verb' })
  return findings
}

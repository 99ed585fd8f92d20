import type { Interview } from '#domain/interview/answers.ts'
import { CIRCLE_KEYS, CIRCLE_NAMES, type CircleKey } from '#domain/interview/circles.ts'
import type { OwnSentence } from './said.ts'
import { likeness } from './shared-words.ts'

/** Which circles a sentence of the chat is about: an answer about Work is no answer about another circle (FRAMEWORK-21). */

const QUOTED = /“[^”]*”/g
/** 'Work, sleep, and commute' are hours, and not the circle. */
const NAMES = CIRCLE_KEYS.map((key) => ({
  key,
  pattern: new RegExp(`\\b${CIRCLE_NAMES[key]}\\b(?!, sleep)`),
}))

const ownWords = ({ circleData }: Interview, circle: CircleKey): string =>
  `${circleData[circle].personal_definition} ${circleData[circle].success_definition_90_days}`

/** The question without its quotations: those may come from any circle. */
const proseOf = ({ question = '' }: OwnSentence): string => question.replace(QUOTED, '')

const circlesAsked = (prose: string): CircleKey[] =>
  NAMES.filter(({ pattern }) => pattern.test(prose)).map(({ key }) => key)

/** 'After work' is a time and no word of a circle. */
const WORK_TIME = /\b(?:before|after|at|to|from) work\b/gi

/** The circle whose own words a text shares most; undefined where it shares none, or as many with two. */
const nearestCircle = (interview: Interview, text: string): CircleKey | undefined => {
  const words = text.replace(WORK_TIME, '')
  const [first, second] = CIRCLE_KEYS.map((key) => ({ key, near: likeness(words, ownWords(interview, key)) })).toSorted(
    (a, b) => b.near - a.near,
  )
  return first && first.near > (second?.near ?? 0) ? first.key : undefined
}

/**
 * The one circle that an answer of the chat is about: the one that its question names, else the one whose words question and answer
 * share. Undefined where the question names several, or where nothing tells.
 */
export const circleOfAnswer = (interview: Interview, said: OwnSentence): CircleKey | undefined => {
  const prose = proseOf(said)
  const asked = circlesAsked(prose)
  if (asked.length > 0) return asked.length === 1 ? asked[0] : undefined
  return nearestCircle(interview, `${prose} ${said.quote}`)
}

/** Whether a report may say an answer of the chat beside a circle. */
export const bearsOn = (interview: Interview, said: OwnSentence, circle: CircleKey): boolean => {
  const prose = proseOf(said)
  if (circlesAsked(prose).includes(circle)) return true
  if (likeness(`${prose} ${said.quote}`, ownWords(interview, circle)) > 0) return true
  return circleOfAnswer(interview, said) === undefined && circlesAsked(prose).length === 0
}

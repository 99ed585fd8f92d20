import { PLAN_MINUTES } from '#domain/coach/compose/choose-plan.ts'
import { readSituation, type Situation } from '#domain/coach/day/situation.ts'
import { countWords } from '#domain/coach/words/count-words.ts'
import type { Tone } from '#domain/goals/fields.ts'
import { AMOUNTS } from '#domain/motivation/durations.ts'
import {
  CHALLENGE_MAX as CHALLENGE_CHARACTERS,
  MESSAGE_MAX as MESSAGE_CHARACTERS,
} from '#domain/motivation/motivation.ts'
import type { Check, Part, TextFinding } from './finding.ts'

type Band = readonly [number, number]

/** Words of a message on an ordinary day. */
const BY_TONE: Record<Tone, Band> = {
  kind_encouraging: [35, 55],
  teammate: [30, 55],
  wise_mentor: [30, 55],
  drill_sergeant: [20, 42],
}

/** Words of a message in a situation; a tone may use its own band too. */
const BY_SITUATION: Record<Exclude<Situation, 'ordinary'>, Band> = {
  done_today: [15, 30],
  target_eve: [35, 55],
  target_day: [20, 42],
  after_target: [35, 55],
  rest_day: [20, 40],
  returned: [30, 50],
  silent_3: [30, 55],
  silent_7: [35, 55],
  silent_14: [30, 50],
  after_miss: [25, 45],
  note_hard: [35, 55],
  milestone_7: [30, 55],
  milestone_30: [20, 40],
  milestone_90: [40, 60],
  milestone_365: [30, 60],
  note_easy: [20, 40],
  first_day: [35, 55],
  at_risk: [20, 45],
}
const MESSAGE_MAX = 60
const MESSAGE_MIN = 15
/** Quoted words beyond these are the person's and do not count against the band. */
const QUOTED_COUNTED = 8
const STEP: Band = [2, 16]
const STEP_CHARACTERS = 140
const CHALLENGE_MAX = 22

/** Characters of a part in a script without blanks between its words. */
const UNSPACED: Readonly<Record<'message' | 'step' | 'challenge', Band>> = {
  message: [20, 240],
  step: [2, 60],
  challenge: [2, 90],
}
/** Chinese, Japanese and Thai put no space between words. */
const UNSPACED_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu
/** Share of the letters of a message in such a script from which its words cannot be counted. */
const UNSPACED_SHARE = 0.3

const isUnspaced = (text: string): boolean => {
  const found = text.match(UNSPACED_LETTER)?.length ?? 0
  return found > 0 && found / (text.match(/\p{L}/gu)?.length ?? 1) >= UNSPACED_SHARE
}

const findBand = (tone: Tone, situation: Situation): Band => {
  const ordinary = BY_TONE[tone]
  if (situation === 'ordinary') return ordinary
  const [least, most] = BY_SITUATION[situation]
  return [Math.min(least, ordinary[0]), Math.max(most, ordinary[1])]
}

/** Words of a message that count: of its quotes at most 8. */
const countAgainstBand = (words: number, ownWords: number): number =>
  words - Math.max(0, words - ownWords - QUOTED_COUNTED)

/** Whether a message has as many words as its tone and situation allow. */
export const isWithinBand = (message: string, tone: Tone, situation: Situation): boolean => {
  const ownWords = countWords(message.replace(/“[^”]*”/gu, ' '))
  const [least, most] = findBand(tone, situation)
  const words = countAgainstBand(countWords(message), ownWords)
  return words >= least && words <= most
}

const outside = (name: string, words: number, [least, most]: Band): TextFinding[] =>
  words < least || words > most
    ? [{ rule: 'length', says: `${name}: has ${words} words, allowed are ${least} to ${most}` }]
    : []

const outsideCharacters = (name: string, text: string, [least, most]: Band): TextFinding[] => {
  const characters = [...text].length
  return characters < least || characters > most
    ? [{ rule: 'length', says: `${name}: has ${characters} characters, allowed are ${least} to ${most}` }]
    : []
}

/** Characters of every text, whatever its script: what is stored, and what a page has room for. */
const checkCharacters: Check = ({ message, steps, challenge }) => [
  ...outsideCharacters('message', message.text, [0, MESSAGE_CHARACTERS]),
  ...steps.flatMap(({ name, text }) => outsideCharacters(name, text, [0, STEP_CHARACTERS])),
  ...outsideCharacters('challenge', challenge.text, [0, CHALLENGE_CHARACTERS]),
]

const checkUnspaced: Check = ({ message, steps, challenge }) => [
  ...outsideCharacters('message', message.own, UNSPACED.message),
  ...steps.flatMap(({ name, own }) => outsideCharacters(name, own, UNSPACED.step)),
  ...outsideCharacters('challenge', challenge.own, UNSPACED.challenge),
]

const checkSpaced: Check = ({ message, steps, challenge, brief }) => {
  const words = countWords(message.text)
  const counted = countAgainstBand(words, countWords(message.own))
  const [least, most] =
    brief.care === 'gentle' ? [MESSAGE_MIN, MESSAGE_MAX] : findBand(brief.tone, readSituation(brief))
  const length = outside('message', words, [MESSAGE_MIN, MESSAGE_MAX])
  return [
    ...(length.length > 0 ? length : outside('message', counted, [least, most])),
    ...steps.flatMap(({ name, own, text }) => outside(name, countWords(own) + (/[“„«]/.test(text) ? 1 : 0), STEP)),
    ...outside('challenge', countWords(challenge.own), [2, CHALLENGE_MAX]),
  ]
}

/** By words; by characters where the message is in a script without blanks. */
export const checkLength: Check = (checked) => [
  ...(isUnspaced(checked.message.own) ? checkUnspaced(checked) : checkSpaced(checked)),
  ...checkCharacters(checked),
]

const SECONDS = [15, 30, 45, 60, 90, 120]
const MINUTES_MAX = 4
const NAMED = new RegExp(`\\b(\\d+|${Object.keys(AMOUNTS).join('|')})[\\s-]+(second|sec|minute|min)s?\\b`, 'gi')
const HOURS = /\b(?:spend|takes?|(?<!about )for) (?:an?|one|two|three|\d+|half an) hours?\b/i

/** Whether a text asks for an hour or more, beside a field of minutes or seconds (TEXT-16). */
export const asksForHours = (text: string): boolean => HOURS.test(text)

const timesIn = (text: string): { seconds: number; said: string }[] =>
  [...text.matchAll(NAMED)].map(([said, amount = '', unit = '']) => ({
    said,
    seconds: (AMOUNTS[amount.toLowerCase()] ?? Number(amount)) * (unit.toLowerCase().startsWith('s') ? 1 : 60),
  }))

const contradicting = (part: Part, seconds: number, field: string, own: readonly string[]): TextFinding[] => [
  ...timesIn(part.own)
    .filter(
      (time) => time.seconds > seconds && !own.some((words) => words.toLowerCase().includes(time.said.toLowerCase())),
    )
    .map(({ said }): TextFinding => ({ rule: 'time', says: `${part.name}: says ${said}, the field says ${field}` })),
  ...(asksForHours(part.own)
    ? [{ rule: 'time' as const, says: `${part.name}: asks for hours, the field says ${field}` }]
    : []),
]

export const checkTime: Check = ({ text, steps, challenge, brief }) => {
  const findings: TextFinding[] = []
  const add = (says: string) => findings.push({ rule: 'time', says })
  if (steps.length < 1 || steps.length > 3) add(`steps: there are ${steps.length}, allowed are 1 to 3`)
  const { step_minutes: minutes, challenge_seconds: seconds } = text
  const own = [brief.title, brief.description, brief.plan?.will ?? '', brief.plan?.when ?? '']
  if (minutes !== undefined) {
    if (minutes.length !== steps.length) add(`steps: ${steps.length} steps have ${minutes.length} times`)
    for (const [index, value] of minutes.entries()) {
      if (!Number.isInteger(value) || value < 1 || value > MINUTES_MAX)
        add(`steps[${index}]: minutes is ${value}, allowed are 1 to 4`)
      const part = steps[index]
      if (part) findings.push(...contradicting(part, value * 60, String(value), own))
    }
    const sum = minutes.reduce((total, value) => total + value, 0)
    if (sum > PLAN_MINUTES) add(`steps: take ${sum} minutes together, at most ${PLAN_MINUTES} are allowed`)
  }
  if (seconds !== undefined) {
    if (!SECONDS.includes(seconds)) add(`challenge: seconds is ${seconds}, allowed are ${SECONDS.join(', ')}`)
    findings.push(...contradicting(challenge, seconds, `${seconds} seconds`, own))
  }
  return findings
}

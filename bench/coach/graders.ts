import { checkText } from '#domain/coach/checks/check-text.ts'
import type { TextRule } from '#domain/coach/checks/finding.ts'
import { isGrounded } from '#domain/coach/checks/goal.ts'
import { isSilent } from '#domain/coach/day/situation.ts'
import { blankFacts } from './blank-facts.ts'
import type { EvalText } from './eval-text.ts'

/** What code grades in a text (ADR 195). */
export const GRADERS = [
  'length',
  'minutes',
  'repetition',
  'numbers',
  'language',
  'kind',
  'tone words',
  'wording',
] as const
export type Grader = (typeof GRADERS)[number]

/** What a grader finds wrong, with the text that it is about. */
export type TextFault = { grader: Grader; about: EvalText; says: string }

const GRADER_BY_RULE: Record<TextRule, Grader> = {
  length: 'length',
  time: 'minutes',
  numbers: 'numbers',
  words: 'wording',
  grammar: 'wording',
  quotes: 'wording',
  grounding: 'wording',
  kind: 'kind',
  tone: 'tone words',
  distinctness: 'repetition',
  language: 'language',
  person: 'wording',
}

/** The exemplary gentle texts begin several steps with "Write". */
const isAllowed = ({ brief }: EvalText, says: string): boolean =>
  brief.care === 'gentle' && says.endsWith('start with the same verb')

const gradeByRules = (about: EvalText): TextFault[] =>
  checkText(about.text, about.brief, { mayBeEnglish: about.source === 'built-in' })
    .filter(({ says }) => !isAllowed(about, says))
    .map(({ rule, says }) => ({ grader: GRADER_BY_RULE[rule], about, says }))

type Part = { about: EvalText; name: string; key: string }

const listParts = (about: EvalText): Part[] => {
  const { message, micro_plan, challenge } = about.text
  const part = (name: string, text: string) => ({ about, name, key: blankFacts(text, about.brief) })
  return [
    part('message', message),
    ...micro_plan.map((step, index) => part(`steps[${index}]`, step)),
    part('challenge', challenge),
  ]
}

/** The later ones of parts with the same words, slots blanked. */
const repeatedIn = (parts: readonly Part[], where: string): TextFault[] => {
  const first = new Map<string, Part>()
  return parts.flatMap((part): TextFault[] => {
    const earlier = first.get(part.key)
    if (earlier === undefined) {
      first.set(part.key, part)
      return []
    }
    const says = `${part.name}: stood ${where} in day ${earlier.about.day + 1} of “${earlier.about.brief.title}”`
    return [{ grader: 'repetition', about: part.about, says }]
  })
}

const groupBy = <T>(list: readonly T[], readKey: (one: T) => string): T[][] => [...Map.groupBy(list, readKey).values()]

const goalKey = ({ brief }: EvalText): string => `${brief.userId} ${brief.goalId}`

export const groupByGoal = (texts: readonly EvalText[]): EvalText[][] => groupBy(texts, goalKey)

/** A part of the rotation: messages of situations and silent days return sooner, and so do all parts of a free day and the step after seven in a row (TEXT-19). */
const isOfRotation = ({ about, name }: Part): boolean =>
  about.situation !== 'rest_day' &&
  !(about.situation === 'milestone_7' && name.startsWith('steps')) &&
  (name !== 'message' || (about.situation === 'ordinary' && !isSilent(about.brief)))

/** Repetition in a goal's days, and between the goals of a person on a day (TEXT-19). Gentle texts return sooner (CARE-16). */
const gradeRepetition = (texts: readonly EvalText[]): TextFault[] => {
  const parts = texts.filter(({ brief }) => brief.care === 'ordinary').flatMap(listParts)
  return [
    ...groupBy(parts, ({ about }) => goalKey(about)).flatMap((days) => repeatedIn(days.filter(isOfRotation), 'before')),
    ...groupBy(parts, ({ about: { brief, day } }) => `${brief.userId} ${day}`).flatMap((day) =>
      repeatedIn(day, 'on the same day'),
    ),
  ]
}

export const gradeTexts = (texts: readonly EvalText[]): TextFault[] => [
  ...texts.flatMap(gradeByRules),
  ...gradeRepetition(texts),
]

export type Grounding = { title: string; share: number; longestWithout: number }

/** Share of a goal's days that have a fact of the brief, and the most days in a row without. Gentle goals are left out. */
export const measureGrounding = (texts: readonly EvalText[]): Grounding[] =>
  groupByGoal(texts.filter(({ brief }) => brief.care === 'ordinary')).map((days) => {
    const grounded = days.map(({ text, brief }) => isGrounded(text, brief))
    const runs =
      grounded
        .map((one) => (one ? 'g' : '.'))
        .join('')
        .match(/\.+/gu) ?? []
    return {
      title: days[0]?.brief.title ?? '',
      share: grounded.filter(Boolean).length / days.length,
      longestWithout: Math.max(0, ...runs.map((run) => run.length)),
    }
  })

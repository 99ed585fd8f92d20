import { type Interview, type InterviewDraft, isCircleSet, isWeekSet, withStarts } from '#domain/interview/answers.ts'
import { CIRCLE_NAMES } from '#domain/interview/circles.ts'
import type { InterviewFinding } from '#domain/interview/finding.ts'
import { missingOn, STEP_NAMES, STEPS, type Step } from '#domain/interview/missing.ts'
import { quoted, quotedEnd } from './said.ts'
import { byUrgency, type CirclePlan, computeWeek, planCircles, type WeekBudget } from './week.ts'
import { chooseQuote, hours, isOrAre } from './words.ts'

const MATTERS = 8
const MATTERS_LITTLE = 3
const WIDE_GAP = 5
const CONTENT = 9
const BIG_CHANGE = 5
const MANY_HOURS = 10

const missingFinding = (step: Step, missing: string[]): InterviewFinding => ({
  kind: 'missing',
  names: missing,
  question: `Step ${step}, ${STEP_NAMES[step]}, still needs: ${missing.join(', ')}. What would you put there? ${step === 3 ? 'A rough number' : 'A sentence in your own words'} is enough, and Back to Form takes you to the step.`,
})

/** Hours that are said to be spent already, in a week that does not have them. */
const spentFinding = (week: WeekBudget): InterviewFinding[] =>
  week.total_current_time <= Math.max(0, week.available_time)
    ? []
    : [
        {
          kind: 'contradiction',
          names: ['hours', 'time'],
          question: `You say that your circles have ${hours(week.total_current_time)} a week now, and work, sleep and commute leave ${hours(Math.max(0, week.available_time))}. Which of these figures is further from a real week?`,
        },
      ]

/** What nobody is asked to put off. */
const SLEEP = /\b(?:sleep\w*|asleep|in bed|rest|schlaf\w*|im Bett)\b/i

/** The two wishes that grow most and are not for sleep, in the person's words. */
const twoWishes = (interview: Interview, plans: readonly CirclePlan[]): string[] =>
  plans
    .toSorted((a, b) => b.ideal - b.current - (a.ideal - a.current))
    .flatMap(({ circle }) => chooseQuote(interview.circleData[circle].success_definition_90_days) ?? [])
    .filter((wish) => !SLEEP.test(wish))
    .slice(0, 2)

const timeFinding = (week: WeekBudget, interview: Interview, plans: readonly CirclePlan[]): InterviewFinding[] => {
  if (!week.has_time_conflict) return []
  const has = week.available_time > 0 ? `leave ${hours(week.available_time)}` : 'leave no hours at all'
  const [one, other] = twoWishes(interview, plans)
  const choice =
    one && other
      ? `You also wrote ${quoted(one)} and ${quotedEnd(other)} Which of the two can wait until these 90 days are over?`
      : 'Which circle can wait until these 90 days are over?'
  return [
    {
      kind: 'contradiction',
      names: ['hours', 'time'],
      question: `You want ${hours(week.total_ideal_time)} a week for your circles. Work, sleep, and commute ${has}, so ${hours(week.missing_time)} ${week.missing_time === 1 ? 'has' : 'have'} no place. ${choice}`,
    },
  ]
}

const contradictionIn = ({ name, satisfaction, importance, gap, current, ideal }: CirclePlan): string | undefined => {
  if (importance >= MATTERS && ideal === 0)
    return `You gave ${name} an importance of ${importance} of 10, and no hours a week. How much time would show that it matters that much?`
  if (ideal === 0) return undefined
  if (satisfaction >= CONTENT && importance >= CONTENT && Math.abs(ideal - current) >= BIG_CHANGE)
    return `${name} matters ${importance} to you and stands at ${satisfaction} already, and yet you want to go from ${hours(current)} a week to ${hours(ideal)}. What would the change give you that you don’t have?`
  if (current > ideal)
    return `You give ${name} ${hours(current)} a week now and want to give it ${hours(ideal)}${importance >= MATTERS ? `, although it matters ${importance} of 10` : ''}. What ends, or who takes it over?`
  if (importance <= MATTERS_LITTLE && ideal >= MANY_HOURS)
    return `${name} matters ${importance} of 10 to you, and you want ${hours(ideal)} a week for it. Does it matter more than you said, or are the hours meant for something else?`
  if (gap >= WIDE_GAP && ideal <= current)
    return `${name} matters ${importance} to you and stands at ${satisfaction}, and its ${hours(current)} a week ${isOrAre(current)} to stay as ${current === 1 ? 'it is' : 'they are'}. What will you do differently in the same time?`
  return undefined
}

/**
 * What to ask about, most pressing first: missing answers by step, then hours that the week does not have, then one question
 * for each circle whose answers contradict each other, widest gap first.
 */
export const listFindings = (draft: InterviewDraft): InterviewFinding[] => {
  const interview = withStarts(draft)
  const week = computeWeek(interview)
  const all = byUrgency(planCircles(interview))
  // What was not touched is asked about as missing, and contradicts nothing.
  const plans = all.filter(({ circle }) => isCircleSet(draft.circleData[circle]))
  const isCounted = isWeekSet(draft.lifeContext) && plans.length === all.length
  const contradictions = plans.flatMap((plan) => {
    const question = contradictionIn(plan)
    return question ? [{ kind: 'contradiction' as const, names: [plan.name], question }] : []
  })
  const mentioned = new Set(contradictions.flatMap(({ names }) => names))
  const missing = STEPS.flatMap((step) => {
    // No hours for what matters most is asked about as the contradiction that it is.
    const asked = Object.values<string>(CIRCLE_NAMES).includes(STEP_NAMES[step]) && mentioned.has(STEP_NAMES[step])
    const names = missingOn(step, draft).filter((name) => !(asked && name === 'Time Allocation'))
    return names.length > 0 ? [missingFinding(step, names)] : []
  })
  const counted = isCounted ? [...timeFinding(week, interview, plans), ...spentFinding(week)] : []
  return [...missing, ...counted, ...contradictions]
}

import type { Account } from '#domain/accounts/account.ts'
import { GOALS_MAX, NOT_SUBSCRIBED } from '#domain/billing/plans.ts'
import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { createCoachBrief, readMailMoment } from '#domain/coach/brief/create-brief.ts'
import { readSituation } from '#domain/coach/day/situation.ts'
import { createGoalItem } from '#domain/goals/create-goal-item.ts'
import type { Goal } from '#domain/goals/goal.ts'
import { CIRCLE_KEYS, CIRCLE_NAMES } from '#domain/interview/circles.ts'
import type { MotivationText } from '#domain/motivation/motivation.ts'
import { careOfGoal } from '#domain/safety/goal-care.ts'
import type { Care } from '#domain/safety/outcome.ts'
import { EVERY_DAY } from '#domain/streaks/rhythm.ts'
import { type Run, recordCheckIn } from '#domain/streaks/run.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { careOfInterview } from '#functions/coach/screen-interview.ts'
import type { PersonGoal, PersonRecord } from '#test/support/people/person.ts'
import type { EvalText, Writer } from './eval-text.ts'

/** The first day of every script, a Monday. */
const FIRST_DAY: Day = '2026-11-23'

/** An instant on a calendar date in every zone of the ten people. */
const instantOn = (date: Day): number => Date.parse(`${date}T18:00:00Z`)

const createAccount = (person: PersonRecord, seed: number): Account => ({
  id: `${person.id}-${seed}`,
  email: `${person.id.toLowerCase()}@example.com`,
  display_name: null,
  trial_expires_at: null,
  zone: person.zone,
  day_start_hour: 3,
  goal_count: person.goals.length,
  aside_count: 0,
  subscription: { ...NOT_SUBSCRIBED, state: undefined },
  created_at: new Date(instantOn(FIRST_DAY)).toISOString(),
  updated_at: new Date(instantOn(FIRST_DAY)).toISOString(),
})

const createGoal = (wish: PersonGoal, account: Account, index: number): Goal => {
  const words = {
    title: wish.title,
    description: wish.description,
    circle_interview_data: null,
    plan_when: wish.plan?.when ?? '',
    plan_then: wish.plan?.will ?? '',
    obstacle: wish.obstacle,
  }
  return createGoalItem(
    {
      ...words,
      kind: wish.kind,
      target_date: wish.targetIn === null ? null : addDays(FIRST_DAY, wish.targetIn),
      tone: wish.tone,
      time_of_day: wish.time,
      circle_type: wish.circle,
      weekly_commitment_hours: wish.weeklyHours,
      is_active: true,
    },
    {
      id: `goal_01K000000000000000000000${index}A`,
      userId: account.id,
      now: instantOn(addDays(FIRST_DAY, -wish.before.length)),
      ...careOfGoal(words, account.zone),
    },
  )
}

/** What the framework passes on to a brief: without the words of an interview that needs care. */
const readInterview = ({ interview }: PersonRecord, care: Care, goal: Goal): CoachBrief['interview'] => {
  const circle = CIRCLE_KEYS.find((key) => CIRCLE_NAMES[key] === goal.circle_type)
  if (circle === undefined) return null
  const said = interview.circleData[circle]
  const hours = said.ideal_time_per_week
  if (care !== 'ordinary') return { hours }
  return {
    definition: said.personal_definition,
    goal: said.success_definition_90_days,
    challenges: interview.lifeContext.primary_challenge,
    hours,
  }
}

const startRun = ({ before }: PersonGoal): Run | undefined =>
  before.reduce<Run | undefined>(
    (run, mark, index) => (mark === 'k' ? recordCheckIn(run, addDays(FIRST_DAY, index - before.length)) : run),
    undefined,
  )

type Script = { days: number; seed: number; write: Writer }

/** What the goals of a person share. */
type Held = { person: PersonRecord; account: Account; goals: readonly Goal[]; interviewCare: Care }

const readPerson = (person: PersonRecord, seed: number): Held => {
  const account = createAccount(person, seed)
  return {
    person,
    account,
    goals: person.goals.map((wish, index) => createGoal(wish, account, index)),
    interviewCare: careOfInterview({ interview: person.interview, chat: person.chat, readWrongly: [] }, person.zone)
      .care,
  }
}

const writeGoal = async (held: Held, index: number, script: Script): Promise<EvalText[]> => {
  const { person, account, goals } = held
  const [wish, goal] = [person.goals[index], goals[index]]
  if (!wish || !goal) throw new RangeError(`${person.id} has no goal ${index}.`)
  const texts: EvalText[] = []
  const stored: (MotivationText & { date: Day })[] = []
  const notes: CoachBrief['notes'][number][] = []
  const interview = readInterview(person, held.interviewCare, goal)
  let run = startRun(wish)
  for (let day = 0; day < script.days; day += 1) {
    const date = addDays(FIRST_DAY, day)
    if (goal.target_date !== null && date > goal.target_date) break
    const moment = readMailMoment(goal, date, date)
    const record = { run, rhythm: EVERY_DAY, recent: stored, notes }
    const brief = createCoachBrief({ account, goal, goals, slots: GOALS_MAX, ...record, interview, moment })
    const written = await script.write(brief)
    if (written) {
      texts.push({ person: person.id, day, brief, situation: readSituation(brief), ...written })
      stored.push({ ...written.text, date })
    }
    const place = day % wish.script.length
    if (wish.script[place] !== 'k') continue
    run = recordCheckIn(run, date) ?? run
    const note = wish.notes[place]
    if (note) notes.push({ date, ...note })
  }
  return texts
}

/**
 * The texts of all goals of some people for `days` days, by goal and day. Each day's brief is built from the record so far, as for a
 * text of the night; the check-in of the day and its note follow. The same seed gives the same walk through the library. A script
 * that is shorter than `days` starts over. A goal gets no text after its target date (GOAL-11).
 */
export const writeDays = async (people: readonly PersonRecord[], script: Script): Promise<EvalText[]> => {
  const texts: EvalText[] = []
  for (const person of people) {
    const held = readPerson(person, script.seed)
    for (const index of person.goals.keys()) texts.push(...(await writeGoal(held, index, script)))
  }
  return texts
}

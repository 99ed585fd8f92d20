import { CareRefusal, DomainError } from '#domain/errors.ts'
import { DEFAULT_TONE } from '#domain/goals/fields.ts'
import { permit, permitAccess } from '#domain/goals/permit.ts'
import { deriveStatus } from '#domain/goals/status.ts'
import { careMessages } from '#domain/messages/care.ts'
import { requestMessages } from '#domain/messages/request.ts'
import { isGentle } from '#domain/motivation/motivation.ts'
import { differsFrom } from '#domain/nudges/differs.ts'
import { checkNudges, type Nudge, type NudgeStatus, readNudges } from '#domain/nudges/nudge.ts'
import { helpLine } from '#domain/safety/help-lines.ts'
import type { ModelEnv } from '#functions/runtime/env.ts'
import { createCoach } from '../adapters/bedrock/create-coach.ts'
import type { AccountStore } from '../adapters/dynamodb/accounts.ts'
import { isWritten } from '../adapters/dynamodb/condition-failed.ts'
import type { StoredGoal } from '../adapters/dynamodb/goal-item.ts'
import type { GoalStore } from '../adapters/dynamodb/goals.ts'
import type { MotivationStore } from '../adapters/dynamodb/motivation.ts'
import type { NudgeStore } from '../adapters/dynamodb/nudges.ts'
import { ownGoal, requirePerson, type StoredPerson } from '../adapters/dynamodb/person.ts'
import { backOff } from '../adapters/dynamodb/table.ts'
import { GENTLE_TONE } from './daily-motivation/gentle.ts'
import type { Written, WrittenText } from './daily-motivation/write.ts'
import type { TakeCall } from './daily-text.ts'
import type { NudgeInput } from './nudge/prompt.ts'
import { gentleNudge, libraryNudge, writeNudge } from './nudge/write.ts'
import { type BriefDeps, readBrief } from './read-brief.ts'
import { readMomentNow } from './read-moment.ts'
import { settleConcern } from './settle-concern.ts'

export type GiveNudgeDeps = BriefDeps & {
  accounts: Pick<AccountStore, 'overview'>
  nudges: NudgeStore
  goals: Pick<GoalStore, 'setCare'>
  motivations: Pick<MotivationStore, 'get' | 'lastBefore' | 'removeOtherCare'>
  writeNudge: (input: NudgeInput) => Promise<Written>
  takeCall: TakeCall
  now: () => number
}

export const createNudgeWriter = (env: ModelEnv): GiveNudgeDeps['writeNudge'] => {
  const coach = createCoach(env)
  return (input) => writeNudge(coach, input)
}

type Subject = {
  of: Pick<NudgeInput, 'brief' | 'titles' | 'tone' | 'walk' | 'localTime'>
  /** The goals that the nudge speaks of. It is stored only while each is answered with this care (CARE-13). */
  about: StoredGoal[]
}

const sameCare = (before: readonly StoredGoal[], after: readonly StoredGoal[]): boolean =>
  before.map(({ id, care }) => `${id} ${care}`).join() === after.map(({ id, care }) => `${id} ${care}`).join()

/**
 * The subject of a nudge: the brief of one goal, or the titles of all goals. Throws `forbidden` when the person may not get it
 * (GOAL-10).
 */
const readSubject = async (deps: GiveNudgeDeps, person: StoredPerson, goalId: string | null): Promise<Subject> => {
  const moment = readMomentNow(person, deps.now())
  const { localTime } = moment
  if (goalId !== null) {
    const own = ownGoal(person, goalId)
    permit(own, 'canGenerateNudge')
    const brief = await readBrief(deps)(person, own, moment)
    return { of: { brief, titles: [], walk: goalId, tone: brief.tone, localTime }, about: [own.goal] }
  }
  permitAccess(person)
  const active = person.goals
    .filter(
      (goal) =>
        goal.is_active &&
        goal.care === 'ordinary' &&
        deriveStatus(goal, person.trial, person.calendarDate) === 'active',
    )
    .sort((a, b) => b.id.localeCompare(a.id))
  const titles = active.map(({ title }) => title)
  return {
    of: { brief: null, titles, tone: active[0]?.tone ?? DEFAULT_TONE, walk: person.account.id, localTime },
    about: active,
  }
}

/** The text of a gentle goal, written without a model (CARE-3). */
const writeGentle = (input: NudgeInput): WrittenText | undefined =>
  input.brief?.care === 'gentle' ? gentleNudge(input) : undefined

/** A concern about no goal in particular. Throws `conflict` with a calm text, a help line and the reason for a crisis (CARE-8, CARE-12). */
const settleGeneral = (answer: Written, zone: string): { written: WrittenText } => {
  if (answer.concern !== 'crisis') return { written: answer }
  const { name, how } = helpLine(zone, 'unclear')
  throw new CareRefusal(careMessages.noNudge(name, how), 'unclear')
}

/** Whether a stored nudge fits its goal as the goal is now (CARE-13). */
const fitsCare = ({ goal_id, prompt_version }: Nudge, about: readonly StoredGoal[]): boolean =>
  goal_id === null || about.every(({ care }) => isGentle(prompt_version) === (care === 'gentle'))

/** More than any plan's limit. A call that loses a number to another call tries the next number. */
const ATTEMPTS = 30

/**
 * Writes a nudge and counts it against the plan's limit for the check-in day (NUDGE-2). Text and count are one transaction
 * (ADR 040). Each of several concurrent calls gets its own number, or `limit-reached`. A call whose `key` a nudge of the day has gets
 * that nudge and counts nothing: the answer of the first call was lost (NUDGE-10).
 */
export const giveNudge =
  (deps: GiveNudgeDeps) =>
  async (person: StoredPerson, goalId: string | null, key?: string): Promise<{ nudge: Nudge; status: NudgeStatus }> => {
    const { account, today } = person
    let subject = await readSubject(deps, person, goalId)
    const readAgain = async (): Promise<Subject> => {
      const overview = await deps.accounts.overview(account.id, { consistent: true })
      return readSubject(deps, requirePerson(overview, deps.now()), goalId)
    }
    // A nudge must differ from the day's texts of all goals, because one person reads them all (NUDGE-7).
    const active = person.goals.filter((goal) => goal.is_active)
    const read = await Promise.all(active.map((goal) => deps.motivations.get(goal, today)))
    const dailies = read.filter((daily) => daily !== undefined)
    let written: WrittenText | undefined
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (attempt > 0) await backOff(attempt)
      const { count, nudges } = await deps.nudges.ofDay(account.id, today)
      const given =
        key === undefined
          ? undefined
          : nudges.find((nudge) => nudge.idempotency_key === key && nudge.goal_id === goalId)
      if (given && fitsCare(given, subject.about)) return { nudge: given, status: readNudges(count, person) }
      checkNudges(count, person)
      const input = { ...subject.of, date: today, number: count + 1, earlier: [...dailies, ...nudges] }
      written ??= writeGentle(input)
      if (!written) {
        const mayCallModel = await deps.takeCall(account.id, today)
        const answer = mayCallModel ? await deps.writeNudge(input) : libraryNudge(input)
        const [goal] = goalId === null ? [] : subject.about
        const settled = goal
          ? subject.of.brief && (await settleConcern(deps)(goal, subject.of.brief, answer, today))
          : settleGeneral(answer, account.zone)
        written = settled?.written
        // The goal is answered with another care now: in crisis it gets no nudge.
        if (answer.concern !== 'none') subject = await readAgain()
        written ??= writeGentle({ ...input, ...subject.of })
        if (!written) throw new DomainError('forbidden', careMessages.notCoached)
      }
      // A concurrent call stored a similar nudge. The built-in text avoids a second call of the model.
      else if (!differsFrom(written.text, input.earlier))
        written = isGentle(written.promptVersion) ? gentleNudge(input) : libraryNudge(input)
      const { text, source, promptVersion } = written
      const nudge: Nudge = {
        user_id: account.id,
        date: today,
        number: input.number,
        goal_id: goalId,
        ...text,
        tone: isGentle(promptVersion) ? GENTLE_TONE : subject.of.tone,
        source,
        prompt_version: promptVersion,
        idempotency_key: key,
        created_at: new Date(deps.now()).toISOString(),
      }
      if (await isWritten(deps.nudges.keep(nudge, subject.about)))
        return { nudge, status: readNudges(input.number, person) }
      // The condition failed: the number is taken, or goal or account was changed or deleted in the meantime.
      const present = await readAgain()
      // A text about a goal that is answered with another care now is not kept. The built-in text takes its place.
      if (!sameCare(subject.about, present.about)) written = libraryNudge({ ...input, ...present.of })
      subject = present
    }
    throw new DomainError('conflict', requestMessages.conflict)
  }

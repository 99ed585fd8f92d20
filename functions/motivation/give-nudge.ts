import { DomainError } from '#domain/errors.ts'
import { DEFAULT_TONE } from '#domain/goals/fields.ts'
import { permit, permitAccess } from '#domain/goals/permit.ts'
import { statusOf } from '#domain/goals/status.ts'
import { messages } from '#domain/messages.ts'
import { differsFrom } from '#domain/nudges/differs.ts'
import { checkNudges, type Nudge, type NudgeStatus, readNudges } from '#domain/nudges/nudge.ts'
import { readRun } from '#domain/streaks/run.ts'
import { createCoach } from '../adapters/bedrock/create-coach.ts'
import type { AccountStore } from '../adapters/dynamodb/accounts.ts'
import type { MotivationStore } from '../adapters/dynamodb/motivation.ts'
import type { NudgeStore } from '../adapters/dynamodb/nudges.ts'
import { ownGoal, type Person, personOf } from '../adapters/dynamodb/person.ts'
import { backOff } from '../adapters/dynamodb/table.ts'
import type { TakeCall } from './daily-text.ts'
import type { NudgeInput } from './nudge/prompt.ts'
import { libraryNudge, type WrittenNudge, writeNudge } from './nudge/write.ts'

export type GiveNudgeDeps = {
  accounts: Pick<AccountStore, 'overview'>
  nudges: NudgeStore
  motivations: Pick<MotivationStore, 'get'>
  writeNudge: (input: NudgeInput) => Promise<WrittenNudge>
  takeCall: TakeCall
  now: () => number
}

export const createNudgeWriter = (modelId: string): GiveNudgeDeps['writeNudge'] => {
  const coach = createCoach(modelId)
  return (input) => writeNudge(coach, input)
}

type Subject = Pick<NudgeInput, 'goal' | 'titles' | 'tone' | 'walk'> & { goalId: string | null }

/** What a nudge is about: one goal, or everything at once. Throws `forbidden` where it may not be had. */
const subjectOf = (person: Person, goalId: string | null): Subject => {
  if (goalId !== null) {
    const own = ownGoal(person, goalId)
    permit(own, 'canGenerateNudge')
    const { title, description, circle_type, tone } = own.goal
    const streak = readRun(own.run, person.today).streak_count
    return { goal: { title, description, circle_type, streak }, titles: [], tone, walk: goalId, goalId }
  }
  permitAccess(person.trial)
  const active = person.goals
    .filter((goal) => goal.is_active && statusOf(goal, person.trial, person.calendarDate) === 'active')
    .sort((a, b) => b.id.localeCompare(a.id))
  return {
    goal: null,
    titles: active.map(({ title }) => title),
    tone: active[0]?.tone ?? DEFAULT_TONE,
    walk: person.account.id,
    goalId: null,
  }
}

/** More than any plan's limit: whoever loses a number to another call takes the next. */
const ATTEMPTS = 30

/**
 * One more push, counted against the plan's limit for the person's check-in day: text and count are one write, so that what
 * was not kept is not counted. Of calls at once each is kept under a number of its own, or refused with `limit-reached`.
 */
export const giveNudge =
  (deps: GiveNudgeDeps) =>
  async (person: Person, goalId: string | null): Promise<{ nudge: Nudge; status: NudgeStatus }> => {
    const { account, today } = person
    const { goalId: about, ...subject } = subjectOf(person, goalId)
    // What any of the day's texts said would be heard twice by the one person who reads them all.
    const active = person.goals.filter((goal) => goal.is_active)
    const read = await Promise.all(active.map(({ id }) => deps.motivations.get(account.id, id, today)))
    const dailies = read.filter((daily) => daily !== undefined)
    let written: WrittenNudge | undefined
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (attempt > 0) await backOff(attempt)
      const { count, nudges } = await deps.nudges.ofDay(account.id, today)
      checkNudges(count, person)
      const input = { ...subject, date: today, number: count + 1, earlier: [...dailies, ...nudges] }
      if (!written) {
        const mayCallModel = await deps.takeCall(account.id, today)
        written = mayCallModel ? await deps.writeNudge(input) : libraryNudge(input)
      }
      // Another call's nudge came in between and says the same; nobody waits for the model twice.
      else if (!differsFrom(written.text, input.earlier)) written = libraryNudge(input)
      const { text, source, promptVersion } = written
      const nudge: Nudge = {
        user_id: account.id,
        date: today,
        number: input.number,
        goal_id: about,
        ...text,
        tone: subject.tone,
        source,
        prompt_version: promptVersion,
        created_at: new Date(deps.now()).toISOString(),
      }
      if (await deps.nudges.keep(nudge)) return { nudge, status: readNudges(input.number, person) }
      // Otherwise the number is taken, or goal or account went while the text was written.
      const present = personOf(await deps.accounts.overview(account.id, { consistent: true }), deps.now())
      if (about !== null) ownGoal(present, about)
    }
    throw new DomainError('conflict', messages.request.conflict)
  }

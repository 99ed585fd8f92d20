import * as z from 'zod/mini'
import { parseBrief } from '#local/services/bedrock/brief.ts'
import { invocations } from '../invocation.ts'
import type { MemoryTable, TableRequest } from '../table/memory-table.ts'

/**
 * Watches at the table which function stores which text. Finds texts that are replaced by others, answers of a batch job to a question
 * that nobody asks any more, and texts of deleted goals.
 */

/** The function that stored a text; `person` for an operation of the person. */
export type StoredText = { by: string; source: string }

export type TextWatchOptions = {
  table: Pick<MemoryTable, 'read'>
  /** When a person renamed a goal, by the goal's id (epoch milliseconds). */
  renamedAt: ReadonlyMap<string, number>
}

const MOTIVATION = /^MOTIVATION#([^#]+)#(.+)$/
const KEEPER = 'keep-batch-answers'

const told = z.object({
  message: z.string(),
  steps: z.array(z.object({ text: z.string() })),
  challenge: z.object({ text: z.string() }),
})

const wordsOf = (item: Record<string, unknown>): string =>
  JSON.stringify([item.message, item.micro_plan, item.challenge])

export const createTextWatch = ({ table, renamedAt }: TextWatchOptions) => {
  /** Titles for which a batch job answered with these words. */
  const titles = new Map<string, Set<string>>()
  const stored = new Map<string, StoredText>()
  const rewritten = new Set<string>()
  const outdated = new Set<string>()

  /** Whether the goal was renamed before the invocation began, and no job was asked about its new title. */
  const isOutdated = (startedAt: number, goalId: string, title: unknown, words: string): boolean => {
    const changed = renamedAt.get(goalId)
    return changed !== undefined && changed < startedAt && titles.get(words)?.has(String(title)) === false
  }

  return {
    stored,
    rewritten,
    outdated,
    /** Notes the words with which a batch job answered the question about a goal. */
    noteAnswer: (prompt: string, answer: unknown): void => {
      const { message, steps, challenge } = told.parse(answer)
      const key = wordsOf({ message, micro_plan: steps.map(({ text }) => text), challenge: challenge.text })
      const known = titles.get(key) ?? new Set()
      titles.set(key, known.add(parseBrief(prompt).brief.title))
    },
    watch:
      (run: (command: string, input: TableRequest) => object) =>
      (command: string, input: TableRequest): object => {
        const { pk, sk } = input.Key ?? input.Item ?? {}
        const [, goalId = '', date] = MOTIVATION.exec(String(sk)) ?? []
        if (date === undefined || command === 'Get') return run(command, input)
        const [person, name, key] = [String(pk), String(sk), `${goalId}#${date}`]
        const before = table.read(person, name)
        const answer = run(command, input)
        const after = table.read(person, name)
        const invocation = invocations.getStore()
        if (!after) {
          invocation?.leftovers.delete(key)
          return answer
        }
        const words = wordsOf(after)
        if (before) {
          if (before.created_at !== after.created_at || wordsOf(before) !== words) rewritten.add(key)
          return answer
        }
        stored.set(key, { by: invocation?.stem ?? 'person', source: String(after.source) })
        const goal = table.read(person, `ACCOUNT#GOAL#${goalId}`)
        if (!goal) invocation?.leftovers.add(key)
        else if (invocation?.stem === KEEPER && isOutdated(invocation.startedAt, goalId, goal.title, words))
          outdated.add(key)
        return answer
      },
  }
}

import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { SimulationOptions } from './options.ts'

/**
 * A large run consists of smaller ones, each with its own table, SES account and process, as many at a time as the machine
 * has cores. The seed of a part is the run's seed and the part's number, so a failing part is replayed alone.
 */

/** The seeds of two runs with neighbouring seeds share no part. */
const SEED_STEP = 10_000

const CLOSING = /^(\d+) goals, (\d+) mails due: (\d+) lost, (\d+) twice, (\d+) early, (\d+) without content$/

export type PartResult = { code: number | null; lines: string[] }

const runPart = async (given: string[]): Promise<PartResult> => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url)), ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const code = new Promise<number | null>((resolve) => void child.once('close', resolve))
  const out = await text(child.stdout)
  return { code: await code, lines: out.trim().split('\n') }
}

/** The arguments of each part. `others` are the options of the run besides `--goals` and `--seed`. */
export const listParts = (
  { goals, seed, part }: Pick<SimulationOptions, 'goals' | 'seed' | 'part'>,
  others: string[],
): string[][] => {
  const parts = Math.ceil(goals / part)
  return Array.from({ length: parts }, (_, number) => {
    const share = Math.floor(goals / parts) + (number < goals % parts ? 1 : 0)
    // The last one of two equal options counts.
    return [...others, '--goals', String(share), '--seed', String(seed * SEED_STEP + number)]
  })
}

/** The closing line of all parts together. A part that did not end with one counts as a violation by its exit code. */
export const sumClosings = (results: readonly PartResult[]): string => {
  const sums = [0, 0, 0, 0, 0, 0]
  for (const { lines } of results)
    for (const [place, count] of (CLOSING.exec(lines.at(-1) ?? '') ?? []).slice(1).entries())
      sums[place] = (sums[place] ?? 0) + Number(count)
  const [goals, due, lost, twice, early, without] = sums
  return `${goals} goals, ${due} mails due: ${lost} lost, ${twice} twice, ${early} early, ${without} without content`
}

/** Runs the parts. Resolves with the exit code: 1 when a part has a violation. */
export const runParts = async (parts: string[][], print: (line: string) => void): Promise<number> => {
  const waiting = [...parts]
  const results: PartResult[] = []
  const work = async (): Promise<void> => {
    for (let given = waiting.shift(); given; given = waiting.shift()) {
      const result = await runPart(given)
      results.push(result)
      for (const line of result.lines) print(`[${results.length}/${parts.length}] ${line}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  print(sumClosings(results))
  return results.every(({ code }) => code === 0) ? 0 : 1
}

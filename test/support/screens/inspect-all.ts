import type { Journey } from '#test/support/journey.ts'
import { INSPECTED, listProblems } from './inspect.ts'
import { SAMPLE } from './sample.ts'
import type { Walk } from './walk.ts'

const listWanted = (walks: readonly Walk[]): string[] =>
  walks.flatMap(({ names }) => names.filter((name) => SAMPLE.has(name)))

/** The result of inspected walks, for the summary of `npm test`. */
export const planInspection = (walks: readonly Walk[]) => ({ screens: { names: listWanted(walks), ...INSPECTED } })

/** Inspects the sample's states of some walks; gives the problems by state. An unreached state is a problem. */
export const inspectAll = async (journey: Journey, walks: readonly Walk[]): Promise<Record<string, unknown>> => {
  const problems: Record<string, unknown> = Object.fromEntries(listWanted(walks).map((name) => [name, 'was not shown']))
  for (const walk of walks)
    await walk.go(journey, {
      shown: async (name, page) => {
        if (!SAMPLE.has(name)) return
        const here = await listProblems(page)
        if (here.length > 0) problems[name] = here
        else delete problems[name]
      },
      missed: (name, reason) => {
        problems[name] = reason
      },
      wants: (name) => SAMPLE.has(name),
    })
  return problems
}

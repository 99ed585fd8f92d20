import type { Journey } from '#test/support/journey.ts'
import { problemsOf } from './inspect.ts'
import { SAMPLE } from './sample.ts'
import type { Walk } from './walk.ts'

/** Looks at the sample's states of some ways; gives what is not in order, by state. A state that nobody came to is not. */
export const inspectAll = async (journey: Journey, walks: readonly Walk[]): Promise<Record<string, unknown>> => {
  const wanted = walks.flatMap(({ names }) => names.filter((name) => SAMPLE.has(name)))
  const problems: Record<string, unknown> = Object.fromEntries(wanted.map((name) => [name, 'was not shown']))
  for (const walk of walks)
    await walk.go(journey, {
      shown: async (name, page) => {
        if (!SAMPLE.has(name)) return
        const here = await problemsOf(page)
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

/**
 * Prints whether the stage of the arguments may be removed: exit code 0 if its data is not protected, and 1 with the reason if it
 * is. Arguments as those of the CDK: `-c stage=dev -c <setting>=<value>`.
 */
import { parseArgs } from 'node:util'
import { readSettings, SettingError } from './config.ts'
import { stages } from './stages.ts'

const { values } = parseArgs({
  options: { context: { type: 'string', short: 'c', multiple: true, default: [] } },
  strict: false,
})

const readContext = (pairs: unknown): Record<string, unknown> =>
  Object.fromEntries(
    (Array.isArray(pairs) ? pairs : []).map((pair) => {
      const [key = '', ...value] = String(pair).split('=')
      return [key, value.join('=')]
    }),
  )

try {
  const { stage, deletionProtection } = readSettings(stages, readContext(values.context))
  if (deletionProtection) {
    console.error(
      `The stage ${stage} keeps its data: the setting deletionProtection is true. docs/deploy.md, "Removing a stage", says what to do.`,
    )
    process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

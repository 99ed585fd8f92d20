import { parseArgs } from 'node:util'
import { type DeploymentSettings, readSettings } from '../config.ts'
import { stages } from '../stages.ts'

const readContext = (pairs: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(
    pairs.map((pair) => {
      const [key = '', ...value] = String(pair).split('=')
      return [key, value.join('=')]
    }),
  )

/**
 * The settings that the CDK reads from the same arguments: `-c stage=prod -c <setting>=<value>`, or `--stage prod`. Other arguments
 * are ignored. Throws `SettingError`.
 */
export const readArguments = (args: readonly string[]): DeploymentSettings => {
  const { values } = parseArgs({
    args: [...args],
    options: { context: { type: 'string', short: 'c', multiple: true }, stage: { type: 'string' } },
    strict: false,
    allowPositionals: true,
  })
  const { context, stage } = values
  return readSettings(stages, {
    ...readContext(Array.isArray(context) ? context : []),
    ...(typeof stage === 'string' && { stage }),
  })
}

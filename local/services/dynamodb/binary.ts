import { createRequire } from 'node:module'
import { StartError } from '#local/contracts/start-error.ts'

/** Path of the engine's binary in the npm package of the platform. Throws `StartError` without one. */
export const findEngine = (platform: string, arch: string): string => {
  const name = `@dynoxide/${platform}-${arch}`
  try {
    return createRequire(import.meta.url).resolve(`${name}/dynoxide${platform === 'win32' ? '.exe' : ''}`)
  } catch {
    throw new StartError(
      `There is no local DynamoDB engine for ${platform}-${arch} here (npm package ${name}); install it, or run another engine and set DYNAMODB_ENDPOINT to its address.`,
    )
  }
}

import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key of a data folder that signs links. It is created at the first start. */
export const readOrCreateLinkKey = (dataFolder: string): string => {
  const file = join(dataFolder, 'link-key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The salt of a data folder. It is created at the first start. */
export const readOrCreateSalt = (dataFolder: string): string => {
  const file = join(dataFolder, 'salt')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

import { createECDH } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { StartError } from '#local/contracts/start-error.ts'

const keys = z.object({ publicKey: z.string(), privateKey: z.string() })

const NUMBER_BYTES = 32

const createKeys = (): z.infer<typeof keys> => {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // The number can be shorter than its field.
  const number = pair.getPrivateKey()
  const padded = Buffer.concat([Buffer.alloc(NUMBER_BYTES - number.length), number])
  return { publicKey, privateKey: padded.toString('base64url') }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The VAPID keys of a data folder. They are created at the first start. Throws `StartError` for a damaged file. */
export const readOrCreatePushKeys = (dataFolder: string): z.infer<typeof keys> => {
  const file = join(dataFolder, 'push-keys.json')
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(createKeys()), { mode: 0o600 })
  const read = keys.safeParse(parseJson(readFileSync(file, 'utf8')))
  if (!read.success) throw new StartError(`The file ${file} is damaged; start with --fresh to begin with empty data.`)
  return read.data
}

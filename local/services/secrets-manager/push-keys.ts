import { createECDH } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

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

/** The VAPID keys of a data folder. They are created at the first start. */
export const readOrCreatePushKeys = (dataFolder: string): z.infer<typeof keys> => {
  const file = join(dataFolder, 'push-keys.json')
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(createKeys()), { mode: 0o600 })
  return z.parse(keys, JSON.parse(readFileSync(file, 'utf8')))
}

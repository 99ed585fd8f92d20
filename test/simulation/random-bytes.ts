import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Takes the random bytes of this process from `random`: the system's take longer than a simulated call. */
export const installRandomBytes = (random: () => number): void => {
  const randomBytes = (size: number): Buffer => {
    const bytes = Buffer.allocUnsafe(size)
    for (let at = 0; at < size; at += 1) bytes[at] = random() * 256
    return bytes
  }
  Object.assign(crypto, { randomBytes })
  syncBuiltinESMExports()
}

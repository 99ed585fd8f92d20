import { createHash, createHmac, randomBytes } from 'node:crypto'
import { PRIME as N, power } from '#local/services/cognito/srp-group.ts'

/**
 * The client's side of Cognito's sign-in by password, as Amplify computes it (SRP-6a, 3072 bits, SHA-256), for tests that sign
 * in over HTTP.
 */

const G = 2n

const toBytes = (value: bigint): Buffer => {
  const digits = value.toString(16)
  const whole = digits.length % 2 === 0 ? digits : `0${digits}`
  return Buffer.from(/^[89a-f]/.test(whole) ? `00${whole}` : whole, 'hex')
}
const toNumber = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`)
const hash = (...parts: Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest()

const K = toNumber(hash(toBytes(N), toBytes(G)))

/** `Sat Nov 21 02:04:05 UTC 2026` */
const timestampAt = (instant: number): string => {
  const [weekday = '', day = '', month = '', year = '', time = ''] = new Date(instant)
    .toUTCString()
    .replace(',', '')
    .split(' ')
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`
}

export type Challenge = { userId: string; serverPublic: string; salt: string; secretBlock: string }

export const startSignIn = () => {
  const secret = toNumber(randomBytes(32))
  const own = power(G, secret)
  return {
    /** SRP_A */
    clientPublic: own.toString(16),
    /** The proof of the password for a challenge. */
    claim: (poolId: string, password: string, challenge: Challenge, at: number) => {
      const pool = poolId.split('_')[1] ?? ''
      const server = BigInt(`0x${challenge.serverPublic}`)
      const scrambler = toNumber(hash(toBytes(own), toBytes(server)))
      const salt = toBytes(BigInt(`0x${challenge.salt}`))
      const x = toNumber(hash(salt, hash(Buffer.from(`${pool}${challenge.userId}:${password}`))))
      const base = (((server - K * power(G, x)) % N) + N) % N
      const shared = power(base, secret + scrambler * x)
      const extracted = createHmac('sha256', toBytes(scrambler)).update(toBytes(shared)).digest()
      const key = createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16)
      const timestamp = timestampAt(at)
      const signature = createHmac('sha256', key)
        .update(pool)
        .update(challenge.userId)
        .update(Buffer.from(challenge.secretBlock, 'base64'))
        .update(timestamp)
        .digest('base64')
      return { timestamp, signature }
    },
  }
}

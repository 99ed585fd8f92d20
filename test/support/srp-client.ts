import { createHash, createHmac, randomBytes } from 'node:crypto'

/**
 * The client's side of Cognito's sign-in by password, as Amplify computes it (SRP-6a, 3072 bits, SHA-256): what a test
 * needs to sign in over HTTP alone.
 */

const N = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
)
const G = 2n

const toBytes = (value: bigint): Buffer => {
  const digits = value.toString(16)
  const whole = digits.length % 2 === 0 ? digits : `0${digits}`
  return Buffer.from(/^[89a-f]/.test(whole) ? `00${whole}` : whole, 'hex')
}
const toNumber = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`)
const hash = (...parts: Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest()

const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n
  let square = base % N
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

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
    /** What proves the password for a challenge. */
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

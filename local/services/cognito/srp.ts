/**
 * The server's side of Secure Remote Password as Cognito's clients compute it: SRP-6a over the 3072-bit group of RFC 5054,
 * SHA-256, numbers padded as signed integers, a session key by HKDF with the label 'Caldera Derived Key'.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const PRIME = BigInt(
  `0x${[
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join('')}`,
)
const GENERATOR = 2n

/** The stored form of a password: a salt and g^x, both hexadecimal. */
export type Credential = { salt: string; verifier: string }

/** The server's state between the two calls of a sign-in. */
export type Challenge = {
  clientPublic: bigint
  serverPublic: bigint
  serverPrivate: bigint
  verifier: bigint
  secretBlock: string
}

/** The owner of a password: the pool's id and the pool's username. */
export type Owner = { poolId: string; username: string }

export type Claim = { secretBlock: string; timestamp: string; signature: string }

const sha256 = (...parts: Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest()

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const mac = createHmac('sha256', key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}

const toNumber = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`)

/** Big-endian, with a leading zero byte if the first bit would be read as a sign. */
const toBytes = (value: bigint): Buffer => {
  const digits = value.toString(16)
  const even = digits.length % 2 ? `0${digits}` : digits
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n
  let square = base % PRIME
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % PRIME
    square = (square * square) % PRIME
  }
  return result
}

const MULTIPLIER = toNumber(sha256(toBytes(PRIME), toBytes(GENERATOR)))

const poolName = (poolId: string): string => poolId.split('_')[1] ?? poolId

const computeVerifier = ({ poolId, username }: Owner, password: string, salt: bigint): bigint => {
  const inner = sha256(Buffer.from(`${poolName(poolId)}${username}:${password}`))
  return power(GENERATOR, toNumber(sha256(toBytes(salt), inner)))
}

const sameBytes = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)

export const createCredential = (owner: Owner, password: string): Credential => {
  const salt = toNumber(randomBytes(16))
  return { salt: salt.toString(16), verifier: computeVerifier(owner, password, salt).toString(16) }
}

export const matchesPassword = (owner: Owner, password: string, { salt, verifier }: Credential): boolean =>
  sameBytes(toBytes(computeVerifier(owner, password, BigInt(`0x${salt}`))), toBytes(BigInt(`0x${verifier}`)))

/** Undefined for a client number (hexadecimal) that would reveal the key. */
export const createChallenge = (clientPublicHex: string, { verifier: stored }: Credential): Challenge | undefined => {
  const clientPublic = BigInt(`0x${clientPublicHex}`)
  if (clientPublic % PRIME === 0n) return undefined
  const serverPrivate = toNumber(randomBytes(32))
  const verifier = BigInt(`0x${stored}`)
  const serverPublic = (MULTIPLIER * verifier + power(GENERATOR, serverPrivate)) % PRIME
  return { clientPublic, serverPublic, serverPrivate, verifier, secretBlock: randomBytes(64).toString('base64') }
}

export const answersChallenge = (owner: Owner, challenge: Challenge, claim: Claim): boolean => {
  const { clientPublic, serverPublic, serverPrivate, verifier } = challenge
  const scrambler = toNumber(sha256(toBytes(clientPublic), toBytes(serverPublic)))
  if (scrambler === 0n) return false
  const shared = power(clientPublic * power(verifier, scrambler), serverPrivate)
  const extracted = hmac(toBytes(scrambler), toBytes(shared))
  const key = hmac(extracted, 'Caldera Derived Key\u0001').subarray(0, 16)
  const expected = hmac(
    key,
    poolName(owner.poolId),
    owner.username,
    Buffer.from(claim.secretBlock, 'base64'),
    claim.timestamp,
  )
  return sameBytes(Buffer.from(claim.signature, 'base64'), expected)
}

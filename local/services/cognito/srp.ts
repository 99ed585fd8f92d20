/**
 * The server's side of Secure Remote Password as Cognito's clients compute it: SRP-6a over the 3072-bit group of RFC 5054,
 * SHA-256, numbers padded as signed integers, a session key by HKDF with the label 'Caldera Derived Key'.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { PRIME, power } from './srp-group.ts'

const GENERATOR = 2n

/** The stored form of a password: a salt and g^x, both hexadecimal. */
export type PasswordVerifier = { salt: string; verifier: string }

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

export type PasswordClaim = { secretBlock: string; timestamp: string; signature: string }

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

const MULTIPLIER = toNumber(sha256(toBytes(PRIME), toBytes(GENERATOR)))

const poolName = (poolId: string): string => poolId.split('_')[1] ?? poolId

const computeVerifier = ({ poolId, username }: Owner, password: string, salt: bigint): bigint => {
  const inner = sha256(Buffer.from(`${poolName(poolId)}${username}:${password}`))
  return power(GENERATOR, toNumber(sha256(toBytes(salt), inner)))
}

const sameBytes = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)

export const createCredential = (owner: Owner, password: string): PasswordVerifier => {
  const salt = toNumber(randomBytes(16))
  return { salt: salt.toString(16), verifier: computeVerifier(owner, password, salt).toString(16) }
}

export const matchesPassword = (owner: Owner, password: string, { salt, verifier }: PasswordVerifier): boolean =>
  sameBytes(toBytes(computeVerifier(owner, password, BigInt(`0x${salt}`))), toBytes(BigInt(`0x${verifier}`)))

/** Undefined for a client number (hexadecimal) that would reveal the key. */
export const createChallenge = (
  clientPublicHex: string,
  { verifier: stored }: PasswordVerifier,
): Challenge | undefined => {
  const clientPublic = BigInt(`0x${clientPublicHex}`)
  if (clientPublic % PRIME === 0n) return undefined
  const serverPrivate = toNumber(randomBytes(32))
  const verifier = BigInt(`0x${stored}`)
  const serverPublic = (MULTIPLIER * verifier + power(GENERATOR, serverPrivate)) % PRIME
  return { clientPublic, serverPublic, serverPrivate, verifier, secretBlock: randomBytes(64).toString('base64') }
}

export const answersChallenge = (owner: Owner, challenge: Challenge, claim: PasswordClaim): boolean => {
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

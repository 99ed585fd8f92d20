import { createHash, randomUUID } from 'node:crypto'
import type { PoolContext } from './pool.ts'
import type { User } from './state.ts'
import { firePostConfirmation, firePreSignUp } from './triggers.ts'

/** An account of the provider. */
export type ProviderAccount = { email: string; name: string }

const SAMPLES: ProviderAccount[] = [
  { email: 'gia@gmail.example', name: 'Gia Moretti' },
  { email: 'noah@gmail.example', name: 'Noah Okafor' },
  { email: 'mei@gmail.example', name: 'Mei Tanaka' },
]

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The accounts in the chooser: fixed samples, then accounts that signed in before. */
export const offeredAccounts = (pool: PoolContext, provider: string): ProviderAccount[] => {
  const seen = pool.store
    .fromProvider(provider)
    .map(({ attributes }) => ({ email: attributes.email ?? '', name: attributes.name ?? '' }))
    .filter(({ email }) => !SAMPLES.some((sample) => sameAddress(sample.email, email)))
  return [...SAMPLES, ...seen]
}

/** 21 digits, as Google's ids. One address always gets the same id. */
const accountId = (provider: string, email: string): string => {
  const digest = createHash('sha256').update(`${provider}:${email.toLowerCase()}`).digest('hex')
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`
}

const admit = async (pool: PoolContext, provider: string, userId: string, account: ProviderAccount): Promise<User> => {
  const username = `${provider}_${userId}`
  const attributes = { email: account.email, email_verified: 'true', name: account.name }
  await firePreSignUp(pool, { username, attributes, fromProvider: true })
  const there = pool.store.get(username)
  if (there) return there

  const now = pool.clock.now()
  const user: User = {
    username,
    sub: randomUUID(),
    status: 'EXTERNAL_PROVIDER',
    enabled: true,
    attributes,
    groups: [],
    credential: null,
    identity: { provider, userId, createdAt: now },
    codes: {},
    attempts: {},
    failures: { count: 0, lastAt: 0 },
    createdAt: now,
    updatedAt: now,
  }
  pool.store.insert(user)
  await pool.store.save()
  await firePostConfirmation(pool, user, 'PostConfirmation_ConfirmSignUp')
  return user
}

/** Signs in an account of the provider: creates the user the first time and updates it later. */
export const signInFromProvider = async (
  pool: PoolContext,
  provider: string,
  account: ProviderAccount,
): Promise<User> => {
  const userId = accountId(provider, account.email)
  const user = pool.store.get(`${provider}_${userId}`)
  if (!user) return admit(pool, provider, userId, account)
  if (user.attributes.name === account.name) return user
  user.attributes.name = account.name
  user.updatedAt = pool.clock.now()
  await pool.store.save()
  return user
}

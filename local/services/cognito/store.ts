import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#local/contracts/start-error.ts'
import { createSaver, writeAtomically } from './atomic-file.ts'
import { type PoolSession, type StoredState, storedState, type User } from './state.ts'

export type UserStore = {
  /** In order of sign-up. */
  all(): User[]
  get(username: string): User | undefined
  /** A user with a password, by e-mail in any case or by the pool's username. */
  findLocal(name: string): User | undefined
  /** All users with this address, including federated ones. */
  byEmail(email: string): User[]
  fromProvider(provider: string): User[]
  insert(user: User): void
  remove(user: User): void
  session(refreshToken: string): PoolSession | undefined
  sessionByOrigin(originJti: string): PoolSession | undefined
  open(session: PoolSession, now: number): void
  listSessions(user: User): PoolSession[]
  /** Resolves when all earlier changes are on disk. */
  save(): Promise<void>
}

const FRESH = 'start with --fresh for an empty data folder'

const load = (file: string, poolId: string): StoredState => {
  if (!existsSync(file)) return { version: 1, poolId, users: [], sessions: [] }
  let state: StoredState
  try {
    state = storedState.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new StartError(`The users in ${file} cannot be read; ${FRESH}.`)
  }
  if (state.poolId === poolId) return state
  throw new StartError(`The users in ${file} belong to the pool ${state.poolId}, not to ${poolId}; ${FRESH}.`)
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export const hashSessionToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Users and sessions of the pool, in memory and in one file in `folder`. */
export const createUserStore = (folder: string, poolId: string): UserStore => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'users.json')
  const stored = load(file, poolId)
  const users = new Map(stored.users.map((user) => [user.username, user]))
  const sessions = new Map(stored.sessions.map((session) => [session.tokenHash, session]))
  const all = () => [...users.values()]

  const findLocal = (name: string): User | undefined =>
    all().find(
      ({ identity, username, attributes }) =>
        !identity && (sameName(username, name) || sameName(attributes.email ?? '', name)),
    )

  return {
    all,
    get: (username) => users.get(username),
    findLocal,
    byEmail: (email) => all().filter(({ attributes }) => sameName(attributes.email ?? '', email)),
    fromProvider: (provider) => all().filter(({ identity }) => identity?.provider === provider),
    insert: (user) => void users.set(user.username, user),
    remove: (user) => {
      users.delete(user.username)
      for (const session of sessions.values()) {
        if (session.username === user.username) sessions.delete(session.tokenHash)
      }
    },
    session: (refreshToken) => sessions.get(hashSessionToken(refreshToken)),
    sessionByOrigin: (originJti) => [...sessions.values()].find((session) => session.originJti === originJti),
    open: (session, now) => {
      for (const old of sessions.values()) if (old.expiresAt <= now) sessions.delete(old.tokenHash)
      sessions.set(session.tokenHash, session)
    },
    listSessions: ({ username }) => [...sessions.values()].filter((session) => session.username === username),
    save: createSaver(() => {
      const state: StoredState = { version: 1, poolId, users: all(), sessions: [...sessions.values()] }
      return writeAtomically(file, JSON.stringify(state))
    }),
  }
}

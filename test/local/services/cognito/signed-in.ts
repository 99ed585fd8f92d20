import { fetchAuthSession, signIn } from 'aws-amplify/auth'
import { useAmplify } from './browser-auth.ts'
import type { TestPool } from './stack.ts'

export type Tokens = { accessToken: string; idToken: string }

export const register = async (pool: TestPool, email: string, password = 'sunrise-7'): Promise<void> => {
  await pool.signUp(email, password)
  await pool.confirm(email)
}

/** Signs a registered person in by Amplify and gives the tokens. */
export const signedIn = async (pool: TestPool, email: string, password = 'sunrise-7'): Promise<Tokens> => {
  useAmplify(pool)
  await signIn({ username: email, password })
  const { tokens } = await fetchAuthSession()
  return { accessToken: String(tokens?.accessToken), idToken: String(tokens?.idToken) }
}

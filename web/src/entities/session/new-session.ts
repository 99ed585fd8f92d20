import { signIn } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { defaultStorage } from 'aws-amplify/utils'

/** A token store in memory. */
const createMemory = () => {
  const kept = new Map<string, string>()
  return {
    setItem: async (key: string, value: string) => void kept.set(key, value),
    getItem: async (key: string) => kept.get(key) ?? null,
    removeItem: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
  }
}

/**
 * Signs in with a password and gives the tokens of the new session. The stored session is neither read nor changed: the user
 * pool's client refuses a sign-in while tokens are stored, and a wrong password must not cost the session that asks (AUTH-20).
 * Throws the user pool's error.
 */
export const openSession = async (email: string, password: string) => {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(createMemory())
  try {
    const { nextStep } = await signIn({ username: email, password, options: { authFlowType: 'USER_SRP_AUTH' } })
    const tokens = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens()
    if (tokens) return tokens
    throw new Error(`Sign-in step not supported: ${nextStep.signInStep}`)
  } finally {
    cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage)
  }
}

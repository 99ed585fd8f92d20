import { Amplify } from 'aws-amplify'
import { signIn, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import type { TestPool } from './stack.ts'
import { computePowersNatively } from './support/native-powers.ts'

await computePowersNatively()

const memory = () => {
  const values = new Map<string, string>()
  return {
    setItem: async (key: string, value: string) => void values.set(key, value),
    getItem: async (key: string) => values.get(key) ?? null,
    removeItem: async (key: string) => void values.delete(key),
    clear: async () => values.clear(),
  }
}

/** Configures Amplify for a pool, as the page does, without a signed-in user. */
export const useAmplify = (pool: TestPool): void => {
  // Amplify logs a warning for every endpoint that is not of AWS.
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: pool.settings.id,
        userPoolClientId: pool.settings.clientId,
        userPoolEndpoint: pool.url,
      },
    },
  })
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memory())
}

/** The name and the message of the error with which the user pool refuses. */
export const readRefusal = async (attempt: Promise<unknown>): Promise<{ name: string; message: string }> => {
  try {
    await attempt
  } catch (error) {
    if (error instanceof Error) return { name: error.name, message: error.message }
  }
  return { name: 'nothing', message: 'it went through' }
}

export const tryPassword = async (username: string, password: string): Promise<void> => {
  await signIn({ username, password })
  await signOut()
}

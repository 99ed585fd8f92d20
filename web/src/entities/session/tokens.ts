/** The pool's client keeps its tokens under this prefix; without any of them there is nobody to ask about. */
const PREFIX = 'CognitoIdentityServiceProvider.'

const tokenKeys = (): string[] => {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

export const keepsTokens = (): boolean => tokenKeys().length > 0

export const dropTokens = (): void => {
  for (const key of tokenKeys()) window.localStorage.removeItem(key)
}

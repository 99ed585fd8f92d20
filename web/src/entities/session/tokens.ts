/** The user pool's client stores its tokens under this prefix. Without any of them the person is signed out. */
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

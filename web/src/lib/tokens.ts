/** The pool's client keeps its tokens under this prefix; without any of them there is nobody to ask about. */
export const keepsTokens = (): boolean => {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith('CognitoIdentityServiceProvider.'))
  } catch {
    return false
  }
}

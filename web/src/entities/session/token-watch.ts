import { storedIdentity } from './stored-identity.ts'

/**
 * Calls `look` when another tab may have changed the tokens: on `storage` events, and when this tab becomes visible
 * again.
 */
export const onTokensChanged = (look: () => void): void => {
  window.addEventListener('pageshow', look)
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('storage', () => {
    // During a renewal some tokens are missing for a moment; ignore that.
    if (storedIdentity()) look()
  })
}

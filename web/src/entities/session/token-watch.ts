import { keptIdentity } from './kept-identity.ts'

/**
 * Calls `look` when the tokens may have changed without this tab: another tab wrote some, or this one is looked at again
 * after it was put aside.
 */
export const onTokensChanged = (look: () => void): void => {
  window.addEventListener('pageshow', look)
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('storage', () => {
    // While tokens are renewed some of them are missing; that ends no session here.
    if (keptIdentity()) look()
  })
}

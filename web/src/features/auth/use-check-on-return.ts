import { useEffect } from 'react'
import { rememberedCredentials } from '#web/entities/session/session-state.ts'
import { enterSession } from '#web/entities/session/session-store.ts'

/** Milliseconds between two attempts. */
const PAUSE = 5_000

const signInAgain = async (): Promise<void> => {
  const remembered = rememberedCredentials()
  if (!remembered) return
  const { signInWithPassword } = await import('#web/entities/session/identity.ts')
  if ((await signInWithPassword(remembered.email, remembered.password)) === 'signed-in') await enterSession()
}

/**
 * When the person comes back to this tab, signs in with the credentials that it holds, in case the address was verified on another
 * device (AUTH-21). A failed attempt shows nothing: the page names what to press.
 */
export const useCheckOnReturn = (): void => {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY
    const check = () => {
      if (document.visibilityState === 'hidden' || performance.now() - last < PAUSE) return
      last = performance.now()
      signInAgain().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', check)
    window.addEventListener('focus', check)
    return () => {
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('focus', check)
    }
  }, [])
}

import { storedIdentity } from './stored-identity.ts'

/** What a sign-in with a provider ended: the other sessions, this one too, or none. */
export type Ending = 'others' | 'this-too' | 'none'

/** The provider's answer to the exchange of a code. */
type Answer = {
  access_token: string
  id_token?: string | undefined
  refresh_token?: string | undefined
  profile: { sub: string }
}

/** Throws without an ID token. */
export const readCodeAnswer = ({ access_token: access, id_token: id, refresh_token: refresh }: Answer) => {
  if (!id) throw new Error('The provider gave no ID token.')
  return { access, id, refresh }
}

/**
 * Ends every session of the person, then exchanges the code of a new sign-in, so that this device stays signed in (AUTH-20, ADR 266).
 * The code was given before, and its tokens are issued after the end, so they are not among those that ended. Gives 'this-too' where
 * the code is of another account or is refused, and stores no token then. Never throws.
 */
export const endByCode = async (exchange: () => Promise<Answer>, personId: string): Promise<Ending> => {
  // Another person may have signed in with another tab meanwhile.
  if (storedIdentity()?.id !== personId) return 'none'
  const { adoptTokens, endAllSessions } = await import('./identity.ts')
  try {
    await endAllSessions()
  } catch (error) {
    console.warn(error)
    return 'none'
  }
  try {
    const answer = await exchange()
    if (answer.profile.sub !== personId) return 'this-too'
    await adoptTokens(readCodeAnswer(answer))
    return 'others'
  } catch (error) {
    console.warn(error)
    return 'this-too'
  }
}

import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'

const keptState = z.object({ token: z.string() })

/**
 * The token in the fragment of a link's address. It is taken out of the address and kept in the tab's history entry, so that a
 * reload works and the address can be shown or copied without it (ADR 215). `path` is the address without the fragment. Null
 * without a token that matches `pattern`.
 */
export const useFragmentToken = (path: string, pattern: RegExp): string | null => {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  // An anchor of the page, such as '#main', is no token.
  const inAddress = pattern.test(hash.slice(1)) ? hash.slice(1) : ''
  useEffect(() => {
    if (inAddress !== '') void navigate(path, { replace: true, state: { token: inAddress } })
  }, [inAddress, navigate, path])
  const kept = z.safeParse(keptState, state)
  const token = inAddress || (kept.success ? kept.data.token : '')
  return pattern.test(token) ? token : null
}

import { useEffect, useState } from 'react'
import { DEFAULT_PASSWORD_POLICY, loadConfig, type PasswordPolicy } from '#web/lib/config.ts'

/** The pool's policy; the specification's until the configuration is there. */
export const usePasswordPolicy = (): PasswordPolicy => {
  const [policy, setPolicy] = useState(DEFAULT_PASSWORD_POLICY)
  useEffect(() => {
    loadConfig().then(
      ({ passwordPolicy }) => setPolicy(passwordPolicy),
      () => undefined,
    )
  }, [])
  return policy
}

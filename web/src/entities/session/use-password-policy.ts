import { useEffect, useState } from 'react'
import { DEFAULT_PASSWORD_POLICY, loadConfig, type PasswordPolicy } from '#web/lib/config.ts'

/** The user pool's policy; the default one until the configuration is loaded (AUTH-3). */
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

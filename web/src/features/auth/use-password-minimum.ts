import { useEffect, useState } from 'react'
import { loadConfig } from '#web/lib/config.ts'

/** The pool's minimum length; the specification's 6 until the configuration is there. */
export const usePasswordMinimum = (): number => {
  const [minimum, setMinimum] = useState(6)
  useEffect(() => {
    loadConfig().then(
      ({ passwordMinLength }) => setMinimum(passwordMinLength),
      () => undefined,
    )
  }, [])
  return minimum
}

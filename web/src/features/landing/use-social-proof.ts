import { useEffect, useState } from 'react'
import { goalAchievers } from '#domain/social-proof.ts'
import { loadConfig } from '#web/lib/config.ts'

/** The formula makes no request, so it uses the browser's date, which affects only this number. */
const today = (): string => new Date().toISOString().slice(0, 10)

const readCount = async (): Promise<number | null> => {
  const { socialProof } = await loadConfig()
  if (socialProof === 'formula') return goalAchievers(today())
  // Loaded only by deployments that show the real count.
  const { realCount } = await import('./real-count.ts')
  return realCount()
}

/**
 * The number of 'Join N+ goal achievers'; null while it is unknown or must be hidden (PLAN-18). It is not
 * prerendered, because it depends on the deployment and the day.
 */
export const useSocialProof = (): number | null => {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    let here = true
    readCount().then(
      (read) => {
        if (here) setCount(read)
      },
      // Without an answer the line stays empty.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  return count
}

import { useEffect, useState } from 'react'
import { goalAchievers } from '#domain/social-proof.ts'
import { loadConfig } from '#web/lib/config.ts'

/** The formula asks the server for nothing, so the day is the browser's own: it moves this one number and nothing else. */
const today = (): string => new Date().toISOString().slice(0, 10)

const readCount = async (): Promise<number | null> => {
  const { socialProof } = await loadConfig()
  if (socialProof === 'formula') return goalAchievers(today())
  // Loaded where it is wanted: the visitors of other deployments pay nothing for it.
  const { realCount } = await import('./real-count.ts')
  return realCount()
}

/**
 * The number of 'Join N+ goal achievers'; null while it is not known, and where it is not to be shown (decision 10). Never
 * part of the prerendered page: the page of one deployment would carry the number of another, or of another day.
 */
export const useSocialProof = (): number | null => {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    let here = true
    readCount().then(
      (read) => {
        if (here) setCount(read)
      },
      // Without an answer the line stays empty: it is decoration.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  return count
}

import { useEffect, useState } from 'react'
import { loadConfig } from '#web/lib/config.ts'

/** In the local stage, a link to the page that shows every mail. The configuration of a deployment has no such page (ADR 239). */
export const LocalControlLink = () => {
  const [href, setHref] = useState<string>()
  useEffect(() => {
    loadConfig().then(
      ({ localControl }) => setHref(localControl),
      () => undefined,
    )
  }, [])
  if (href === undefined) return null
  return (
    <p className="fine-print">
      Local stage: the email is in{' '}
      <a href={href} target="_blank" rel="noreferrer">
        local control
      </a>
      .
    </p>
  )
}

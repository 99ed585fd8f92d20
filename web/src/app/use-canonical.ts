import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The document's canonical link, or a new one. A prerendered document contains the site's origin. */
const canonicalLink = (): HTMLLinkElement => {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (found) return found
  const made = document.createElement('link')
  made.rel = 'canonical'
  made.href = window.location.origin
  document.head.append(made)
  return made
}

/** Sets the canonical link to the route's address without parameters. */
export const useCanonical = (): void => {
  const { pathname } = useLocation()
  useEffect(() => {
    const link = canonicalLink()
    link.href = new URL(pathname, link.href).href
  }, [pathname])
}

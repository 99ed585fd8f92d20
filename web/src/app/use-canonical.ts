import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The link that stands in the document, or a new one. A prerendered document knows the site's own origin. */
const canonicalLink = (): HTMLLinkElement => {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (found) return found
  const made = document.createElement('link')
  made.rel = 'canonical'
  made.href = window.location.origin
  document.head.append(made)
  return made
}

/** The canonical address follows the route; parameters make no page of their own. */
export const useCanonical = (): void => {
  const { pathname } = useLocation()
  useEffect(() => {
    const link = canonicalLink()
    link.href = new URL(pathname, link.href).href
  }, [pathname])
}

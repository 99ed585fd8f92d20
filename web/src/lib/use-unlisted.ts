import { useEffect } from 'react'

const TAGS = { referrer: 'no-referrer', robots: 'noindex, nofollow' } as const

/** While the page is open: no referrer with any request, and not for search engines. */
export const useUnlisted = (): void => {
  useEffect(() => {
    const tags = Object.entries(TAGS).map(([name, content]) => {
      const tag = document.createElement('meta')
      tag.name = name
      tag.content = content
      document.head.append(tag)
      return tag
    })
    return () => {
      for (const tag of tags) tag.remove()
    }
  }, [])
}

import { useLayoutEffect } from 'react'

/** The tab's title: 'Sign In · Five Circles'; without a page's own name, 'Five Circles'. */
export const useTitle = (title?: string): void => {
  useLayoutEffect(() => {
    document.title = title ? `${title} · Five Circles` : 'Five Circles'
  }, [title])
}

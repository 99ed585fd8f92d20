import { useLayoutEffect } from 'react'

/** Sets the document's title: 'Sign In · Five Circles', or 'Five Circles' without a page name. */
export const useTitle = (title?: string): void => {
  useLayoutEffect(() => {
    document.title = title ? `${title} · Five Circles` : 'Five Circles'
  }, [title])
}

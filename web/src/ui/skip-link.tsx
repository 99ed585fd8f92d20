import type { MouseEvent } from 'react'

/** Keeps the history entry: a followed anchor makes another, without the router state that holds a link's token (ADR 215). */
const skip = (event: MouseEvent): void => {
  const main = document.getElementById('main')
  if (!main) return
  event.preventDefault()
  main.tabIndex = -1
  // Only until then: a press on plain text would focus the part again.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true })
  main.focus()
}

/** The first tab stop of every page. A native anchor before any script has loaded. */
export const SkipLink = () => (
  // biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page; the handler keeps the history entry.
  <a className="skip-link" href="#main" onClick={skip}>
    Skip to content
  </a>
)

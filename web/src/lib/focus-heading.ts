/** The heading of the present screen; null while it loads. */
export const screenHeading = (): HTMLHeadingElement | null => {
  const heading = document.querySelector<HTMLHeadingElement>('#main h1')
  return heading?.closest('.loading') ? null : heading
}

/** Moves the focus to the heading of the present screen, which the Tab key does not reach. The page scrolls there only with `scrolls`. */
export const focusHeading = ({ scrolls = false } = {}): void => {
  const heading = screenHeading()
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: !scrolls })
}

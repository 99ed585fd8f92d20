/** Marks a heading above the title, where the screen begins. */
export const STARTS_SCREEN = { 'data-starts-screen': '' } as const

/** The first heading of the present screen, which is its title or one above it; null while it loads. */
export const screenHeading = (): HTMLHeadingElement | null => {
  const heading = document.querySelector<HTMLHeadingElement>('#main :is(h1, [data-starts-screen])')
  return heading?.closest('.loading') ? null : heading
}

/** Moves the focus to the heading of the present screen, which the Tab key does not reach. The page scrolls there only with `scrolls`. */
export const focusHeading = ({ scrolls = false } = {}): void => {
  const heading = screenHeading()
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: !scrolls })
}

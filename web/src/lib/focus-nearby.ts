/** Keeps the focus on the page when an action removes the control that has it: a removed control leaves it on `<body>`. */

/** The elements around a control, nearest first. */
const listAround = (control: Element | null): Element[] =>
  control?.parentElement ? [control.parentElement, ...listAround(control.parentElement)] : []

/** Focuses the nearest element that is still there and can have the focus, or the first heading in one. */
const focusNearest = (around: readonly Element[]): void => {
  for (const element of around) {
    if (!element.isConnected) continue
    const place = element.hasAttribute('tabindex') ? element : element.querySelector('h1, h2, h3')
    if (!(place instanceof HTMLElement)) continue
    // Focusable by a script only: a heading is no stop of the Tab key.
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    place.focus()
    return
  }
}

/** Moves the focus to what is near when the control is removed. Ends when something else gets the focus. Returns what stops it. */
export const keepFocusNear = (control: Element): (() => void) => {
  const around = listAround(control)
  const look = () => {
    if (control.isConnected) return
    stop()
    if (document.activeElement === document.body) focusNearest(around)
  }
  const observer = new MutationObserver(look)
  const stop = () => {
    observer.disconnect()
    document.removeEventListener('focusin', stop)
  }
  document.addEventListener('focusin', stop)
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/** Remembers the control that has the focus. The returned function gives it back, or moves it to what is near a removed control. */
export const rememberFocus = (): (() => void) => {
  const control = document.activeElement
  const around = listAround(control)
  return () => {
    if (!(control instanceof HTMLElement) || control === document.body) return
    if (!control.isConnected) return focusNearest(around)
    control.focus()
    // The action of the dialog may still remove it.
    keepFocusNear(control)
  }
}

import { beforeEach, vi } from 'vitest'
import './dialog-element.ts'

/**
 * Runs before each file of the page's tests. The files of a process share the libraries and one document, because both are slow to
 * make (ADR 174). Everything else is as in a new process: the page's own modules, spies, timers, storage, listeners, the document.
 */

vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
// Also evaluates the libraries again that `vitest.config.ts` names, because they hold state.
vi.resetModules()
// A mocked module stays mocked for the next files. These are the only ones that tests mock (test/docs/page-tests.test.ts).
vi.doUnmock('#web/entities/session/renewal.ts')
vi.doUnmock('web-vitals')

const clearStorage = () => {
  localStorage.clear()
  sessionStorage.clear()
}
// Now, because a module may read it when it is evaluated. Before each test again, when the last test's page is unmounted: React runs
// the effects that are still due when it unmounts, and an effect may store something.
clearStorage()
beforeEach(clearStorage)
// biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
history.replaceState(null, '', '/')
document.head.replaceChildren()
document.body.replaceChildren()
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
for (const name of Object.keys(Object.getOwnPropertyDescriptors(navigator))) Reflect.deleteProperty(navigator, name)

// Vitest defines what jsdom lacks as undefined.
if (window.matchMedia === undefined) Reflect.deleteProperty(window, 'matchMedia')
Element.prototype.scrollIntoView = () => undefined
// jsdom measures no text: every text fits.
Object.assign(SVGElement.prototype, { getComputedTextLength: () => 0, getSubStringLength: () => 0 })
// jsdom's own never fires again after its timer was created by fake timers.
window.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(performance.now()), 16))
window.cancelAnimationFrame = (handle) => clearTimeout(handle)

type Added = Parameters<typeof window.removeEventListener>
declare global {
  interface Window {
    /** What files of this process have added to the window. The libraries that stay add theirs to the document. */
    addedListeners?: Added[]
  }
}

if (window.addedListeners === undefined) {
  window.addedListeners = []
  const add = window.addEventListener.bind(window)
  window.addEventListener = (...given: Added) => {
    window.addedListeners?.push(given)
    add(...given)
  }
}
for (const given of window.addedListeners.splice(0)) window.removeEventListener(...given)

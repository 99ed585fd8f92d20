import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { keepsScroll } from '#web/lib/keep-scroll.ts'
import { createStoredValue } from '#web/lib/storage.ts'

/** Pixels from the top, by the key of the history entry. */
const offsets = z.record(z.string(), z.number())
type Offsets = z.infer<typeof offsets>

const stored = createStoredValue('scroll', offsets, 'session')

const scroll = ({ key, hash, state }: Location, kept: Offsets): void => {
  // A native anchor's entry has no key of its own, only that of the document's first entry.
  const before = hash && key === 'default' ? undefined : kept[key]
  if (before !== undefined) {
    window.scrollTo(0, before)
    return
  }
  const target = hash === '' ? null : document.getElementById(hash.slice(1))
  if (target) target.scrollIntoView()
  else if (!keepsScroll(state)) window.scrollTo(0, 0)
}

/** A new address starts at its top or at its anchor; a known history entry returns to where the person left it. */
export const ScrollRestoration = () => {
  const location = useLocation()
  const kept = useRef<Offsets>(null)
  const key = useRef(location.key)

  useLayoutEffect(() => {
    key.current = location.key
    kept.current ??= stored.read() ?? {}
    scroll(location, kept.current)
  }, [location])

  useEffect(() => {
    const note = () => {
      if (kept.current) kept.current[key.current] = window.scrollY
    }
    const leave = () => {
      note()
      stored.write(kept.current ?? {})
      // For a document of another site, and for the page cache of the browser.
      window.history.scrollRestoration = 'auto'
    }
    const enter = () => {
      window.history.scrollRestoration = 'manual'
    }
    enter()
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('scroll', note, { passive: true, signal })
    window.addEventListener('pagehide', leave, { signal })
    window.addEventListener('pageshow', enter, { signal })
    return () => ending.abort()
  }, [])
  return null
}

import { act, cleanup, render } from '@testing-library/react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ScrollRestoration } from '#web/app/scroll-restoration.tsx'
import { KEEP_SCROLL } from '#web/lib/keep-scroll.ts'

const scrollTo = vi.fn()
const intoView = vi.fn()

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  Element.prototype.scrollIntoView = intoView
  window.history.replaceState(null, '', '/')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  Object.assign(window, { scrollY: 0 })
  window.history.replaceState(null, '', '/')
})

let go: ReturnType<typeof useNavigate>
const Page = () => {
  go = useNavigate()
  return <h2 id="streaks">Streaks</h2>
}

const open = () =>
  render(
    <BrowserRouter>
      <Page />
      <ScrollRestoration />
    </BrowserRouter>,
  )

const scrollBy = (offset: number) => {
  Object.assign(window, { scrollY: offset })
  window.dispatchEvent(new Event('scroll'))
}

it('starts a new address at its top and returns to where the person left the last one', async () => {
  open()
  scrollBy(420)
  await act(async () => go('/settings'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  scrollBy(0)
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    void go(-1)
    await back
  })
  expect(scrollTo).toHaveBeenLastCalledWith(0, 420)
})

it('returns to the position after a reload of the document', async () => {
  const { unmount } = open()
  await act(async () => go('/settings'))
  scrollBy(300)
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  scrollTo.mockClear()
  open()
  expect(scrollTo.mock.calls).toEqual([[0, 300]])
})

it('scrolls to the anchor of an address', async () => {
  open()
  scrollTo.mockClear()
  await act(async () => go('/#streaks'))
  expect(intoView).toHaveBeenCalledOnce()
  expect(scrollTo).not.toHaveBeenCalled()
})

it('stays where it is when only a parameter of the screen is removed', async () => {
  open()
  scrollTo.mockClear()
  await act(async () => go('/', { replace: true, state: KEEP_SCROLL }))
  expect(scrollTo).not.toHaveBeenCalled()
})

it('scrolls to an anchor that is pressed again, also in the first entry of the document', async () => {
  open()
  scrollBy(420)
  intoView.mockClear()
  scrollTo.mockClear()
  await act(async () => {
    window.history.pushState(null, '', '/#streaks')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  expect(intoView).toHaveBeenCalledOnce()
  expect(scrollTo).not.toHaveBeenCalled()
})

it('scrolls to the top for an anchor with a malformed escape', async () => {
  open()
  await act(async () => go('/#50%'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
})

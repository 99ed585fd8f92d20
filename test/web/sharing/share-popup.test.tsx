import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { book, dinner } from '#test/web/support/goal-fixtures.ts'
import { withPopups } from '#test/web/support/pop-ups.tsx'
import { serverWith } from '#test/web/support/server.ts'
import { show } from '#test/web/support/show-signed-in.tsx'
import Dashboard from '#web/features/dashboard/components/dashboard.tsx'

/** Inside the dialog, because a modal dialog makes the rest of the page inert. */
const messages = () => within(within(screen.getByRole('dialog')).getByRole('region', { name: /Messages/ }))

const open = async () => {
  serverWith([book])
  const shown = show(withPopups(<Dashboard />))
  await shown.user.click(await screen.findByRole('button', { name: `Share ${book.title}` }))
  return { ...shown, popup: within(await screen.findByRole('dialog', { name: 'Share your goal' })) }
}

/** A fake canvas that encodes a file, or none. */
const canvasThat = (blob: Blob | null) => {
  const pen = new Proxy(
    {
      measureText: (text: string) => ({ width: text.length * 10 }),
      createLinearGradient: () => ({ addColorStop() {} }),
    },
    { get: (known, name) => Reflect.get(known, name) ?? (() => undefined), set: () => true },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(Object.assign(pen))
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(blob))
}

const PNG = new Blob(['x'], { type: 'image/png' })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name)
})

/** A browser that can share files. */
const canShareBy = (share: () => Promise<void>) => {
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true })
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}

describe('the share popup', () => {
  it('shares title, description and streak with three networks, each in its own tab (PAGE-12)', async () => {
    const { popup } = await open()
    const links = popup.getAllByRole<HTMLAnchorElement>('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Post on X (opens in a new tab)',
      'Share on Facebook (opens in a new tab)',
      'Share on LinkedIn (opens in a new tab)',
    ])
    for (const link of links) {
      const { searchParams } = new URL(link.href)
      const said = [...searchParams.values()].join(' ')
      for (const part of [book.title, book.description, 'My streak: 12 days.', window.location.origin]) {
        expect(said).toContain(part)
      }
      expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
    }
    expect(links.map((link) => new URL(link.href).hostname)).toEqual(['x.com', 'www.facebook.com', 'www.linkedin.com'])
  })

  it('closes with Close and gives the focus back', async () => {
    const { user, popup } = await open()
    await user.click(popup.getByText('Close', { selector: '.button' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: `Share ${book.title}` })).toBe(document.activeElement)
  })

  it('counts thirty seconds down and closes by itself (PAGE-12)', async () => {
    serverWith([book])
    show(withPopups(<Dashboard />))
    const share = await screen.findByRole('button', { name: `Share ${book.title}` })
    vi.useFakeTimers()
    fireEvent.click(share)
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.getByText('Closes by itself in 22 s')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(21_999))
    expect(screen.getByRole('dialog')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays open once somebody uses it (PAGE-12)', async () => {
    serverWith([book])
    show(withPopups(<Dashboard />))
    const share = await screen.findByRole('button', { name: `Share ${book.title}` })
    vi.useFakeTimers()
    fireEvent.click(share)
    await act(() => vi.advanceTimersByTimeAsync(8000))
    fireEvent.keyDown(screen.getByRole('button', { name: 'Copy Text' }), { key: 'Tab' })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.queryByText(/Closes by itself/)).toBeNull()
  })

  it('copies the text', async () => {
    const { user, popup } = await open()
    await user.click(popup.getByRole('button', { name: 'Copy Text' }))
    expect(await messages().findByText('The text is copied. Paste it wherever you like.')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toContain('My streak: 12 days.')
  })

  it('shows that sharing failed', async () => {
    const { user, popup } = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(popup.getByRole('button', { name: 'Copy Text' }))
    expect(await messages().findByText('Unable to share goal. Please try again.')).toBeTruthy()
  })

  it.each([
    ['is refused by the browser', () => null],
    [
      'throws',
      () => {
        throw new Error('blocked')
      },
    ],
  ])('shows when a share target %s', async (_, opening) => {
    const { user, popup } = await open()
    vi.spyOn(window, 'open').mockImplementation(opening)
    await user.click(popup.getByRole('link', { name: /Post on X/ }))
    expect(await messages().findByText('Unable to share goal. Please try again.')).toBeTruthy()
  })

  it('opens a share target without access to its opener', async () => {
    const { user, popup } = await open()
    const tab = { opener: window }
    const opened = vi.spyOn(window, 'open').mockImplementation(() => Object.assign(Object.create(null), { tab }, tab))
    const link = popup.getByRole<HTMLAnchorElement>('link', { name: /LinkedIn/ })
    await user.click(link)
    expect(opened).toHaveBeenCalledWith(link.href, '_blank')
    expect(opened.mock.results[0]?.value.opener).toBeNull()
    expect(messages().queryByText('Unable to share goal. Please try again.')).toBeNull()
  })

  it('is not offered for a goal that may not be shared (GOAL-10)', async () => {
    serverWith([dinner])
    show(withPopups(<Dashboard />))
    await screen.findByRole('article', { name: dinner.title })
    expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull()
  })
})

describe('the picture of the streak', () => {
  it('has a text alternative', async () => {
    const { popup } = await open()
    expect(popup.getByRole('img').getAttribute('aria-label')).toBe(
      `Picture to share: 12 day streak, ${book.title}. 24 of the days shown are kept.`,
    )
  })

  it('is not offered where the browser cannot draw', async () => {
    const { popup } = await open()
    expect(popup.queryByRole('button', { name: 'Save Picture' })).toBeNull()
  })

  it('is saved as a PNG', async () => {
    canvasThat(PNG)
    URL.createObjectURL = vi.fn(() => 'blob:1')
    URL.revokeObjectURL = vi.fn()
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.download} from ${this.href}`)
    })
    const { user, popup } = await open()
    await user.click(await popup.findByRole('button', { name: 'Save Picture' }))
    await waitFor(() => expect(saved).toEqual(['my-streak.png from blob:1']))
  })

  it('is passed to the share sheet when the browser supports it', async () => {
    canvasThat(PNG)
    const share = vi.fn(async () => undefined)
    canShareBy(share)
    const { user, popup } = await open()
    await user.click(await popup.findByRole('button', { name: 'Send Picture' }))
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith(expect.objectContaining({ files: [expect.any(File)], title: book.title })),
    )
  })

  it('that could not be created shows an error, and a cancelled share does not', async () => {
    canvasThat(null)
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
    canShareBy(share)
    const { user, popup } = await open()
    await user.click(await popup.findByRole('button', { name: 'Save Picture' }))
    expect(await messages().findByText('Unable to share goal. Please try again.')).toBeTruthy()
    // jsdom has no pointer capture, which a press on a toast uses.
    fireEvent.click(messages().getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(messages().queryByText('Unable to share goal. Please try again.')).toBeNull())
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(PNG))
    await user.click(popup.getByRole('button', { name: 'Send Picture' }))
    await waitFor(() => expect(share).toHaveBeenCalled())
    expect(messages().queryByText('Unable to share goal. Please try again.')).toBeNull()
  })
})

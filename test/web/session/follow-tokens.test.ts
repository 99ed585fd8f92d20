import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { json, keepTokens, serve } from '#test/web/support/network.ts'
import { known, openPage, openSignedIn, PROFILE_PATH, profile } from './support/opened-page.ts'

describe('a page whose stored tokens change', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('shows the person whom another tab signed in, without a message from it', async () => {
    const page = await openSignedIn()
    localStorage.setItem('five-circles.goals.sub-1', '{}')
    keepTokens({ sub: 'sub-2', email: 'ivo@example.com' })
    serve({ [PROFILE_PATH]: () => json(profile({ id: 'sub-2', email: 'ivo@example.com', clerk_uuid: 'sub-2' })) })
    window.dispatchEvent(new StorageEvent('storage'))
    // Before any request.
    expect(page.readSession()).toEqual({ state: 'loading' })
    await waitFor(() => expect(page.readSession()).toMatchObject({ state: 'signed-in', person: { id: 'sub-2' } }))
    expect(localStorage.getItem('five-circles.goals.sub-1')).toBeNull()
  })

  it('takes over a sign-in whose tokens arrive after the message of the other tab', async () => {
    serve({ [PROFILE_PATH]: () => json(profile()) })
    const page = await openPage()
    await page.startSession()
    const other = new BroadcastChannel('five-circles.session')
    other.postMessage('signed-out')
    await waitFor(() => expect(page.readSession()).toEqual({ state: 'signed-out', left: true }))
    other.postMessage('signed-in')
    // It has looked for the tokens.
    await waitFor(() => expect(page.readSession()).toEqual({ state: 'signed-out' }))
    other.close()
    keepTokens()
    window.dispatchEvent(new StorageEvent('storage'))
    await waitFor(() => expect(page.readSession()).toMatchObject(known))
  })

  it('stays signed out when tokens arrive without a message of another tab', async () => {
    const asked = serve({ [PROFILE_PATH]: () => json(profile()) })
    const page = await openPage()
    await page.startSession()
    keepTokens()
    window.dispatchEvent(new StorageEvent('storage'))
    expect(page.readSession()).toEqual({ state: 'signed-out' })
    const other = new BroadcastChannel('five-circles.session')
    other.postMessage('signed-out')
    await waitFor(() => expect(page.readSession()).toEqual({ state: 'signed-out', left: true }))
    other.close()
    expect(asked).toEqual([])
  })

  it.each(['pageshow', 'focus'])('signs out on %s when the tokens are gone', async (event) => {
    const page = await openSignedIn()
    localStorage.clear()
    localStorage.setItem('five-circles.goals.sub-1', '{}')
    window.dispatchEvent(new StorageEvent('storage'))
    expect(page.readSession()).toMatchObject({ state: 'signed-in' })
    window.dispatchEvent(new Event(event))
    expect(page.readSession()).toEqual({ state: 'signed-out', left: true })
    expect(localStorage.getItem('five-circles.goals.sub-1')).toBeNull()
  })
})

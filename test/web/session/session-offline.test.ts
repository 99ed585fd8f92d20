import { afterEach, describe, expect, it, vi } from 'vitest'
import { json, keepTokens, serve } from '#test/web/support/network.ts'
import { CONFIG_PATH, local, openPage, PROFILE_PATH, profile } from './support/opened-page.ts'

describe('startSession without a network', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const ranOut = { exp: 1, name: 'Maren L.' }

  it('shows the known person although the tokens have expired', async () => {
    keepTokens()
    serve({ [PROFILE_PATH]: () => json(profile()) })
    await (await openPage()).startSession()
    keepTokens(ranOut)
    serve({})
    const page = await openPage()
    await page.startSession()
    expect(page.readSession()).toMatchObject({ ...local, person: { ...local.person, name: 'Maren L.' } })
    expect(JSON.stringify({ ...window.localStorage })).toContain('refresh-token')
  })

  it('stays signed out when the tokens belong to another person than the known one', async () => {
    keepTokens()
    serve({ [PROFILE_PATH]: () => json(profile()) })
    await (await openPage()).startSession()
    keepTokens({ ...ranOut, sub: 'sub-2' })
    serve({})
    const page = await openPage()
    await page.startSession()
    expect(page.readSession()).toEqual({ state: 'signed-out' })
  })

  it('stays signed out after a sign-out, and keeps unsent check-ins', async () => {
    keepTokens()
    serve({ [PROFILE_PATH]: () => json(profile()) })
    await (await openPage()).startSession()
    window.localStorage.setItem('five-circles.goals.sub-1', '{}')
    window.localStorage.setItem('five-circles.waiting-check-ins.sub-1', '[]')
    serve({ [CONFIG_PATH]: () => Promise.reject(new TypeError('Failed to fetch')) })
    const page = await openPage()
    await page.startSession()
    await page.endSession()
    expect(Object.keys(window.localStorage).filter((key) => /goals|waiting|Cognito/.test(key))).toEqual([
      'five-circles.waiting-check-ins.sub-1',
    ])
    const again = await openPage()
    await again.startSession()
    expect(again.readSession()).toEqual({ state: 'signed-out' })
  })
})

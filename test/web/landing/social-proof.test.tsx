import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json, serve } from '#test/web/support/network.ts'
import { show } from '#test/web/support/show.tsx'

const CONFIG = {
  stage: 'dev',
  region: 'us-east-1',
  userPoolId: 'us-east-1_AAAAAAAAA',
  userPoolClientId: 'client',
  oauthUrl: 'https://sign-in.example',
}

/** Loads the module anew for each test, because the page reads its configuration once. */
const showLanding = async (config: object, people?: number | null) => {
  const asked = serve({
    '/config.json': () => json({ ...CONFIG, ...config }),
    ...(people !== undefined && { '/api/count-people': () => json({ success: true, people }) }),
  })
  const { default: Landing } = await import('#web/features/landing/landing.tsx')
  show(<Landing />)
  await waitFor(() => expect(asked.map(({ what }) => what)).toContain('/config.json'))
  return asked
}

beforeEach(() => {
  vi.resetModules()
  vi.setSystemTime('2026-11-24T14:00:00Z')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("the counter of 'Join N+ goal achievers' (PLAN-18)", () => {
  it('shows the number of the day', async () => {
    await showLanding({})
    expect((await screen.findByText(/goal achievers/)).textContent).toBe('Join 12,466+ goal achievers')
  })

  it('shows the real number when the deployment sets it, and reads it again after ten minutes', async () => {
    const asked = await showLanding({ socialProof: 'actual' }, 1_230)
    expect((await screen.findByText(/goal achievers/)).textContent).toBe('Join 1,230+ goal achievers')
    expect(asked.filter(({ what }) => what === '/api/count-people')).toMatchObject([{ body: {} }])
    cleanup()
    vi.setSystemTime('2026-11-24T14:09:00Z')
    const soon = serve({})
    const { default: Landing } = await import('#web/features/landing/landing.tsx')
    show(<Landing />)
    expect((await screen.findByText(/goal achievers/)).textContent).toBe('Join 1,230+ goal achievers')
    expect(soon).toEqual([])
    cleanup()
    vi.setSystemTime('2026-11-24T14:11:00Z')
    serve({ '/api/count-people': () => json({ success: true, people: 1_240 }) })
    show(<Landing />)
    expect((await screen.findByText(/goal achievers/)).textContent).toBe('Join 1,240+ goal achievers')
  })

  it('shows an empty line below 100 people', async () => {
    const asked = await showLanding({ socialProof: 'actual' }, null)
    await waitFor(() => expect(asked.map(({ what }) => what)).toContain('/api/count-people'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.queryByText(/goal achievers/)).toBeNull()
  })

  it('shows nothing when the real number cannot be read', async () => {
    await showLanding({ socialProof: 'actual' }, 7)
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.queryByText(/goal achievers/)).toBeNull()
  })

  it('shows nothing when the configuration cannot be read', async () => {
    await showLanding({ region: 7 })
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.queryByText(/goal achievers/)).toBeNull()
  })
})

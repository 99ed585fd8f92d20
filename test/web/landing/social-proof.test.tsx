import { screen, waitFor } from '@testing-library/react'
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

/** The configuration is read once a page: each test is a page of its own. */
const showLanding = async (config: object) => {
  const asked = serve({ '/config.json': () => json({ ...CONFIG, ...config }) })
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

describe("the counter of 'Join N+ goal achievers'", () => {
  it('shows the number of the day', async () => {
    await showLanding({})
    expect((await screen.findByText(/goal achievers/)).textContent).toBe('Join 12,466+ goal achievers')
  })

  it('keeps its line free and says nothing where a deployment wants no made-up number', async () => {
    await showLanding({ socialProof: 'actual' })
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.queryByText(/goal achievers/)).toBeNull()
  })

  it('says nothing where the configuration cannot be read', async () => {
    await showLanding({ region: 7 })
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.queryByText(/goal achievers/)).toBeNull()
  })
})

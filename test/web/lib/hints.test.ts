import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '#test/web/session/support/opened-page.ts'
import { keepTokens, serve } from '#test/web/support/network.ts'

// Imported before a test uses fake timers.
await import('#web/entities/session/identity.ts')

const REVOKE = 'RevokeToken'

const hinted = () => /(?:^|; )five-circles\.signed-in=([^;]*)/.exec(document.cookie)?.[1] === 'true'

/** The cookie by which CloudFront chooses the app or the landing page. */
describe('the hint of a signed-in browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is set with a session and removed at the sign-out', async () => {
    keepTokens()
    serve({
      '/api/create-user-profile': () => new Response('', { status: 500 }),
      [REVOKE]: () => new Response('{}'),
    })
    const store = await openPage()
    await store.startSession()
    expect(store.readSession().state).toBe('signed-in')
    expect(hinted()).toBe(true)
    await store.endSession()
    expect(hinted()).toBe(false)
    // Loads the user pool's client, which is slow on a busy machine.
  }, 30_000)

  it('is removed when the tokens are gone', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = 'five-circles.signed-in=true; path=/'
    serve({})
    const store = await openPage()
    await store.startSession()
    expect(hinted()).toBe(false)
  })
})

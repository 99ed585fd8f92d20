import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#local/host/gateway/server.ts'

test('the server keeps an idle connection open for a minute, so that a request after a pause meets no closed one', async () => {
  const { port, serve, stop } = await listen(0)
  onTestFinished(stop)
  serve((_, response) => response.end('here'))
  const response = await fetch(`http://127.0.0.1:${port}/`)
  expect(response.headers.get('keep-alive')).toBe('timeout=60')
  expect(await response.text()).toBe('here')
})

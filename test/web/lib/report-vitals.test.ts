import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contract } from '#functions/visits/report-vitals/contract.ts'
import { sendVitals } from '#web/lib/report-vitals.ts'

type Report = (metric: { value: number }) => void
const reports = vi.hoisted(() => new Map<string, Report>())
vi.mock('web-vitals', () => ({
  onLCP: (report: Report) => reports.set('lcp', report),
  onINP: (report: Report) => reports.set('inp', report),
  onCLS: (report: Report) => reports.set('cls', report),
}))

const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the beacon of a visit (PAGE-29)', () => {
  const sent = vi.fn<typeof fetch>()
  beforeEach(() => {
    reports.clear()
    sent.mockReset().mockResolvedValue(new Response())
    vi.stubGlobal('fetch', sent)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('sends the values once without cookies when the page is hidden, as the contract takes them', async () => {
    sendVitals('app', 0.09)
    await waitFor(() => expect(reports.size).toBe(3))
    reports.get('lcp')?.({ value: 1234.567 })
    reports.get('cls')?.({ value: 0.012345 })
    expect(sent).not.toHaveBeenCalled()
    hide()
    hide()
    expect(sent).toHaveBeenCalledOnce()
    const [path, init] = sent.mock.calls[0] ?? []
    expect([path, init]).toMatchObject([contract.path, { method: 'POST', keepalive: true, credentials: 'omit' }])
    const body = JSON.parse(String(init?.body))
    expect(body).toEqual({ page: 'app', lcp: 1235, cls: 0.0123 })
    expect(contract.request.parse(body)).toEqual(body)
  })

  it('measures neither nine visits of ten nor an automated browser', async () => {
    sendVitals('app', 0.1)
    vi.stubGlobal('navigator', { webdriver: true })
    sendVitals('app', 0)
    await new Promise((resolve) => setTimeout(resolve))
    expect(reports.size).toBe(0)
  })
})

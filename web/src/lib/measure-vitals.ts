import { onCLS, onINP, onLCP } from 'web-vitals'
import type { CallOf } from '#functions/runtime/contract.ts'
import type { contract } from '#functions/visits/report-vitals/contract.ts'
import type { VisitedPage } from './report-vitals.ts'

/** Path of the operation. The contract itself would load its schemas. */
const PATH = '/api/report-vitals'

/** Digits after the point: tenths of a millisecond, and of a layout shift what the dashboard shows. */
const round = (value: number, digits: number): number => Number(value.toFixed(digits))

/**
 * Collects the values of this visit and sends them once, when the page is hidden for the first time, without cookies and without an
 * id. A failure is ignored.
 */
export const measureVitals = (page: VisitedPage): void => {
  const visit: CallOf<typeof contract> = { page }
  onLCP(({ value }) => {
    visit.lcp = round(value, 1)
  })
  onINP(({ value }) => {
    visit.inp = round(value, 1)
  })
  onCLS(({ value }) => {
    visit.cls = round(value, 4)
  })
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', send)
    if (Object.keys(visit).length === 1) return
    const headers = { 'content-type': 'application/json' }
    // `sendBeacon` would send the cookies of the page too.
    void fetch(PATH, {
      method: 'POST',
      headers,
      body: JSON.stringify(visit),
      keepalive: true,
      credentials: 'omit',
    }).catch(() => undefined)
  }
  // Added after the listeners of the package, which report their last values at the same event.
  document.addEventListener('visibilitychange', send)
}

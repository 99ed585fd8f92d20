import { onCLS, onINP, onLCP } from 'web-vitals'
import type { CallOf } from '#functions/runtime/contract.ts'
import type { contract } from '#functions/visits/report-vitals/contract.ts'

/** The kinds of pages that the dashboard of the operator shows. */
export type VisitedPage = CallOf<typeof contract>['page']

/** Path of the operation. The contract itself would load its schemas. */
const PATH = '/api/report-vitals'

/**
 * Collects the values of this visit and sends them once, when the page is hidden for the first time, without cookies and without an
 * id. A failure is ignored.
 */
export const measureVitals = (page: VisitedPage): void => {
  const visit: CallOf<typeof contract> = { page }
  onLCP(({ value }) => {
    visit.lcp = Math.round(value)
  })
  onINP(({ value }) => {
    visit.inp = Math.round(value)
  })
  onCLS(({ value }) => {
    visit.cls = Number(value.toFixed(4))
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

import type { VisitedPage } from './measure-vitals.ts'

/** The share of visits that are measured. */
const SAMPLE = 0.1

/**
 * Measures the web vitals of one visit in ten and sends them when the page is hidden (PAGE-29, ADR 252). Visits of automated browsers
 * are not measured. The code is loaded only for a measured visit.
 */
export const sendVitals = (page: VisitedPage, draw = Math.random()): void => {
  if (draw >= SAMPLE || navigator.webdriver) return
  void import('./measure-vitals.ts').then(({ measureVitals }) => measureVitals(page)).catch(() => undefined)
}

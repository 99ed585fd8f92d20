import { afterEach, beforeEach, vi } from 'vitest'
import { creatorDialog, upgradeDialog } from '#web/lib/popups.ts'

/** Where the browser was sent: jsdom cannot leave a page. */
export const leftFor: string[] = []

beforeEach(() => {
  leftFor.length = 0
  vi.stubGlobal('location', { assign: (url: string) => leftFor.push(url) })
})
afterEach(() => {
  creatorDialog.close()
  upgradeDialog.close()
  vi.unstubAllGlobals()
})

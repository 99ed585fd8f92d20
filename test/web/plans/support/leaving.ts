import { afterEach, beforeEach, vi } from 'vitest'
import { otherSites } from '#web/lib/other-sites.ts'
import { creatorDialog, upgradeDialog } from '#web/lib/popups.ts'

/** Where the browser was sent. */
export const leftFor: string[] = []

beforeEach(() => {
  leftFor.length = 0
  vi.spyOn(otherSites, 'visit').mockImplementation((url) => void leftFor.push(url))
})
afterEach(() => {
  creatorDialog.close()
  upgradeDialog.close()
  vi.unstubAllGlobals()
})

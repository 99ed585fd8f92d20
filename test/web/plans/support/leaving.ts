import { afterEach, beforeEach, vi } from 'vitest'
import { creatorDialog, upgradeDialog } from '#web/entities/popups/popups.ts'
import { otherSites } from '#web/lib/other-sites.ts'

/** The addresses that the browser navigated to. */
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

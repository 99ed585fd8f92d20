import type { Page } from 'playwright-core'
import { milestoneMessages } from '#domain/messages/milestone.ts'
import type { Milestone } from '#domain/streaks/milestone.ts'

/** Waits for the moment of a milestone (STREAK-17) and closes it. */
export const closeMoment = async (page: Page, milestone: Milestone): Promise<void> => {
  const moment = page.getByRole('dialog', { name: milestoneMessages.title[milestone] })
  await moment.waitFor()
  await page.keyboard.press('Escape')
  await moment.waitFor({ state: 'hidden' })
}

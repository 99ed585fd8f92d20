import { isRaisedByAPlan } from '#domain/billing/plans.ts'
import { nudgeMessages } from '#domain/messages/nudges.ts'
import { nudgeLimitMessage } from '#domain/nudges/nudge.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { upgradeDialog } from '#web/entities/popups/popups.ts'
import { toast } from '#web/ui/toast.ts'
import { countedNudges } from './nudge-counter.ts'

/** Nudges used today: the larger of the server's and the browser's count, at most the limit. */
export const usedNudges = (personId: string, { nudges, today }: Goals): number =>
  Math.min(nudges.maxNudges, Math.max(nudges.currentCount, countedNudges(personId, today.date)))

/** The text under the limit's title on the dashboard (NUDGE-5). */
export const describeNudgeLimit = ({ nudges }: Goals): string =>
  nudges.userSubscribed ? nudgeMessages.limit(nudges.maxNudges) : nudgeMessages.freeLimit

/** Shows that the day's nudges are used up: in the upgrade dialog if a higher plan has more (PLAN-14), otherwise as a toast. */
export const tellNudgeLimit = ({ plan }: Goals, refused?: string): void => {
  const { name, goal_limit: goals, nudge_limit: nudges, trial } = plan
  const message = refused ?? nudgeLimitMessage({ limits: { name, goals, nudges }, trial })
  if (isRaisedByAPlan('nudges', nudges)) upgradeDialog.open({ message })
  else toast.upgrade(nudgeMessages.limitTitle, message)
}

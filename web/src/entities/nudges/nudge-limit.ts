import { isRaisedByAPlan } from '#domain/billing/plans.ts'
import { messages } from '#domain/messages.ts'
import { nudgeLimitMessage } from '#domain/nudges/nudge.ts'
import type { Goals } from '#web/entities/goals/goals.ts'
import { upgradeDialog } from '#web/entities/goals/popups.ts'
import { toast } from '#web/ui/toast.tsx'
import { countedNudges } from './nudge-counter.ts'

/** Nudges used today: what the server said, or more where this browser knows better. */
export const usedNudges = (personId: string, { nudges, today }: Goals): number =>
  Math.min(nudges.maxNudges, Math.max(nudges.currentCount, countedNudges(personId, today.date)))

/** What the dashboard itself says of the limit under its title: short for whoever pays (specification 8). */
export const limitWords = ({ nudges }: Goals): string =>
  nudges.userSubscribed ? messages.nudges.limit(nudges.maxNudges) : messages.nudges.freeLimit

/** Says that the day's nudges are used up; where a plan has more, the dialog that offers it carries the words. */
export const tellNudgeLimit = ({ plan }: Goals, refused?: string): void => {
  const { name, goal_limit: goals, nudge_limit: nudges, trial } = plan
  const message = refused ?? nudgeLimitMessage({ limits: { name, goals, nudges }, trial })
  if (isRaisedByAPlan('nudges', nudges)) upgradeDialog.open({ message })
  else toast.upgrade(messages.nudges.limitTitle, message)
}

import type { Goals } from '#web/entities/goals/goals.ts'
import { upgradeDialog } from '#web/entities/popups/popups.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { describeEnded } from './describe-ended.ts'
import { hadPlan } from './had-plan.ts'
import { usePortal } from './use-portal.ts'

type Props = {
  shown: Pick<Goals, 'plan'>
  /** What the screen needs access for, in place of the reason; `because` is what ended, as a clause. */
  describeNeed?: (because: string) => string
}

/** Replaces a screen that needs a trial or a plan (PLAN-2). */
export const NoAccess = ({ shown, describeNeed }: Props) => {
  const portal = usePortal()
  const { title, why, because } = describeEnded(shown.plan)
  return (
    <Notice
      title={title}
      lead={describeNeed?.(because) ?? why}
      sun="rising"
      actions={
        <>
          <Button variant="dawn" size="large" onClick={() => upgradeDialog.open({ message: null })}>
            Upgrade to Personal Plan
          </Button>
          {hadPlan(shown.plan) ? (
            <Button size="large" inactive={portal.opening} onClick={() => void portal.open()}>
              {portal.opening ? 'Opening...' : 'Manage Subscription'}
            </Button>
          ) : null}
        </>
      }
      ground="Your goals and every check-in are kept exactly as you left them."
    />
  )
}

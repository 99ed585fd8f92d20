import { goalListMessages } from '#domain/messages/goal-list.ts'
import { upgradeDialog } from '#web/entities/goals/popups.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Replaces a screen that needs a trial or a plan (PLAN-2). `lead` says what the screen needs it for. */
export const TrialEnded = ({ lead = goalListMessages.trialExpired }: { lead?: string }) => (
  <Notice
    title="Free Trial Expired"
    lead={lead}
    sun="rising"
    actions={
      <Button variant="dawn" size="large" onClick={() => upgradeDialog.open({ message: null })}>
        Upgrade to Personal Plan
      </Button>
    }
    ground="Your goals and every check-in are kept exactly as you left them."
  />
)

import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { GoalView } from '#domain/goals/goal.ts'
import { type HelpLine, helpLine } from '#domain/safety/help-lines.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import CareHelp from './care-help.tsx'
import { useConfirmReading } from './use-confirm-reading.ts'

type ReadWronglyProps = { goalId: string; line: HelpLine; onClose: () => void }

const ReadWronglyDialog = ({ goalId, line, onClose }: ReadWronglyProps) => {
  const confirmReading = useConfirmReading()
  return (
    <ConfirmDialog
      title="Coach this goal as usual?"
      cancel="Not Now"
      confirm="Yes, Coach It as Usual"
      confirming="Saving..."
      busy={confirmReading.isPending}
      onConfirm={() => confirmReading.mutate(goalId, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        We read your words as a sign that you may be in danger. If that was wrong, we are sorry. This goal then gets its
        coach, its check-ins and its emails like any other.
      </p>
      <p>This holds until you change the words. We note that you told us, never what you wrote.</p>
      <p>
        {line.name} is there whichever you choose: <b>{line.how}</b>.
      </p>
    </ConfirmDialog>
  )
}

export type CareProps = {
  goal: GoalView
  /** The account's zone, which decides the help line. */
  zone: string
  heading: 'h1' | 'h2' | 'h3'
  /** The control that opens the edit dialog. */
  change: ReactNode
}

const CareNotice = ({ goal, zone, heading, change }: CareProps) => {
  const [params] = useSearchParams()
  // The calm mail links here with the question (CARE-9).
  const [asking, setAsking] = useState(params.get('read') === 'wrongly' && goal.permissions.canEdit)
  const line = helpLine(zone, goal.care_reason)
  return (
    <CareHelp reason={goal.care_reason} zone={zone} heading={heading} about="goal">
      {goal.permissions.canEdit ? (
        <div className="button-row care-actions">
          {change}
          <Button variant="plain" onClick={() => setAsking(true)}>
            This Was Read Wrongly
          </Button>
        </div>
      ) : null}
      {asking ? <ReadWronglyDialog goalId={goal.id} line={line} onClose={() => setAsking(false)} /> : null}
    </CareHelp>
  )
}

export default CareNotice

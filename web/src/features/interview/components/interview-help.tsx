import { useState } from 'react'
import { careMessages } from '#domain/messages/care.ts'
import type { Reason } from '#domain/safety/outcome.ts'
import { Help } from '#web/entities/goals/care/care.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type Props = {
  reason: Reason
  zone: string
  /** Leads back to what was written. */
  onChange: () => void
  /** Goes on with the words as they are. */
  onReadWrongly: () => void
}

/** Stands in place of the interview when its words say that the person may be in danger (CARE-8). */
export const InterviewHelp = ({ reason, zone, onChange, onReadWrongly }: Props) => {
  const [asking, setAsking] = useState(false)
  return (
    <Help reason={reason} zone={zone} heading="h1" about="interview">
      <div className="button-row care-actions">
        <Button variant="line" onClick={onChange}>
          Change My Answer
        </Button>
        <Button variant="plain" onClick={() => setAsking(true)}>
          This Was Read Wrongly
        </Button>
      </div>
      {asking ? (
        <ConfirmDialog
          title="Go on with the interview?"
          cancel="Not Now"
          confirm="Yes, Go On"
          confirming="Going On..."
          busy={false}
          onConfirm={onReadWrongly}
          onClose={() => setAsking(false)}
        >
          <p>{careMessages.interviewReadWrongly}</p>
        </ConfirmDialog>
      ) : null}
    </Help>
  )
}

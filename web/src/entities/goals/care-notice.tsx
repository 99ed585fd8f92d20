import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { GoalView } from '#domain/goals/goal.ts'
import { type CareText, crisisText } from '#domain/safety/crisis-text.ts'
import { callNumber, textNumber } from '#domain/safety/help-lines.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { closePopups } from './popups.ts'
import { useConfirmReading } from './use-confirm-reading.ts'
import './care-notice.css'

const HelpLinks = ({ line, emergency }: Pick<CareText, 'line' | 'emergency'>) => {
  const call = callNumber(line.how)
  const text = textNumber(line.how)
  return (
    <div className="button-row">
      {call === undefined ? null : (
        <a className="button button-ink" href={`tel:${call.dialed}`}>
          Call {call.shown}
        </a>
      )}
      {text === undefined ? null : (
        <a className="button button-line" href={`sms:${text.dialed}`}>
          Text {text.shown}
        </a>
      )}
      {emergency === undefined ? null : (
        <a className="button button-line" href={`tel:${emergency}`}>
          Emergency: call {emergency}
        </a>
      )}
      <a className="button button-line" href="https://findahelpline.com" rel="noreferrer">
        findahelpline.com
      </a>
    </div>
  )
}

type ReadWronglyProps = { goalId: string; line: CareText['line']; onClose: () => void }

const ReadWronglyDialog = ({ goalId, line, onClose }: ReadWronglyProps) => {
  const confirmReading = useConfirmReading()
  return (
    <ConfirmDialog
      title="Coach this goal as usual?"
      cancel="Not now"
      confirm="Yes, coach it as usual"
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

const CareNotice = ({ goal, zone, heading: Heading, change }: CareProps) => {
  const [params] = useSearchParams()
  // The calm mail links here with the question (CARE-9).
  const [asking, setAsking] = useState(params.get('read') === 'wrongly' && goal.permissions.canEdit)
  // A timed message or an offer that is open would stand in front of the help lines.
  useEffect(closePopups, [])
  const { heading, paragraphs, line, emergency } = crisisText(goal.care_reason, zone)
  const [opening, ...others] = paragraphs
  return (
    <div className="care">
      <Heading>{heading}</Heading>
      <p>{opening?.text}</p>
      <HelpLinks line={line} {...(emergency !== undefined && { emergency })} />
      {others.map(({ lead, text }) => (
        <p key={text}>
          {lead === undefined ? null : <b>{lead} </b>}
          {text}
        </p>
      ))}
      {goal.permissions.canEdit ? (
        <div className="button-row care-actions">
          {change}
          <Button variant="plain" onClick={() => setAsking(true)}>
            This was read wrongly
          </Button>
        </div>
      ) : null}
      {asking ? <ReadWronglyDialog goalId={goal.id} line={line} onClose={() => setAsking(false)} /> : null}
    </div>
  )
}

export default CareNotice

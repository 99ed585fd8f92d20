import { type ReactNode, useState } from 'react'
import type { GoalView } from '#domain/goals/goal.ts'
import { type CareText, crisisText } from '#domain/safety/crisis-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useConfirmReading } from './use-confirm-reading.ts'
import './care-notice.css'

/** The number in 'Call or text 988' or '116 123'; undefined for an address. */
const numberIn = (how: string): string | undefined => /^(?:Call or text )?([\d\s-]+)$/.exec(how)?.[1]

const dialed = (number: string): string => number.replaceAll(/\D/g, '')

const HelpLinks = ({ line, emergency }: Pick<CareText, 'line' | 'emergency'>) => {
  const number = numberIn(line.how)
  return (
    <div className="button-row">
      {number === undefined ? null : (
        <a className="button button-ink" href={`tel:${dialed(number)}`}>
          Call {number}
        </a>
      )}
      {number !== undefined && line.how.startsWith('Call or text') ? (
        <a className="button button-line" href={`sms:${dialed(number)}`}>
          Text {number}
        </a>
      ) : null}
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
  heading: 'h2' | 'h3'
  /** The control that opens the edit dialog. */
  change: ReactNode
}

const CareNotice = ({ goal, zone, heading: Heading, change }: CareProps) => {
  const [asking, setAsking] = useState(false)
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

import { useId } from 'react'
import { nudgeMessages } from '#domain/messages/nudges.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Slots } from '#web/ui/slots.tsx'
import './nudge-panel.css'

type Props = {
  /** One line about the use of a nudge. */
  lead: string
  ask: () => void
  asking: boolean
  /** Why it has to wait; null if it can be used now. */
  waits: string | null
  used: number
  max: number
  /** The text for the reached limit; null below it. */
  limit: string | null
  /** The last failure, as a quiet line. */
  failure: string | null
  readAgain: (() => void) | null
}

/** The button for a nudge, with the number left today. */
export const NudgePanel = ({ lead, ask, asking, waits, used, max, limit, failure, readAgain }: Props) => {
  const waitsId = useId()
  return (
    <div className="nudge-panel">
      {limit ? (
        <div>
          <p className="nudge-title">{nudgeMessages.limitTitle}</p>
          <p>{limit}</p>
        </div>
      ) : (
        <p>{lead}</p>
      )}
      <div className="nudge-action">
        <Button
          variant="line"
          inactive={asking || waits !== null}
          aria-describedby={waits ? waitsId : undefined}
          onClick={ask}
        >
          {asking ? 'Writing...' : 'Nudge Me Now'}
        </Button>
        <p>
          <Slots used={used} of={max} label={`${used} of ${max} nudges used`} />{' '}
          {asking ? 'Up to 20 seconds' : `${max - used} of ${max} left`}
        </p>
      </div>
      {waits ? <p id={waitsId}>{waits}</p> : null}
      <p className="visually-hidden" role="status">
        {asking ? 'Your nudge is being written. It can take 20 seconds.' : ''}
      </p>
      {failure && !asking ? <p role="status">{failure}</p> : null}
      {readAgain ? (
        <div>
          <LinkButton onClick={readAgain}>Read it again</LinkButton>
        </div>
      ) : null}
    </div>
  )
}

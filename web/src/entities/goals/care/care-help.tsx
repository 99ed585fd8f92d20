import { type ReactNode, useEffect, useRef } from 'react'
import { type CareText, type CrisisPlace, crisisText } from '#domain/safety/crisis-text.ts'
import { callNumber, textNumber } from '#domain/safety/help-lines.ts'
import type { Reason } from '#domain/safety/outcome.ts'
import { closePopups } from '#web/entities/popups/popups.ts'
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

export type CareHelpProps = {
  reason: Reason
  /** The account's zone, which decides the help line. */
  zone: string
  heading: 'h1' | 'h2' | 'h3'
  about: CrisisPlace
  /** What the person can do about the words, under a line. */
  children?: ReactNode
}

/** The calm text with help lines that can be called (CARE-4). */
const CareHelp = ({ reason, zone, heading: Heading, about, children }: CareHelpProps) => {
  // A timed message or an offer that is open would stand in front of the help lines.
  useEffect(closePopups, [])
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The control that had the focus is gone.
    if (about !== 'goal') title.current?.focus()
  }, [about])
  const { heading, paragraphs, line, emergency } = crisisText(reason, zone, about)
  const [opening, ...others] = paragraphs
  return (
    <div className="care">
      <Heading ref={title} tabIndex={about !== 'goal' ? -1 : undefined}>
        {heading}
      </Heading>
      <p>{opening?.text}</p>
      <HelpLinks line={line} {...(emergency !== undefined && { emergency })} />
      {others.map(({ lead, text }) => (
        <p key={text}>
          {lead === undefined ? null : <b>{lead} </b>}
          {text}
        </p>
      ))}
      {children}
    </div>
  )
}

export default CareHelp

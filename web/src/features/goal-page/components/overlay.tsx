import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { OverlayMessage } from '#web/entities/popups/popups.ts'
import { rememberFocus } from '#web/lib/focus-nearby.ts'
import { Button } from '#web/ui/button.tsx'
import { useInteracted } from '#web/ui/dialog.tsx'
import { splitLines } from '#web/ui/lines.ts'
import { SunFigure } from '#web/ui/wheel/sun-figure.tsx'
import './overlay.css'

/** Milliseconds (NUDGE-8). */
const SHOWN = 16_000
const FADE = 300

/** A longer message (in characters) is set in a smaller size, so that it fits a phone. */
const LONG = 90

type Props = OverlayMessage & { onClose: () => void }

/** Fades out, then calls the owner. A second call does nothing. */
const useLeaving = (onClose: () => void) => {
  const [leaving, setLeaving] = useState(false)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => close.current(), FADE)
    return () => clearTimeout(timer)
  }, [leaving])
  const leave = useCallback(() => setLeaving(true), [])
  return { leaving, leave }
}

const Shown = ({ type, title, message, more, moreTime, by, onClose }: Props) => {
  const titleId = useId()
  const wordsId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { leaving, leave } = useLeaving(onClose)
  const interacted = useInteracted(dialog)

  useEffect(() => {
    const element = dialog.current
    const restoreFocus = rememberFocus()
    element?.showModal()
    return () => {
      element?.close()
      restoreFocus()
    }
  }, [])
  useEffect(() => {
    if (interacted) return
    const timer = setTimeout(leave, SHOWN)
    return () => clearTimeout(timer)
  }, [leave, interacted])

  return (
    <dialog
      ref={dialog}
      className="overlay"
      data-type={type}
      data-leaving={leaving || undefined}
      aria-labelledby={titleId}
      aria-describedby={wordsId}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <SunFigure className="overlay-sun" light="lit" height={type === 'upgrade' ? 470 : 430} />
      <div className="overlay-top wrap">
        <h2 id={titleId}>{title}</h2>
        <Button variant="line" size="small" onClick={leave}>
          Close
        </Button>
      </div>
      <div className="wrap overlay-words" id={wordsId} data-long={message.length > LONG || undefined}>
        {splitLines(message).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that is shown whole, in its order.
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
        {more ? (
          <p className="overlay-more">
            {more}
            {moreTime ? <span className="overlay-time"> {moreTime}</span> : null}
          </p>
        ) : null}
        {by ? <p className="overlay-by">{by}</p> : null}
        {interacted ? null : (
          <p className="overlay-ends">Closes by itself after 16 seconds. Press any key, or tap, to keep it open.</p>
        )}
      </div>
      {interacted ? null : (
        <div className="overlay-timer" aria-hidden="true">
          <span />
        </div>
      )}
    </dialog>
  )
}

/** The full-screen message of a nudge or of a new plan. It closes after 16 s, or on Close or Escape (NUDGE-8). */
const Overlay = (props: Props) => <Shown key={`${props.title}\n${props.message}`} {...props} />

export default Overlay

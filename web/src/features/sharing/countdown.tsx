import { useEffect, useRef, useState } from 'react'
import { useInteracted } from '#web/ui/dialog.tsx'

/**
 * Calls `onEnd` after so many seconds, which closes the dialog, and shows the seconds that are left as a ring and as text. Screen readers do not announce
 * each second. It stops and shows nothing after somebody has interacted with the dialog.
 */
export const Countdown = ({ seconds, onEnd }: { seconds: number; onEnd: () => void }) => {
  const [left, setLeft] = useState(seconds)
  const end = useRef(onEnd)
  end.current = onEnd
  const line = useRef<HTMLParagraphElement>(null)
  const interacted = useInteracted(line)
  useEffect(() => {
    if (interacted) return
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [interacted])
  useEffect(() => {
    if (left === 0) end.current()
  }, [left])
  // The empty line keeps the button beside it in place.
  if (interacted) return <p className="countdown" />
  return (
    <p ref={line} className="countdown">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle className="countdown-track" cx="10" cy="10" r="8" />
        <circle
          className="countdown-left"
          cx="10"
          cy="10"
          r="8"
          pathLength={seconds}
          strokeDasharray={`${left} ${seconds - left}`}
          transform="rotate(-90 10 10)"
        />
      </svg>{' '}
      Closes by itself in {left} s
    </p>
  )
}

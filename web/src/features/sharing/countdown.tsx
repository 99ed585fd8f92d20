import { useEffect, useRef, useState } from 'react'
import { useTouched } from '#web/ui/dialog.tsx'

/**
 * Closes after some seconds and shows how many are left: a ring, and a text that is not announced every second. It ends when somebody uses
 * the dialog.
 */
export const Countdown = ({ seconds, onEnd }: { seconds: number; onEnd: () => void }) => {
  const [left, setLeft] = useState(seconds)
  const end = useRef(onEnd)
  end.current = onEnd
  const line = useRef<HTMLParagraphElement>(null)
  const touched = useTouched(line)
  useEffect(() => {
    if (touched) return
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [touched])
  useEffect(() => {
    if (left === 0) end.current()
  }, [left])
  if (touched) return <p className="countdown" />
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

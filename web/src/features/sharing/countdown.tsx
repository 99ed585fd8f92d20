import { useEffect, useRef, useState } from 'react'

/** Closes after some seconds and shows how many are left: a ring, and a text that is not announced every second. */
export const Countdown = ({ seconds, onEnd }: { seconds: number; onEnd: () => void }) => {
  const [left, setLeft] = useState(seconds)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left === 0) end.current()
  }, [left])
  return (
    <p className="countdown">
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

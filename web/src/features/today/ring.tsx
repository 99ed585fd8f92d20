import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useId } from 'react'
import { todayMessages } from '#domain/messages/today.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type CountdownClock, useCountdown } from './use-countdown.ts'
import './ring.css'

const TICKS = 120

/** The dash pattern of the first ticks of the dial, one unit of the path for each; '0 200' draws none. */
const drawDashes = (ticks: number): string => (ticks === 0 ? '0 200' : `0 0.25 ${'0.5 '.repeat(ticks * 2 - 1)}200`)

const formatFigures = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const LABELS: Record<CountdownClock['state'], string> = {
  ready: todayMessages.start,
  running: todayMessages.pause,
  paused: todayMessages.goOn,
  over: todayMessages.again,
}

const describeState = ({ state, gone }: CountdownClock, time: string | null): string | null => {
  if (state === 'running') return todayMessages.running(gone)
  if (state === 'paused') return todayMessages.paused(gone)
  return state === 'over' ? todayMessages.over : time
}

/** What a screen reader is told: the start, the middle and the end, not each second. */
const announce = ({ state, gone }: CountdownClock, seconds: number): string => {
  if (state === 'over') return todayMessages.over
  if (state !== 'running') return ''
  return gone * 2 >= seconds ? todayMessages.halfTime : todayMessages.started
}

type Props = {
  challenge: string
  /** The length of the challenge in seconds. */
  seconds: number
  /** Words about the time, shown until the ring starts. */
  time: string | null
}

/** The day's challenge beside a dial of 120 ticks that counts its time down (PAGE-24). */
export const Ring = ({ challenge, seconds, time }: Props) => {
  const countdown = useCountdown(seconds)
  const challengeId = useId()
  const { state, gone, left, press } = countdown
  return (
    <section className="ring-row">
      <button type="button" className="ring" aria-label={LABELS[state]} aria-describedby={challengeId} onClick={press}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <circle
            className="ring-all"
            cx="60"
            cy="60"
            r="54"
            pathLength={TICKS}
            strokeDasharray="0.3 0.7"
            strokeDashoffset="-0.35"
          />
          <circle
            className="ring-gone"
            cx="60"
            cy="60"
            r="54"
            pathLength={TICKS}
            strokeDasharray={drawDashes(Math.round((gone / seconds) * TICKS))}
          />
        </svg>
        <span className="ring-face" aria-hidden="true">
          <b>{formatFigures(left)}</b>
          <Icon of={state === 'running' ? Pause : Play} />
        </span>
      </button>
      <div className="ring-words">
        <h2>{todayMessages.challenge}</h2>
        <p id={challengeId} dir="auto">
          {challenge}
        </p>
        <p className="ring-state" role="timer">
          {describeState(countdown, time)}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {announce(countdown, seconds)}
      </p>
    </section>
  )
}

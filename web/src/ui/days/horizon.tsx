import type { DrawnDay } from './day-state.ts'
import './days.css'

type Props = {
  days: readonly DrawnDay[]
  /** The text alternative of the whole figure. */
  label: string
  /** `card` shows half its days on a phone; `long` wraps on a phone; `wide` has few, large days and always shows all. */
  size?: 'card' | 'long' | 'wide'
  /** The first and last day shown on a phone (size `card`). */
  narrow?: { from: string; to: string } | undefined
  /** Animates today's sun after a check-in. */
  justNow?: boolean
}

/** A row of days, drawn as suns on a horizon. */
export const Horizon = ({ days, label, size = 'card', narrow, justNow = false }: Props) => (
  <div className={size === 'card' ? 'horizon' : `horizon horizon-${size}`} role="img" aria-label={label}>
    {days.map(({ date, state, isToday, isLate, isInRun }) => (
      <i
        key={date}
        className="day"
        data-state={state}
        data-today={isToday || undefined}
        data-late={isLate || undefined}
        data-run={isInRun || undefined}
        data-just-now={(isToday && justNow && state === 'done') || undefined}
        data-wide-only={(narrow !== undefined && (date < narrow.from || date > narrow.to)) || undefined}
      />
    ))}
  </div>
)

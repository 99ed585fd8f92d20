import { useId } from 'react'
import { HOURS_PER_WEEK } from '#domain/goals/fields.ts'
import { CIRCLE_KEYS, CIRCLE_NAMES, type CircleKey } from '#domain/interview/circles.ts'
import { spokenCircle } from '#web/lib/circles.ts'
import './week-ring.css'

/** Hours per week. The rest of the week is drawn as open. */
export type WeekHours = {
  sleep: number
  job: number
  commute: number
  circles?: Partial<Record<CircleKey, number>>
}

type Part = { name: string; hours: number; kind?: 'sleep' | 'job' | 'commute' | 'open'; circle?: CircleKey }

/** The hours of the job are 'work hours', as in the interview: 'Work' alone is the circle. */
const listParts = ({ sleep, job, commute, circles = {} }: WeekHours): Part[] => {
  const taken: Part[] = [
    { name: 'sleep', hours: sleep, kind: 'sleep' },
    { name: 'work hours', hours: job, kind: 'job' },
    { name: 'commute', hours: commute, kind: 'commute' },
    ...CIRCLE_KEYS.map((circle) => ({ name: spokenCircle(CIRCLE_NAMES[circle]), hours: circles[circle] ?? 0, circle })),
  ]
  const open = HOURS_PER_WEEK - taken.reduce((sum, { hours }) => sum + hours, 0)
  return [...taken, { name: 'open', hours: Math.max(0, open), kind: 'open' } as const].filter(({ hours }) => hours > 0)
}

/** Parts with the hour at which each begins, cut off at the end of the week. */
const placed = (parts: Part[]): (Part & { from: number; drawn: number })[] => {
  let from = 0
  return parts.map((part) => {
    const start = from
    from = Math.min(HOURS_PER_WEEK, from + part.hours)
    return { ...part, from: start, drawn: from - start }
  })
}

type Props = WeekHours & {
  /**
   * The number in the middle: available hours, below 0 if the week is too short (INTERVIEW-5). Null while an hour of the week is not
   * known: then nothing is counted.
   */
  yours: number | null
}

const formatFigure = (yours: number | null): [string, string] => {
  if (yours === null) return ['–', 'hours are yours']
  return yours < 0
    ? [String(-yours), 'hours too many']
    : [String(yours), yours === 1 ? 'hour is yours' : 'hours are yours']
}

/** The week as a ring of 168 hours, with the available hours in the middle. */
export const WeekRing = ({ yours, ...hours }: Props) => {
  const mask = useId()
  const parts = placed(listParts(hours))
  const [figure, words] = formatFigure(yours)
  const label =
    yours === null
      ? 'Your 168 hours, not counted yet.'
      : `Your 168 hours: ${parts.map(({ name, hours: n }) => `${name} ${n}`).join(', ')}. ${figure} ${words}.`
  const free = Math.max(0, yours ?? 0)
  return (
    <div className="week">
      <svg className="week-ring" viewBox="-161 -161 322 322" role="img" aria-label={label}>
        <mask id={mask} maskUnits="userSpaceOnUse" x="-161" y="-161" width="322" height="322">
          <circle
            className="week-slots"
            r="150"
            pathLength="168"
            strokeWidth="18"
            strokeDasharray="0.52 0.48"
            strokeDashoffset="-0.24"
          />
        </mask>
        <g mask={`url(#${mask})`} transform="rotate(-90)">
          {parts.map(({ name, kind, circle, from, drawn }) => (
            <circle
              key={name}
              className="week-part"
              data-kind={kind}
              data-circle={circle}
              r="150"
              pathLength="168"
              strokeWidth={kind === 'open' ? 4.5 : 18}
              strokeDasharray={`${drawn} ${HOURS_PER_WEEK - drawn}`}
              strokeDashoffset={-from}
            />
          ))}
        </g>
        {free > 0 ? (
          <circle
            className="week-yours"
            r="132"
            pathLength="168"
            // Shorter at both ends, so that the line does not touch the neighbouring hours.
            strokeDasharray={`${Math.max(0.2, free - 1.2)} ${HOURS_PER_WEEK}`}
            strokeDashoffset={-(HOURS_PER_WEEK - free + 0.6)}
            transform="rotate(-90)"
          />
        ) : null}
      </svg>
      <p className="week-figure" aria-hidden="true">
        <b>{figure}</b>
        <span>{words}</span>
      </p>
    </div>
  )
}

type KeyProps = Omit<WeekHours, 'sleep' | 'job' | 'commute'> & Record<'sleep' | 'job' | 'commute', number | null>

/** The legend of the ring: the hours of each part of the week. Null: not known yet. */
export const WeekKey = ({ sleep, job, commute, circles }: KeyProps) => {
  const wanted = CIRCLE_KEYS.reduce((sum, key) => sum + (circles?.[key] ?? 0), 0)
  const isKnown = sleep !== null && job !== null && commute !== null
  const open = isKnown ? Math.max(0, HOURS_PER_WEEK - sleep - job - commute - wanted) : null
  const rows = [
    { kind: 'sleep', name: 'Sleep', hours: sleep },
    { kind: 'job', name: 'Work hours', hours: job },
    { kind: 'commute', name: 'Commute', hours: commute },
    ...(circles ? [{ kind: 'circles', name: 'Five circles', hours: wanted }] : []),
    { kind: 'open', name: 'Open', hours: open },
  ]
  return (
    <ul className="week-key">
      {rows.map(({ kind, name, hours }) => (
        <li key={kind}>
          <i data-kind={kind} /> {name} <b>{hours ?? '–'}</b>
        </li>
      ))}
    </ul>
  )
}

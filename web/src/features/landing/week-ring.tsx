/** An example week in hours: fixed parts, the five circles, and the rest. */
const PARTS: { kind?: string; circle?: string; hours: number }[] = [
  { kind: 'sleep', hours: 49 },
  { kind: 'job', hours: 50 },
  { kind: 'commute', hours: 6 },
  { circle: 'spiritual', hours: 3 },
  { circle: 'friends_family', hours: 12 },
  { circle: 'work', hours: 4 },
  { circle: 'personal_development', hours: 5 },
  { circle: 'health_fitness', hours: 6 },
  { kind: 'open', hours: 33 },
]
const WEEK = 168

const findStart = (index: number): number => PARTS.slice(0, index).reduce((sum, { hours }) => sum + hours, 0)

const LABEL = 'A week of 168 hours: 49 asleep, 50 at work, 6 on the way, 30 for the five circles, 33 open.'

export const LandingWeekRing = () => (
  <>
    <svg className="week-example" viewBox="-160 -160 320 320" role="img" aria-label={LABEL}>
      <mask
        id="example-hours"
        className="week-mask"
        maskUnits="userSpaceOnUse"
        x="-160"
        y="-160"
        width="320"
        height="320"
      >
        <circle
          className="week-hours"
          r="150"
          pathLength={WEEK}
          strokeWidth="16"
          strokeDasharray="0.52 0.48"
          strokeDashoffset="-0.24"
        />
      </mask>
      <g mask="url(#example-hours)" transform="rotate(-90)">
        {PARTS.map(({ kind, circle, hours }, index) => (
          <circle
            key={kind ?? circle}
            className="week-example-part"
            data-kind={kind}
            data-circle={circle}
            r="150"
            pathLength={WEEK}
            strokeWidth={kind === 'open' ? 4 : 16}
            strokeDasharray={`${hours} ${WEEK - hours}`}
            strokeDashoffset={-findStart(index)}
          />
        ))}
      </g>
    </svg>
    <p className="week-example-figure" aria-hidden="true">
      <b>{WEEK}</b> hours
    </p>
  </>
)

import { CIRCLES } from '#domain/goals/fields.ts'
import { pointAt } from './geometry.ts'
import './wheel.css'

const RADIUS = 119

type Props = {
  className: string
  /** `lit`: the filled sun; `still`: its outline. */
  light: 'lit' | 'still'
  /** The height of the sun above the horizon, in units of its 720 by 330 view box. */
  height?: number
  /** True for a second sun on one page, which reuses the gradient of the first. */
  again?: boolean
}

/** The sun of the sky screens: five circles in one disc inside 168 ticks, one per hour of a week. */
export const SunFigure = ({ className, light, height = 330, again = false }: Props) => (
  <svg className={className} viewBox={`0 0 720 ${height}`} aria-hidden="true">
    {light === 'lit' && !again ? (
      <defs>
        <linearGradient id="sun-fill" gradientUnits="userSpaceOnUse" x1="0" y1="-240" x2="0" y2="150">
          <stop className="sun-stop-high" offset="0" />
          <stop className="sun-stop-low" offset="1" />
        </linearGradient>
      </defs>
    ) : null}
    <g className={light === 'lit' && !again ? 'sun' : undefined} transform="translate(360 330)">
      <circle
        className={light === 'lit' ? 'sun-ticks' : 'sun-ticks-quiet'}
        r="278"
        pathLength="168"
        strokeWidth="12"
        strokeDasharray="0.16 0.84"
        strokeDashoffset="-0.42"
        transform="rotate(-90)"
      />
      <circle className={light === 'lit' ? 'sun-disc' : 'sun-outline'} r="238" />
      {CIRCLES.map((circle, index) => {
        const { x, y } = pointAt(index, RADIUS)
        return (
          <circle
            key={circle}
            className={light === 'lit' ? 'sun-circle' : 'sun-outline-circle'}
            cx={x}
            cy={y}
            r={RADIUS}
          />
        )
      })}
    </g>
  </svg>
)

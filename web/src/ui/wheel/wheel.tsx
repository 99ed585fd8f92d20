import { CIRCLE_KEYS, CIRCLE_NAMES, type CircleKey } from '#domain/interview/circles.ts'
import { spokenCircle } from '#web/lib/circles.ts'
import { CircleGlyph } from '#web/ui/circle-glyph.tsx'
import { pointAt } from './geometry.ts'
import './wheel.css'

/** From 0 to 10: `is` (satisfaction) is drawn filled, `wants` (importance) outlined. */
export type WheelValue = { is: number; wants: number }

type Props = {
  /** The start of the accessible name: 'Your wheel so far'. The figures are appended. */
  name: string
  /** The whole accessible name, where the figures are not satisfaction and importance. */
  label?: string
  /** Circles without a value are dotted outlines. */
  values: Partial<Record<CircleKey, WheelValue>>
}

/** The value is a circle's diameter along its spoke; at ten all five touch. */
const HUB = 39
const UNIT = 5.56
const FULL = 10
const HUB_TO_GLYPH = 185.2
const GLYPH = 20

const inWords = ({ name, values }: Props): string => {
  const said = CIRCLE_KEYS.flatMap((key) => {
    const value = values[key]
    return value ? [`${spokenCircle(CIRCLE_NAMES[key])}: satisfaction ${value.is}, importance ${value.wants}.`] : []
  })
  const open = CIRCLE_KEYS.filter((key) => !values[key]).map((key) => spokenCircle(CIRCLE_NAMES[key]))
  const empty = said.length > 0 && open.length > 0 ? [`Still empty: ${open.join(', ')}.`] : []
  return [`${name}.`, ...said, ...empty].join(' ')
}

const Drawn = ({ index, value, className }: { index: number; value: number; className: string }) => {
  const { x, y } = pointAt(index, HUB + value * UNIT)
  return <circle className={className} cx={x} cy={y} r={value * UNIT} />
}

/** The five circles around a hub, inside a ring of 168 ticks, one per hour of a week. */
export const Wheel = (props: Props) => (
  <svg className="wheel" viewBox="-198.2 -198.2 396.4 396.4" role="img" aria-label={props.label ?? inWords(props)}>
    <circle
      className="wheel-ticks"
      r="163.2"
      pathLength="168"
      strokeWidth="6"
      strokeDasharray="0.16 0.84"
      strokeDashoffset="-0.42"
      transform="rotate(-90)"
    />
    {CIRCLE_KEYS.map((key, index) => {
      const value = props.values[key]
      const glyph = pointAt(index, HUB_TO_GLYPH)
      return (
        <g key={key} data-circle={key} data-empty={value ? undefined : ''}>
          <Drawn index={index} value={FULL} className={value ? 'wheel-full' : 'wheel-empty'} />
          {value ? <Drawn index={index} value={value.wants} className="wheel-wants" /> : null}
          {value ? <Drawn index={index} value={value.is} className="wheel-is" /> : null}
          <g transform={`translate(${glyph.x - GLYPH / 2} ${glyph.y - GLYPH / 2})`}>
            <CircleGlyph circle={CIRCLE_NAMES[key]} />
          </g>
        </g>
      )
    })}
  </svg>
)

/** The legend of a wheel. */
export const WheelKey = () => (
  <p className="wheel-key">
    <span>
      <i className="key-is" /> How it is
    </span>
    <span>
      <i className="key-wants" /> How much it matters
    </span>
  </p>
)

import { CIRCLES } from '#domain/goals/fields.ts'
import { pointAt } from '#web/ui/wheel/geometry.ts'
import './spinner.css'

/** 'Dream Big': five circles breathe in turn while sign-in or goals load. */
const Spinner = () => (
  <div className="dream" role="status">
    <svg className="dream-mark" viewBox="-50 -52 100 100" aria-hidden="true">
      {CIRCLES.map((circle, index) => {
        const { x, y } = pointAt(index, 30)
        return <circle key={circle} cx={x} cy={y} r="16.6" />
      })}
    </svg>
    <p>Dream Big</p>
  </div>
)

/** The spinner as a whole page. */
export const LoadingPage = () => (
  <main id="main" className="loading">
    <h1 className="visually-hidden">Five Circles is loading</h1>
    <Spinner />
  </main>
)

/** A grey line where text will stand, so that nothing jumps when it arrives. */
export const Bone = ({ kind = 'line' }: { kind?: 'line' | 'title' | 'short' }) => (
  <span className={kind === 'line' ? 'bone' : `bone bone-${kind}`} aria-hidden="true" />
)

import { CIRCLES } from '#domain/goals/fields.ts'
import { loadingMessages } from '#domain/messages/loading.ts'
import { pointAt } from '#web/ui/wheel/geometry.ts'
import { useLoadingLimit } from '../lib/loading-limit.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import './spinner.css'

/** The loading spinner 'Dream Big' (PAGE-3). */
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

const TooLong = () => (
  <Notice
    title={loadingMessages.lateTitle}
    lead={loadingMessages.late}
    sun="still"
    live
    actions={
      <Button variant="dawn" size="large" onClick={() => window.location.reload()}>
        Try Again
      </Button>
    }
  />
)

/** The spinner as a whole page. After 5 s it offers a reload (AUTH-17). */
export const LoadingPage = () => {
  const late = useLoadingLimit(true)
  if (late) return <TooLong />
  return (
    <main id="main" className="loading">
      <h1 className="visually-hidden">Five Circles is loading</h1>
      <Spinner />
    </main>
  )
}

/** A placeholder for a line of text, which prevents layout shifts. */
export const Bone = ({ kind = 'line' }: { kind?: 'line' | 'title' | 'short' }) => (
  <span className={kind === 'line' ? 'bone' : `bone bone-${kind}`} aria-hidden="true" />
)

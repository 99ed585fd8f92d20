import { lazy, Suspense } from 'react'
import { useIdle } from '#web/lib/use-idle.ts'
import { waitingToast } from './toast.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** The messages inside a dialog: the page's own are behind a modal dialog, where they are neither seen nor announced. */
export const DialogToasts = () => (
  <div className="dialog-toasts">
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  </div>
)

/** Rendered once, at the root of the page. */
export const Toasts = () => {
  const idle = useIdle()
  const asked = waitingToast.useValue() !== null
  return <Suspense fallback={null}>{idle || asked ? <Toaster /> : null}</Suspense>
}

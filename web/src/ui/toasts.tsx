import { lazy, Suspense } from 'react'
import { useIdle } from '#web/lib/use-idle.ts'
import { waitingToast } from './toast.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** Rendered once, at the root of the page. */
export const Toasts = () => {
  const idle = useIdle()
  const asked = waitingToast.useValue() !== null
  return <Suspense fallback={null}>{idle || asked ? <Toaster /> : null}</Suspense>
}

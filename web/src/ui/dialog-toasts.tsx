import { lazy, Suspense } from 'react'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** The messages inside a dialog: the page's own are behind a modal dialog, where they are neither seen nor announced. */
export const DialogToasts = () => (
  <div className="dialog-toasts">
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  </div>
)

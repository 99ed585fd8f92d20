import { createExternalStore } from '#web/lib/external-store.ts'

export type ToastType = 'achievement' | 'nudge' | 'upgrade' | 'error'

/** `duration` in milliseconds. */
export type ToastRequest = { type: ToastType; title: string; message: string | undefined; duration: number }

/** Milliseconds (PAGE-11), for errors too. The time stops while the pointer is on the toast and while the tab is hidden. */
export const DEFAULT_DURATION = 4000

type Attached = { show(request: ToastRequest): void; dismiss(): void }

/** The mounted live regions: the page's, and a modal dialog's own. Each shows every message, so one is told. */
let attached: Attached[] = []
/** The message that waits for the live region, which is loaded when the browser is idle or when this is set. */
export const waitingToast = createExternalStore<ToastRequest | null>(null)

/** Shows the waiting message and every later one; gives a function that detaches. */
export const attachToaster = (toaster: Attached): (() => void) => {
  const own = { ...toaster }
  attached = [...attached, own]
  const asked = waitingToast.read()
  waitingToast.set(null)
  if (asked) toaster.show(asked)
  return () => {
    attached = attached.filter((one) => one !== own)
  }
}

const show =
  (type: ToastType) =>
  (title: string, message?: string, duration: number = DEFAULT_DURATION): void => {
    const request = { type, title, message, duration }
    const [first] = attached
    if (first) first.show(request)
    else waitingToast.set(request)
  }

/** `toast.achievement(title, message?, milliseconds?)`: top centre, one at a time, in a live region (PAGE-11). */
export const toast = {
  achievement: show('achievement'),
  nudge: show('nudge'),
  upgrade: show('upgrade'),
  error: show('error'),
  dismiss: (): void => {
    waitingToast.set(null)
    attached[0]?.dismiss()
  },
}

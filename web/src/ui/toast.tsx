import { X } from 'lucide-react'
import { toast as sonner, Toaster } from 'sonner'
import 'sonner/dist/styles.css'
import { SunDot } from './badge.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import './toast.css'

export type ToastType = 'achievement' | 'nudge' | 'upgrade' | 'error'

/** Milliseconds. */
const DEFAULT_DURATION = 4000

const show =
  (type: ToastType) =>
  (title: string, message?: string, duration: number = DEFAULT_DURATION): void => {
    // One at a time (PAGE-11).
    sonner.dismiss()
    sonner.custom(
      (id) => (
        <div className="toast" data-type={type} role={type === 'error' ? 'alert' : undefined}>
          <span className="toast-sun" aria-hidden="true">
            <SunDot state={type === 'error' ? 'open' : 'done'} />
          </span>
          <div>
            <p className="toast-title">{title}</p>
            {message ? <p>{message}</p> : null}
          </div>
          <IconButton label="Close" onClick={() => sonner.dismiss(id)}>
            <Icon of={X} />
          </IconButton>
        </div>
      ),
      { duration, unstyled: true },
    )
  }

/** `toast.achievement(title, message?, milliseconds?)`: top centre, one at a time, in a live region (PAGE-11). */
export const toast = {
  achievement: show('achievement'),
  nudge: show('nudge'),
  upgrade: show('upgrade'),
  error: show('error'),
  dismiss: (): void => {
    sonner.dismiss()
  },
}

/** The design's width instead of sonner's; set through the CSSOM, which the content security policy allows. */
const SIZE: Record<string, string> = { '--width': '26rem' }

/** Rendered once, at the root of the page. */
export const Toasts = () => (
  <Toaster
    position="top-center"
    visibleToasts={1}
    richColors
    closeButton
    offset={12}
    mobileOffset={{ top: 'calc(12px + env(safe-area-inset-top))', left: 12, right: 12 }}
    gap={8}
    style={SIZE}
    containerAriaLabel="Messages"
    toastOptions={{ duration: DEFAULT_DURATION }}
  />
)

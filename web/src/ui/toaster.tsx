import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'
import 'sonner/dist/styles.css'
import { SunDot } from './badge.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { attachToaster, DEFAULT_DURATION, type ToastRequest } from './toast.ts'
import './toast.css'

const show = ({ type, title, message, duration }: ToastRequest): void => {
  // One at a time (PAGE-11).
  sonner.dismiss()
  sonner.custom(
    (id) => (
      // No role: sonner's live region announces it, and an alert inside would be announced a second time.
      <div className="toast" data-type={type}>
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

const dismiss = (): void => {
  sonner.dismiss()
}

/** The design's width instead of sonner's; set through the CSSOM, which the content security policy allows. */
const SIZE: Record<string, string> = { '--width': '26rem' }

/** The live region of the messages. */
export const Toaster = () => {
  // After sonner's own effect, which listens for messages.
  useEffect(() => attachToaster({ show, dismiss }), [])
  return (
    <SonnerToaster
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
}

import { LinkButton } from '#web/ui/button.tsx'
import { usePortal } from './use-portal.ts'

/** Opens the customer portal. */
export const ManageSubscription = () => {
  const { open, opening } = usePortal()
  return (
    <LinkButton aria-disabled={opening || undefined} onClick={() => void open()}>
      {opening ? 'Opening...' : 'Manage Subscription'}
    </LinkButton>
  )
}

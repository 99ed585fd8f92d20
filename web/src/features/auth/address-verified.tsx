import { beginMessages } from '#domain/messages/begin.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { AuthLayout } from './auth-layout.tsx'

/** In the tab that waited, once the mail's link was opened in another one (AUTH-18). */
export const AddressVerified = ({ next }: { next: string }) => {
  useTitle(beginMessages.addressVerified)
  return (
    <AuthLayout line="Tomorrow, the first message is yours.">
      <div className="stack" role="status">
        <h1>{beginMessages.addressVerified}</h1>
        <p className="lead">{beginMessages.addressVerifiedLead}</p>
      </div>
      <ButtonLink variant="dawn" size="large" wide to={next} replace>
        {beginMessages.goOnHere}
      </ButtonLink>
      <p className="fine-print">{beginMessages.closeOther}</p>
    </AuthLayout>
  )
}

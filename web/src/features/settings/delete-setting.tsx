import { useState } from 'react'
import * as z from 'zod/mini'
import { settingsMessages } from '#domain/messages/settings.ts'
import { contract as deleteAccount } from '#functions/accounts/delete-account/contract.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import { useForm } from '#web/lib/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useDeleteEverything } from './api/use-delete-everything.ts'
import { Setting } from './setting.tsx'

/** The address of this account, as the request of `delete-account` confirms it. */
const confirmation = (email: string) =>
  z.object({
    email: deleteAccount.request.shape.email.check(
      z.trim(),
      z.refine((typed) => typed.toLowerCase() === email.toLowerCase()),
    ),
  })

const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const { email } = usePerson()
  const form = useForm({
    initial: () => ({ email: '' }),
    schema: confirmation(email),
    texts: { email: settingsMessages.typeYourEmail },
  })
  const { run, busy, failure } = useDeleteEverything()
  // The deletion cannot be cancelled: the dialog stays until it ends.
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog title="Delete your account?" onClose={close}>
      <form className="stack" onSubmit={form.submit((typed) => void run(typed.email))} noValidate>
        <div className="dialog-words">
          <p>{settingsMessages.deletion} Nobody can bring them back.</p>
        </div>
        <TextField
          {...form.text('email')}
          label="Your email, to confirm"
          hint={email}
          type="email"
          autoComplete="off"
          required
        />
        {failure ? <Banner kind="failed">{failure}</Banner> : null}
        <div className="dialog-actions">
          <Button variant="line" onClick={close} inactive={busy} data-autofocus>
            Keep My Account
          </Button>
          <Button variant="ink" type="submit" inactive={busy}>
            {busy ? 'Deleting...' : failure ? 'Try Again' : 'Delete Everything'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Account deletion (ACCOUNT-8). Shown even if the other settings could not be loaded. */
export const DeleteSetting = () => {
  const [asking, setAsking] = useState(false)
  return (
    <Setting title="Delete account">
      <p>{settingsMessages.deletion} Export them first if you want to keep them.</p>
      <div className="button-row">
        <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Delete My Account
        </Button>
      </div>
      {asking ? <DeleteDialog onClose={() => setAsking(false)} /> : null}
    </Setting>
  )
}

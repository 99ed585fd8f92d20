import { useId, useRef, useState } from 'react'
import { settingsMessages as words } from '#domain/messages/settings.ts'
import { unsavedMessages } from '#domain/messages/unsaved.ts'
import { SETTINGS } from '#web/lib/places.ts'
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type Props = {
  changed: boolean
  saving: boolean
  /** Why the last save failed. */
  failure: string | null
  /** Beside help lines the bar stays at the end of the form, without the accent colour. */
  beside: 'help' | null
  onDiscard: () => void
}

/**
 * Save and Discard. While something is unsaved they stay in view at the foot of the window, and leaving the screen asks first
 * (PAGE-32).
 */
export const SaveBar = ({ changed, saving, failure, beside, onDiscard }: Props) => {
  const noteId = useId()
  const save = useRef<HTMLButtonElement>(null)
  /** Keeps the bar in view while a keyboard's focus is in it, although nothing is unsaved any more. */
  const [isHeld, setHeld] = useState(false)
  const { leave, stay } = useLeaveGuard(SETTINGS, changed)
  const discard = () => {
    onDiscard()
    // 'Discard' is gone with the changes.
    save.current?.focus({ preventScroll: true })
  }
  return (
    <div className="save-bar" data-stuck={(changed || isHeld) && beside === null ? '' : undefined}>
      {failure ? <Banner kind="failed">{failure}</Banner> : null}
      <p id={noteId} role="status">
        {changed ? words.unsaved : words.nothingChanged}
      </p>
      <div className="button-row">
        {changed && !saving ? (
          <Button variant="plain" size="large" onClick={discard}>
            {words.discard}
          </Button>
        ) : null}
        <Button
          ref={save}
          type="submit"
          variant={beside === null ? 'dawn' : 'line'}
          size="large"
          inactive={!changed || saving}
          aria-describedby={changed ? undefined : noteId}
          onFocus={({ target }) => setHeld(changed && target.matches(':focus-visible'))}
          onBlur={() => setHeld(false)}
        >
          {saving ? 'Saving...' : 'Save Changes'}
        </Button>
      </div>
      {leave ? (
        <ConfirmDialog
          title={unsavedMessages.title}
          cancel={unsavedMessages.stay}
          confirm={unsavedMessages.leave}
          onConfirm={leave}
          onClose={stay}
        >
          <p>{unsavedMessages.settings}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

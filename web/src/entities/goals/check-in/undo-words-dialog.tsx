import { createPortal } from 'react-dom'
import { undoMessages } from '#domain/messages/undo.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type Props = { busy: boolean; onConfirm: () => void; onClose: () => void }

/**
 * Says before the undo that it removes the person's feeling and line of the day (STREAK-20). At the end of the document, because the
 * bar and the card around the undo style their buttons.
 */
const UndoWordsDialog = (props: Props) =>
  createPortal(
    <ConfirmDialog
      title={undoMessages.askTitle}
      cancel={undoMessages.keep}
      confirm={undoMessages.confirm}
      confirming={undoMessages.undoing}
      {...props}
    >
      <p>{undoMessages.ask}</p>
    </ConfirmDialog>,
    document.body,
  )

export default UndoWordsDialog

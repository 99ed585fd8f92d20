import type { useChangeWitness } from '#web/features/goal-page/api/use-witness.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type Props = { change: ReturnType<typeof useChangeWitness>; onClose: () => void }

/** Asks once before the witness is ended (WITNESS-12). */
export const EndWitness = ({ change, onClose }: Props) => (
  <ConfirmDialog
    title="End this witness?"
    cancel="Keep the Witness"
    confirm="End Witness"
    confirming="Ending..."
    busy={change.isPending}
    onConfirm={() => change.mutate({ kind: 'end' }, { onSettled: onClose })}
    onClose={onClose}
  >
    <p>
      The link that you sent stops working at once, and the last line goes with it. You can ask somebody again later.
    </p>
  </ConfirmDialog>
)

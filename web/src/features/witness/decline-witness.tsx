import { useState } from 'react'
import { LinkButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { Problem } from './use-witnessed-goal.ts'
import { witnessCopy } from './witness-copy.ts'

const { decline: copy } = witnessCopy

type Props = { ownerName: string; sending: boolean; problem: Problem | null; onDecline: () => void }

/** The way to stop being a witness, after one question (WITNESS-13). */
export const DeclineWitness = ({ ownerName, sending, problem, onDecline }: Props) => {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <LinkButton onClick={() => setAsking(true)}>{copy.open}</LinkButton>
      {asking ? (
        <ConfirmDialog
          title={copy.title}
          cancel={copy.keep}
          confirm={copy.button}
          confirming={copy.busy}
          busy={sending}
          onConfirm={onDecline}
          onClose={() => setAsking(false)}
        >
          <p>{copy.lead(ownerName)}</p>
          {problem?.at === 'decline' ? <p role="alert">{problem.message}</p> : null}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
